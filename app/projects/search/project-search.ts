import MiniSearch, { type SearchOptions } from 'minisearch'

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

export type Found<T> = { found: T[]; isClose: boolean }

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
const singular = (word: string) => (/..[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Normalised, with a space around every word: ` swimming pool `. */
export function spoken(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.map(singular).join(' ')} `
}

/** MiniSearch's own separator. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u
const NAMED = ['label', 'detail', 'more']
const isFigure = (term: string) => /\d/.test(term)

const IN_TEXT: readonly SearchOptions[] = [{ fields: ['text'] }]
const EXACT: readonly SearchOptions[] = [
  // A number of rooms must not match a sector by prefix.
  { fields: NAMED, prefix: (term) => !isFigure(term) || term.length > 1 },
  ...IN_TEXT,
]
const CLOSE: readonly SearchOptions[] = [
  { fields: NAMED, fuzzy: (term) => (term.length > 3 && !isFigure(term) ? 0.25 : false) },
  { fields: ['text'], fuzzy: (term) => (term.length > 5 && !isFigure(term) ? 0.2 : false) },
]

type ProjectSearch = {
  /** Best first; every word must match, whole or as prefix; with no match, one letter in four may differ (`isClose`). */
  find: (text: string, predicate?: (entry: SearchEntry) => boolean) => Found<SearchEntry>
  /** Whether a text has these words, whole and in this order. */
  says: (phrase: string) => boolean
}

export function* openingSearch(entries: readonly SearchEntry[]): Steps<ProjectSearch> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: [...NAMED, 'text'],
    processTerm: normalizeTerm,
    searchOptions: {
      // A name outweighs a text.
      boost: { label: 3, text: 0.01 },
      // A list precedes its projects.
      boostDocument: (to) => (String(to).startsWith('/projects?') ? 4 : 1),
    },
  })
  const byAddress = new Map<unknown, SearchEntry>()
  const textWords = new Map<SearchEntry, string>()
  for (const entry of entries) {
    index.add(entry)
    byAddress.set(entry.to, entry)
    textWords.set(entry, spoken(entry.text ?? ''))
    yield
  }
  const hitsOf = (text: string, ways: readonly SearchOptions[]) => {
    const queries = termsOf(text).map((term) => ({
      combineWith: 'OR' as const,
      queries: ways.map((way) => ({ ...way, queries: [term] })),
    }))
    const hits = index.search({ combineWith: 'AND', queries })
    return hits.flatMap(({ id }) => byAddress.get(id) ?? [])
  }
  return {
    find: (text, predicate = () => true) => {
      const exact = hitsOf(text, EXACT).filter(predicate)
      const isClose = exact.length === 0
      return { found: isClose ? hitsOf(text, CLOSE).filter(predicate) : exact, isClose }
    },
    says: (phrase) => {
      const words = spoken(phrase)
      return hitsOf(phrase, IN_TEXT).some((entry) => textWords.get(entry)?.includes(words))
    },
  }
}

const termsOf = (text: string) =>
  text.split(SEPARATORS).filter((term) => term !== '' && normalizeTerm(term) !== null)

export function hasSearchTerms(text: string): boolean {
  return termsOf(text).length > 0
}
