import MiniSearch, { type Query, type SearchOptions } from 'minisearch'

import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

export type SearchEntry = {
  /** A path on this site. */
  to: string
  label: string
  detail: string
  more: string
  /** Matches whole words only. */
  text?: string
}

export const SILENT: ReadonlySet<string> = new Set(
  'a all an and any are at budget buy buying by find for home homes i in is listing listings looking me my near of on or please price project projects properties property sale show some the to want with'.split(
    ' ',
  ),
)
/** Visitors' synonyms for words of the catalogue. */
const MEANT = new Map([
  ['flat', 'apartment'],
  ['bedroom', 'bhk'],
])

function normalizeTerm(term: string): string | null {
  const word = asciiDigits(term).toLowerCase()
  const one = singular(word)
  return SILENT.has(word) ? null : (MEANT.get(one) ?? one)
}

/** `pools` becomes `pool`. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Normalised, with a space around every word: ` swimming pool `. */
export function spoken(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words.filter(Boolean).map(singular).join(' ')} `
}

const isFigure = (term: string) => /\d/.test(term)

type Find = (
  text: string,
  predicate?: (entry: SearchEntry) => boolean,
) => { found: SearchEntry[]; isClose: boolean }

export function isList(to: string): boolean {
  return to.startsWith('/projects?')
}

/** Best first; every word must match, whole or as prefix; with no match, one letter in four may differ (`isClose`). */
export function* openingSearch(entries: readonly SearchEntry[]): Steps<Find> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['label', 'detail', 'more', 'text'],
    processTerm: normalizeTerm,
    searchOptions: {
      // A name outweighs a text.
      boost: { label: 3, text: 0.01 },
      // A list precedes its projects.
      boostDocument: (to) => (isList(String(to)) ? 4 : 1),
    },
  })
  const byAddress = new Map<string, SearchEntry>()
  for (const entry of entries) {
    index.add(entry)
    byAddress.set(entry.to, entry)
    yield
  }
  const hitsOf = (query: Query, predicate?: (entry: SearchEntry) => boolean) => {
    const found = index.search(query).flatMap(({ id }) => byAddress.get(String(id)) ?? [])
    return predicate ? found.filter(predicate) : found
  }

  return (text, predicate) => {
    const terms = text
      .split(SEPARATORS)
      .filter((term) => term !== '' && normalizeTerm(term) !== null)
    const exact = hitsOf(everyOf(terms, EXACT), predicate)
    const isClose = exact.length === 0
    return { found: isClose ? hitsOf(everyOf(terms, CLOSE), predicate) : exact, isClose }
  }
}

/** MiniSearch's own separator. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u
const NAMED = ['label', 'detail', 'more']

const EXACT: readonly SearchOptions[] = [
  // A number of rooms must not match a sector by prefix.
  { fields: NAMED, prefix: (term) => !isFigure(term) || term.length > 1 },
  { fields: ['text'] },
]
const CLOSE: readonly SearchOptions[] = [
  { fields: NAMED, fuzzy: (term) => (term.length > 3 && !isFigure(term) ? 0.25 : false) },
  { fields: ['text'], fuzzy: (term) => (term.length > 5 && !isFigure(term) ? 0.2 : false) },
]

function everyOf(terms: readonly string[], ways: readonly SearchOptions[]): Query {
  return {
    combineWith: 'AND',
    queries: terms.map((term) => ({
      combineWith: 'OR',
      queries: ways.map((way) => ({ ...way, queries: [term] })),
    })),
  }
}

export function hasSearchTerms(text: string): boolean {
  return text.split(SEPARATORS).some((term) => term !== '' && normalizeTerm(term) !== null)
}
