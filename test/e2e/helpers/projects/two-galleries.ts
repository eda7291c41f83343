import type { Project } from '#app/projects/model/project.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import { projectWhere } from '#test/helpers/listed.ts'

/** The first project with two galleries, each of which fills a row of the widest grid. */
export const galleryProject = projectWhere(
  'with two galleries',
  (each) => galleriesOf(each).length > 1,
)

const [first, second] = galleriesOf(galleryProject)
if (!first || !second) throw new Error('A project lost its galleries.')
export const one = first
export const other = second

function galleriesOf({ sections }: Project) {
  return sections
    .flatMap((section) => (section.kind === 'gallery' ? section : []))
    .filter(({ items }) => items.length >= 5)
    .map((section) => ({
      title: section.title,
      anchor: `#${anchorOf(section)}`,
      count: section.items.length,
    }))
}
