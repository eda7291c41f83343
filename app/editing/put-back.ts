import type { Difference } from '#app/projects/versions/difference.ts'
import { valueAt, withValue, type Content } from '#app/projects/versions/edited-content.ts'

/**
 * A draft with one value as it is published again, whole with the others of its row. Undefined where that alone
 * cannot be put back, as of a row that was added, taken out or moved, or where the draft has gone on meanwhile.
 */
export function putBack(content: Content, { at, was, became, movedFrom }: Difference): Content {
  const isOfRow = was === undefined || became === undefined
  if (movedFrom !== undefined || (isOfRow && at.length > 1)) return undefined
  const value = valueAt(content, at)
  const isGone = became === undefined && value !== undefined
  if (isGone || (became !== undefined && JSON.stringify(value) !== became)) return undefined
  return withValue(content, at, was === undefined ? undefined : JSON.parse(was))
}
