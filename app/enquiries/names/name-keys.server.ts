import { soundKeys } from './sound-key.ts'
import { spokenWords } from './spoken-words.server.ts'

const MOST_KEYS = 64

/** The keys of a stored name, by which the names that sound like a typed one are found. */
export function nameKeys(name: string): string[] {
  const words = spokenWords(name)
  const keys = [...words.flatMap(wordKeys), ...pairsOf(words).flatMap(soundKeys)]
  return [...new Set(keys)].slice(0, MOST_KEYS)
}

/**
 * The keys of each typed word: a name sounds like the typed one when it has a key of every list.
 * Words of fewer than 3 letters are left out where there are longer ones. Without a list nothing
 * sounds like it.
 */
export function searchKeys(typed: string): string[][] {
  const words = spokenWords(typed)
  const pairs = pairsOf(words).map(soundKeys)
  const lists = words.map((word, at) => ({
    isLong: word.length > 2 || word === 'md',
    keys: [...new Set([...wordKeys(word), ...(pairs[at - 1] ?? []), ...(pairs[at] ?? [])])],
  }))
  const long = lists.filter(({ isLong }) => isLong)
  return (long.length > 0 ? long : lists).map(({ keys }) => keys).filter((keys) => keys.length > 0)
}

/** With those of the name below a polite ending (Guptaji). */
function wordKeys(word: string): string[] {
  const below = /^(.{3,}[aeiou])j(?:i|ee)$/u.exec(word)?.[1]
  return [...soundKeys(word), ...(below === undefined ? [] : soundKeys(below))]
}

/** Two words written as one are as often two (Raj Kumar). */
function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)
}
