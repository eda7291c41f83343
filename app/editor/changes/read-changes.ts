import type { Content } from '#app/publishing/edited-content.ts'
import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import { readContent } from '#app/editor/preview/read-content.ts'

import { placedChanges } from './placed-changes.ts'

/** Reads the changed facts; undefined while the draft is not a valid project. */
export function readChanges(published: Content): (content: Content) => PlacedChange[] | undefined {
  const before = readContent(published)
  return (content) => {
    const project = readContent(content)
    return project && placedChanges(before, project)
  }
}
