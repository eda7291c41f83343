import type { Difference } from '#app/publishing/difference.ts'
import { valueAt, withValue, type Content } from '#app/publishing/edited-content.ts'

/** Reverts one value; undefined for a row that was added, removed or moved, and for a draft that has changed since. */
export function putBack(content: Content, one: Difference): Content {
  const { at, was, became, movedFrom } = one
  const isOfRow = was === undefined || became === undefined
  if (movedFrom !== undefined || (isOfRow && at.length > 1)) return undefined
  const value = valueAt(content, at)
  const isRemoved = became === undefined && value !== undefined
  if (isRemoved || (became !== undefined && JSON.stringify(value) !== became)) return undefined
  return withValue(content, at, was === undefined ? undefined : JSON.parse(was))
}
