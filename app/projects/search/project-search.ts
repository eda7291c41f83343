import MiniSearch, { type Query, type SearchOptions } from 'minisearch'

import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

/** Something the search box can lead to. */
export type SearchEntry = {
  /** Its address on this site. */
  to: string
  label: string
  detail: string
  /** Further words that find it. */
  more: string
  /** What it says of itself, of which whole words are found. */
  text?: string
}

/** Words of a question that say nothing about a listing. */
export const SILENT: ReadonlySet<string> = new Set(
  'a all an and any are at budget buy buying by find for home homes i in is listing listings looking me my near of on or please price project projects properties property sale show some the to want with'.split(
    ' ',
  ),
)
/** Words of our visitors for a word of the catalogue. */
const MEANT = new Map([
  ['flat', 'apartment'],
  ['bedroom', 'bhk'],
])

function wordOf(term: string): string | null {
  const word = asciiDigits(term).toLowerCase()
  const one = singular(word)
  return SILENT.has(word) ? null : (MEANT.get(one) ?? one)
}

/** One of what several are called: `pools` is `pool`. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** A text as it is spoken, with a space on each side of every word: ` swimming pool `. */
export function spoken(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words.filter(Boolean).map(singular).join(' ')} `
}

const isFigure = (term: string) => /\d/.test(term)

/** What a text finds, of the entries that are wanted. */
type Find = (
  text: string,
  isWanted?: (entry: SearchEntry) => boolean,
) => { found: SearchEntry[]; isClose: boolean }

/** Whether an address is that of a list: of a place or of a developer. */
export function isList(to: string): boolean {
  return to.startsWith('/projects?')
}

/**
 * A search over entries, best first. Every word must be found, as a whole or at its beginning, in what
 * they say of themselves as a whole; only where nothing is, one letter in four may be wrong, and the
 * answer says that it is close.
 */
export function* openingSearch(entries: readonly SearchEntry[]): Steps<Find> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['label', 'detail', 'more', 'text'],
    processTerm: wordOf,
    searchOptions: {
      // What something is called counts before what it says of itself.
      boost: { label: 3, text: 0.01 },
      // A list holds what its name finds, so it stands before each of them.
      boostDocument: (to) => (isList(String(to)) ? 4 : 1),
    },
  })
  const byAddress = new Map<string, SearchEntry>()
  for (const entry of entries) {
    index.add(entry)
    byAddress.set(entry.to, entry)
    yield
  }
  const hitsOf = (query: Query, isWanted?: (entry: SearchEntry) => boolean) => {
    const found = index.search(query).flatMap(({ id }) => byAddress.get(String(id)) ?? [])
    return isWanted ? found.filter(isWanted) : found
  }

  return (text, isWanted) => {
    const terms = text.split(APART).filter((term) => term !== '' && wordOf(term) !== null)
    const exact = hitsOf(everyOf(terms, EXACT), isWanted)
    const isClose = exact.length === 0
    return { found: isClose ? hitsOf(everyOf(terms, CLOSE), isWanted) : exact, isClose }
  }
}

/** As MiniSearch itself takes texts apart. */
const APART = /[\n\r\p{Z}\p{P}]+/u
const NAMED = ['label', 'detail', 'more']

const EXACT: readonly SearchOptions[] = [
  // A room count is no beginning of a sector's number.
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

/** Whether a text asks for anything at all. */
export function saysSomething(text: string): boolean {
  return text.split(APART).some((term) => term !== '' && wordOf(term) !== null)
}
