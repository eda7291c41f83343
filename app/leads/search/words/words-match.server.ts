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

/** Letters, as the index has them (db/migrations/0080-search-words.sql). */
const [SHORT_BEGINNING, LONG_BEGINNING] = [3, 5]

/** More months are nearly every lead, and projects beyond are of a word that is no name. */
const MAX_MONTHS = 24
const MAX_PROJECTS = 200

/** The search in everything but name and phone; undefined where too little is typed. */
export function inWords(
  { typed, scope }: Search,
  now = new Date(),
): (Search & { words: WordSearch }) | undefined {
  const words = readWords(typed, now)
  return words && { typed, words, scope: words.time ? narrowToTime(scope, words.time) : scope }
}

/** The days that both allow. */
export function narrowToTime({ filter, ...scope }: Scope, { from, to }: TimeWords): Scope {
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
  const others = sql<boolean>`not ${isNamed}`
  if (words.length === 0) return { fits: others, columns, indexed: undefined }
  const query = queryOf(words, time !== undefined)
  // Several words are few leads, and the months of those take the index longer than the leads.
  const months = words.length > 1 ? [] : monthsOf(filter).map((month) => quoted(`@${month}`))
  const lists = [...begunWords(words).map(indexedForms), ...(months.length > 0 ? [months] : [])]
  const fits = sql<boolean>`(search_words @@ ${query}::tsquery and ${others})`
  return { fits, columns, indexed: sql`search_words @@ ${allOf(lists)}::tsquery` }
}

/** Two letters are the beginning of too many words. */
function begunWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => Array.from(word).length !== 2)
  return others.length > 0 ? others : words
}

/** Whole lexemes, which the index reads fast: at least all leads that match. */
function indexedForms(word: string): string[] {
  const letters = Array.from(word)
  const size = letters.length < LONG_BEGINNING ? SHORT_BEGINNING : LONG_BEGINNING
  const isShort = letters.length < SHORT_BEGINNING
  const beginning = isShort ? begun(word) : quoted(`^${letters.slice(0, size).join('')}`)
  return [beginning, ...projectLexemes(word), ...soundLexemes(word)]
}

/** Every word, literally or by the sound of a name. Names that sound alike throughout are suggestions (docs/names.md). */
function queryOf(words: readonly string[], hasTime: boolean): string {
  const literal = words.map((word) => [begun(word), ...projectLexemes(word)])
  const sounds = words.map(soundLexemes)
  const query = allOf(literal.map((forms, at) => [...forms, ...(sounds[at] ?? [])]))
  const isName = !hasTime && sounds.every((keys) => keys.length > 0)
  return isName ? `(${query}) & ((${allOf(literal)}) | !(${allOf(sounds)}))` : query
}

function begun(word: string): string {
  return word.length < 2 ? quoted(word) : `${quoted(word)}:*`
}

function projectLexemes(word: string): string[] {
  return projectsNamed(word).map((id) => quoted(`#${id}`))
}

function soundLexemes(word: string): string[] {
  return soundsOf(word).map((key) => quoted(`~${key}`))
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
