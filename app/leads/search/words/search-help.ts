import { fieldsOf, listOf, numberOf, textOf } from '#app/lib/json/json-fields.ts'

import { spliced } from '#app/lib/lists.ts'

import { isFiller } from './search-words.ts'

/** Each is two searches. */
const MAX_WORDS = 6
/** Larger counts show as this number and a plus. */
export const MAX_HELP_COUNT = 99

/** A word of a search without a match; `without` is the search that drops it, which finds `count` leads. */
export type DroppedWord = { word: string; isKnown: boolean; without: string; count: number }

/** What a search without a match can change; `unfiltered` counts its leads without the filters. */
export type SearchHelp = { words: readonly DroppedWord[]; unfiltered: number }

/** The words of a search of several, each with the others; none for one word. */
export function droppedWords(typed: string): { word: string; without: string }[] {
  const words = typed.trim().split(/\s+/)
  if (words.length < 2) return []
  return words
    .map((word, at) => ({ word, without: spliced(words, at, 1).join(' ') }))
    .filter(({ word }) => !isFiller(word))
    .slice(0, MAX_WORDS)
}

export function readSearchHelp(value: unknown): SearchHelp {
  const field = fieldsOf(value)
  return {
    words: listOf(field('words')).map(readWord),
    unfiltered: numberOf(field('unfiltered')) ?? 0,
  }
}

function readWord(value: unknown): DroppedWord {
  const field = fieldsOf(value)
  return {
    word: textOf(field('word')) ?? '',
    isKnown: field('isKnown') === true,
    without: textOf(field('without')) ?? '',
    count: numberOf(field('count')) ?? 0,
  }
}
