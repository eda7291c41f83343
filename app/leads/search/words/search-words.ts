import { foldedName } from '#app/leads/search/folded-name.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'

import { readTime, type TimeWords } from './time-words.ts'

/** Between words, as `words_in` in the database has them (db/migrations/0080-search-words.sql). */
const SEPARATORS =
  /[\s!-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+/
const MAX_LENGTH = 40
const MAX_WORDS = 8

/** Of a whole sentence, `that Sharma from last week who wanted Goa`. */
const FILLERS: ReadonlySet<string> = new Set(
  'a about an and at by for from in is of on that the to wanted wants was who with'.split(' '),
)

export function isFiller(word: string): boolean {
  return FILLERS.has(foldedName(word))
}

export function searchWords(text: string): string[] {
  const words = foldedName(text).split(SEPARATORS)
  return words
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, MAX_LENGTH).join(''))
}

/** A search in everything about a lead: all words, in any order, within a time. */
export type WordSearch = { words: readonly string[]; time?: TimeWords }

/** Undefined where it has too little to search for. */
export function readWords(typed: string, now: Date): WordSearch | undefined {
  const { time, rest } = readTime(searchWords(typed.replaceAll('\0', '')), indianDay(now))
  const known = [...new Set(rest)].slice(0, MAX_WORDS)
  const significant = known.filter((word) => !FILLERS.has(word))
  const words = significant.length > 0 || time ? significant : known
  if (!time && words.every((word) => word.length < 2)) return undefined
  return { words, ...(time && { time }) }
}

/** One character is a whole word; more are the beginning of one. */
export function beginsWith(word: string, typed: string): boolean {
  return typed.length < 2 ? word === typed : word.startsWith(typed)
}
