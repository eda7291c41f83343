import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export type Target = {
  port: number
  /** Aborted when the time is up; open connections then end. */
  signal: AbortSignal
  random: Random
  /** Counts an answer by status, or by error. */
  count: (what: number | string) => void
  dataFolder: string
  staff: { phone: string; password: string }
}

export type Attack = {
  name: string
  sentence: string
  /** Judged by the share of honest enquiries that are leads; one in twenty of them then has no script. */
  crowd?: { leads: number }
  run: (target: Target) => Promise<void>
}

/** The same seed gives the same draws. */
export type Random = {
  /** A whole number from 0 on, below `end`. */
  below: (end: number) => number
  chance: (part: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  word: (length: number) => string
  phone: () => string
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function randomOf(seed: number, name: string): Random {
  const mixed = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) | 0, seed)
  const generator = xoroshiro128plus(mixed)
  const below = (end: number) => Math.floor(uniformFloat64(generator) * end)
  const word = (length: number) =>
    Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('')
  return {
    below,
    chance: (part) => uniformFloat64(generator) < part,
    pick: (items) => items[below(items.length)] ?? items[0],
    word,
    phone: () => `7${Array.from({ length: 9 }, () => below(10)).join('')}`,
  }
}
