import type { Json } from '#app/lib/json/json.ts'
import { normalizeSpaces, type Leaf } from './project-leaves.ts'
import type { ContentPath } from './preview-messages.ts'

export const PAGE_PART = 'page-part'

const NON_TEXT_KEYS: ReadonlySet<string | number> = new Set([
  'id',
  'to',
  'icon',
  'picture',
  'description',
  'cardTitle',
  'inForceSince',
])

/** Values that the page draws, in order; `filled` replaces names in braces. */
export function leavesOfPage(content: Json, filled: (text: string) => string): Leaf[] {
  return leavesIn(content, [], filled)
}

function leavesIn(value: Json, at: ContentPath, filled: (text: string) => string): Leaf[] {
  if (NON_TEXT_KEYS.has(at.at(-1) ?? '')) return []
  if (typeof value === 'string')
    return [{ at, homes: [`.${PAGE_PART}`], forms: [normalizeSpaces(filled(value))] }]
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((one: Json, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([name, one]) => leavesIn(one, [...at, name], filled))
}
