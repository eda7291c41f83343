import { sql, type RawBuilder } from 'kysely'

import { searchKeys } from '#app/enquiries/names/name-keys.server.ts'
import type { Scope } from '#app/leads/search/lead-filter.server.ts'
import { TODAY, type LeadFilter } from '#app/leads/search/lead-filter.ts'
import type { Looks, Match, Search } from '#app/leads/search/search.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { everListed, perCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'

import { beginsWith, readWords, searchWords, type WordSearch } from './search-words.ts'
import type { TimeWords } from './time-words.ts'

/** Fewer than of names: each lead is fetched. */
export const WORD_LOOKS: Looks = { first: 1000, longest: 4000 }

/** More months are nearly every lead, and projects beyond are of a word that is no name. */
const MAX_MONTHS = 24
const MAX_PROJECTS = 200

/** The search in everything but name and phone; undefined where too little is typed. */
export function inWords(
  { typed, scope }: Search,
  now = new Date(),
): (Search & { words: WordSearch }) | undefined {
  const words = readWords(typed, now)
  return words && { typed, words, scope: words.time ? inTime(scope, words.time) : scope }
}

/** The days that both allow. */
export function inTime({ filter, ...scope }: Scope, { from, to }: TimeWords): Scope {
  const [first = from, last = to] = [filter.from, filter.to].map(dayOf)
  return {
    ...scope,
    filter: { ...filter, from: first > from ? first : from, to: last < to ? last : to },
  }
}

/** `isNamed` matches are found already, by name or phone. */
export function wordsMatch(
  { words, time }: WordSearch,
  filter: LeadFilter,
  isNamed: RawBuilder<boolean>,
): Match {
  const columns = sql`, search_words`
  const rest = sql<boolean>`not ${isNamed}`
  if (words.length === 0) return { fits: rest, columns, indexed: undefined, rest }
  const query = queryOf(words, time !== undefined)
  const months = monthsOf(filter).map((month) => `'@${month}'`)
  const dated = months.length > 0 ? `(${query}) & (${months.join(' | ')})` : query
  return {
    fits: sql`(search_words @@ ${query}::tsquery and ${rest})`,
    columns,
    indexed: sql`search_words @@ ${dated}::tsquery`,
    rest,
  }
}

/** Every word, literally or by the sound of a name. Names that sound alike throughout are suggestions (docs/names.md). */
function queryOf(words: readonly string[], hasTime: boolean): string {
  const literal = words.map((word) => [
    word.length < 2 ? quoted(word) : `${quoted(word)}:*`,
    ...projectsNamed(word).map((id) => quoted(`#${id}`)),
  ])
  const sounds = words.map((word) => soundsOf(word).map((key) => quoted(`~${key}`)))
  const query = allOf(literal.map((forms, at) => [...forms, ...(sounds[at] ?? [])]))
  const isName = !hasTime && sounds.every((keys) => keys.length > 0)
  return isName ? `(${query}) & ((${allOf(literal)}) | !(${allOf(sounds)}))` : query
}

function allOf(lists: readonly (readonly string[])[]): string {
  return lists.map((forms) => `(${forms.join(' | ')})`).join(' & ')
}

/** A word has neither quotes nor backslashes, a sound may. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
}

function soundsOf(word: string): string[] {
  const [keys = [], ...others] = word.length < 3 ? [] : searchKeys(word)
  return others.length > 0 ? [] : keys
}

const namedProjects = perCatalogue(() =>
  everListed().map(({ id, name }) => ({ id, words: searchWords(name) })),
)

/** By the current name: a lead keeps the one that its form showed. */
function projectsNamed(typed: string): number[] {
  if (typed.length < 3) return []
  const named = namedProjects().filter(({ words }) => words.some((word) => beginsWith(word, typed)))
  return named.slice(0, MAX_PROJECTS).map(({ id }) => id)
}

function dayOf(day: string | undefined): string | undefined {
  return day === TODAY ? indianDay(new Date()) : day
}

/** `202611` and so on; none where the filter leaves the beginning open. */
function monthsOf({ from, to }: LeadFilter): string[] {
  const [first, last = indianDay(new Date())] = [dayOf(from), dayOf(to)]
  if (first === undefined) return []
  const count = monthNumber(last) - monthNumber(first) + 1
  if (count > MAX_MONTHS) return []
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const month = monthNumber(first) + at
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return 12 * year + month - 1
}
