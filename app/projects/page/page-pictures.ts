import type { PageWords } from '#app/projects/model/sub-page.ts'
import type { Section } from '#app/projects/sections/section.ts'

/** Every picture slot of a listing's page, its head first, each once. */
export function picturesOf(
  page: Pick<PageWords, 'picture' | 'slideshow' | 'sections' | 'pages'>,
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
