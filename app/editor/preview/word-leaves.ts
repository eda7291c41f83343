import { plainWords, type Leaf } from './listing-leaves.ts'
import type { ListingPath } from './preview-messages.ts'

export const WORDS_PART = 'words-part'

const UNSAID: ReadonlySet<string | number> = new Set([
  'id',
  'to',
  'icon',
  'picture',
  'description',
  'cardTitle',
  'inForceSince',
])

/** Values that the page draws, in order; `filled` replaces names in braces. */
export function leavesOfWords(words: unknown, filled: (text: string) => string): Leaf[] {
  return leavesIn(words, [], filled)
}

function leavesIn(value: unknown, at: ListingPath, filled: (text: string) => string): Leaf[] {
  if (UNSAID.has(at.at(-1) ?? '')) return []
  if (typeof value === 'string')
    return [{ at, homes: [`.${WORDS_PART}`], forms: [plainWords(filled(value))] }]
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([name, one]) => leavesIn(one, [...at, name], filled))
}
