import type { Project } from '#app/projects/model/project.ts'
import { findSubPage } from '#app/projects/model/sub-page.ts'

import { leavesOf, type Leaf } from './project-leaves.ts'

/** Values that one of a project's subpages draws, in order; empty without such a page. */
export function spaceLeavesOf(project: Project, index: number): Leaf[] {
  const own = project.pages?.[index]
  const page = own && findSubPage(project, own.slug)
  if (!page) return []
  const { pages: _pages, parent: _parent, picture: _picture, path: _path, ...whole } = page
  return leavesOf(whole).map((leaf) => {
    const [field = ''] = leaf.at
    return field in own ? { ...leaf, at: ['pages', index, ...leaf.at] } : leaf
  })
}
