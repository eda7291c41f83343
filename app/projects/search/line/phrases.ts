import { atOnce, type Steps } from '#app/lib/async/yield-to-event-loop.ts'

import { lineWords, type LineWord } from './line-words.ts'

/** By first word, longest first. */
export type Phrases<T> = ReadonlyMap<string, readonly { words: string[]; value: T }[]>

type Entries<T> = Iterable<readonly [phrase: string, value: T]>

/** The first meaning of a phrase counts. */
export function phrases<T>(entries: Entries<T>): Phrases<T> {
  return atOnce(readingPhrases(entries))
}

/** A generator, for a long list. */
export function* readingPhrases<T>(entries: Entries<T>): Steps<Phrases<T>> {
  const known = new Set<string>()
  const book = new Map<string, { words: string[]; value: T }[]>()
  for (const [phrase, value] of entries) {
    const words = phraseWords(phrase)
    const [first] = words
    if (first === undefined || known.has(words.join(' '))) continue
    known.add(words.join(' '))
    const begun = book.get(first)
    if (begun) begun.push({ words, value })
    else book.set(first, [{ words, value }])
    yield
  }
  for (const list of book.values()) list.sort((a, b) => b.words.length - a.words.length)
  return book
}

export function spelled<T>(value: T, spellings: string): [string, T][] {
  return spellings.split(',').map((phrase) => [phrase, value])
}

export function phraseAt<T>(
  book: Phrases<T>,
  words: readonly LineWord[],
  at: number,
): { value: T; end: number } | undefined {
  for (const { words: phrase, value } of book.get(words[at]?.text ?? '') ?? []) {
    const end = endOf(phrase, words, at)
    if (end !== undefined) return { value, end }
  }
  return undefined
}

/** An absent phrase ends where it would start. */
export function maybePhrase<T>(
  book: Phrases<T>,
  words: readonly LineWord[],
  at: number,
): { value: T | undefined; end: number } {
  return phraseAt(book, words, at) ?? { value: undefined, end: at }
}

function phraseWords(phrase: string): string[] {
  const all = lineWords(phrase)
  const spoken = all.filter(({ kind }) => kind !== 'sign')
  return (spoken.length > 0 ? spoken : all).map(({ text }) => text)
}

function endOf(phrase: readonly string[], words: readonly LineWord[], at: number) {
  let next = at
  for (const [index, word] of phrase.entries()) {
    if (index > 0) next = pastJoints(words, next)
    if (words[next]?.text !== word) return undefined
    next += 1
  }
  return next
}

export function pastJoints(words: readonly LineWord[], at: number): number {
  let next = at
  while (JOINTS.has(words[next]?.text ?? '')) next += 1
  return next
}

const JOINTS = new Set(['-', '.', '–', '#', "'", '’'])
