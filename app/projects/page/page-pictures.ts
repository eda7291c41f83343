import type { PageContent } from '#app/projects/model/sub-page.ts'
import type { Section } from '#app/projects/sections/section.ts'

/** Slots of a page without duplicates, the cover first. */
export function picturesOf(
  page: Pick<PageContent, 'picture' | 'slideshow' | 'sections' | 'pages'>,
): string[] {
  return [
    ...new Set([
      page.picture,
      ...(page.slideshow?.pictures ?? []),
      ...page.sections.flatMap(picturesIn),
      ...(page.pages?.map(({ picture }) => picture) ?? []),
    ]),
  ]
}

function picturesIn(section: Section): string[] {
  if (section.kind !== 'gallery' && section.kind !== 'landmarks') return []
  return section.items.map(({ picture }) => picture)
}
