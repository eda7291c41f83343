import { soundKeys } from './sound-key.ts'
import { spokenWords } from './spoken-words.server.ts'

const MAX_KEYS = 64

export function nameKeys(name: string): string[] {
  const words = spokenWords(name)
  const keys = [...words.flatMap(wordKeys), ...pairsOf(words).flatMap(soundKeys)]
  return [...new Set(keys)].slice(0, MAX_KEYS)
}

/** One list per typed word: a name matches with a key of every list. Skips short words next to longer ones. */
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

function wordKeys(word: string): string[] {
  const below = /^(.{3,}[aeiou])j(?:i|ee)$/u.exec(word)?.[1]
  return [...soundKeys(word), ...(below === undefined ? [] : soundKeys(below))]
}

/** Two words are often written as one (Raj Kumar). */
function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)
}
