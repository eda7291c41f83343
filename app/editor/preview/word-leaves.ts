import { plainWords, type Leaf } from './listing-leaves.ts'
import type { ListingPath } from './preview-messages.ts'

/** The element that a page of words is drawn in while it is edited. */
export const WORDS_PART = 'words-part'

/** Names, addresses and what stands in the head of a page, of which it shows no letter. */
const UNSAID: ReadonlySet<string | number> = new Set([
  'id',
  'to',
  'icon',
  'picture',
  'description',
  'cardTitle',
  'inForceSince',
])

/** What the page of these words may say of them, in their order; `filled` puts in what stands for names in braces. */
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
