import MiniSearch from 'minisearch'

/** Something the search box can lead to. */
export type SearchEntry = {
  /** Its address on this site. */
  to: string
  label: string
  detail: string
  /** Further words that find it. */
  more: string
}

/** Words of a question that say nothing about a listing. */
const SILENT = new Set(
  'a all and at by for in me near of on or project projects properties property sale the to with'.split(
    ' ',
  ),
)
/** Words of our visitors for a word of the catalogue. */
const MEANT = new Map([
  ['flat', 'apartments'],
  ['flats', 'apartments'],
  ['bedroom', 'bhk'],
  ['bedrooms', 'bhk'],
])

function wordOf(term: string): string | null {
  const word = term.toLowerCase()
  return SILENT.has(word) ? null : (MEANT.get(word) ?? word)
}

const isFigure = (term: string) => /\d/.test(term)

/**
 * A search over entries, best first. Every word must be found, as a whole or at its beginning; only where
 * nothing is, one letter in four may be wrong, and the answer says that it is close.
 */
export function openSearch<E extends SearchEntry>(entries: readonly E[]) {
  const index = new MiniSearch<E>({
    idField: 'to',
    fields: ['label', 'detail', 'more'],
    processTerm: wordOf,
    searchOptions: {
      boost: { label: 3 },
      // A list holds what its name finds, so it stands before each of them.
      boostDocument: (to) => (String(to).startsWith('/projects?') ? 4 : 1),
      combineWith: 'AND',
      // A room count is no beginning of a sector's number.
      prefix: (term) => !isFigure(term) || term.length > 1,
    },
  })
  index.addAll(entries)
  const byAddress = new Map(entries.map((entry) => [entry.to, entry]))

  return (text: string): { found: E[]; isClose: boolean } => {
    const exact = index.search(text)
    const isClose = exact.length === 0
    const hits = isClose
      ? index.search(text, {
          fuzzy: (term) => (term.length > 3 && !isFigure(term) ? 0.25 : false),
        })
      : exact
    return { found: hits.flatMap(({ id }) => byAddress.get(String(id)) ?? []), isClose }
  }
}

/** Whether a text asks for anything at all. */
export function saysSomething(text: string): boolean {
  return text.split(/[\n\r\p{Z}\p{P}]+/u).some((term) => term !== '' && wordOf(term) !== null)
}
