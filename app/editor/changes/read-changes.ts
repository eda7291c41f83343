import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import { readContent } from '#app/editor/preview/read-content.ts'

import { placedChanges } from './placed-changes.ts'

/** Reads which facts a draft changes, beside what is published; undefined while no listing can be read in it. */
export function readChanges(published: unknown): (content: unknown) => PlacedChange[] | undefined {
  const before = readContent(published)
  return (content) => {
    const listing = readContent(content)
    return listing && placedChanges(before, listing)
  }
}
