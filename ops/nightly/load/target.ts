import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** What an attack is told: where the site is, and when to stop. */
export type Target = {
  port: number
  /** Aborted when the time is up; everything that is open then ends. */
  signal: AbortSignal
  random: Random
  /** Notes one answer (its status), or the way in which none came. */
  count: (what: number | string) => void
  /** DATA_DIR of the site. */
  dataFolder: string
  /** An account of the desk, for the attacks that need one. */
  staff: { phone: string; password: string }
}

export type Attack = {
  name: string
  sentence: string
  /** It is judged by how many honest enquiries are leads; one in twenty of them then comes without script. */
  crowd?: { leads: number }
  run: (target: Target) => Promise<void>
}

/** Draws that are the same for the same seed. */
export type Random = {
  /** A whole number from 0 on, below `end`. */
  below: (end: number) => number
  chance: (part: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Small letters and digits. */
  word: (length: number) => string
  /** An Indian mobile number. */
  phone: () => string
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The seed of one attack among others: each draws from a row of its own. */
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
