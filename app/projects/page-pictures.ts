import type { Section } from './sections/section.ts'
import type { ListingPage } from './sub-page.ts'

/** Every picture slot of a listing's page, its head first, each once. */
export function picturesOf(
  page: Pick<ListingPage, 'picture' | 'slideshow' | 'sections'>,
): string[] {
  return [
    ...new Set([
      page.picture,
      ...(page.slideshow?.pictures ?? []),
      ...page.sections.flatMap(picturesIn),
    ]),
  ]
}

function picturesIn(section: Section): string[] {
  if (section.kind !== 'gallery' && section.kind !== 'landmarks') return []
  return section.items.map(({ picture }) => picture)
}
