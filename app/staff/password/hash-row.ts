/**
 * Who waits for a hash: somebody `within` the desk, who has proved who they are; somebody `known`, who
 * signed in from this browser or address before; a `stranger`.
 */
export type HashAsker = 'within' | 'known' | 'stranger'

/** Of those who may be refused so many wait at most; fewer strangers than sign-ins have places at the door. */
const MOST = { within: Number.POSITIVE_INFINITY, known: 16, stranger: 4 }
/** Milliseconds from when somebody asked, for all that comes before their turn: an answer has six seconds. */
const PATIENCE_MS = { known: 3500, stranger: 2000 }
/** So long, in the time that a stranger's hash took, the next stranger's waits where there is a row of them. */
const REST = 1
const ORDER = ['within', 'known', 'stranger'] as const

type Waiting = { begin: () => void; giveUp: () => void }
type Bounds = { most?: typeof MOST; patience?: typeof PATIENCE_MS; rest?: number }

/**
 * Hashes one after the other: each takes 64 MB and a processor for a third of a second, so that a flood
 * of sign-ins leaves the other processor, and three of the four threads that files and compression need,
 * to everybody else, and strangers half of this one. Who is known goes before strangers; whoever finds their row full, or waits for too
 * long, is `busy`.
 */
export function hashRow({ most = MOST, patience = PATIENCE_MS, rest = REST }: Bounds = {}) {
  const rows: Record<HashAsker, Set<Waiting>> = {
    within: new Set(),
    known: new Set(),
    stranger: new Set(),
  }
  let isAtWork = false
  let restsUntil = 0
  let alarm: NodeJS.Timeout | undefined

  function mayBegin(asker: HashAsker): boolean {
    return !isAtWork && (asker !== 'stranger' || performance.now() >= restsUntil)
  }

  function beginNext(): void {
    if (isAtWork) return
    for (const asker of ORDER)
      for (const next of rows[asker]) {
        if (!mayBegin(asker)) return ringAfterRest()
        rows[asker].delete(next)
        next.begin()
        return
      }
  }

  function ringAfterRest(): void {
    clearTimeout(alarm)
    // Who is at work ends by itself, and the next begins then.
    if (!isAtWork) alarm = setTimeout(beginNext, Math.max(0, restsUntil - performance.now()) + 1)
  }

  /** Whether it is their turn; settles when it is, or they are to come again. */
  function turn(asker: HashAsker, since: number): Promise<boolean> {
    if (mayBegin(asker)) {
      isAtWork = true
      return Promise.resolve(true)
    }
    if (rows[asker].size >= most[asker]) return Promise.resolve(false)
    return new Promise((resolve) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer)
          isAtWork = true
          resolve(true)
        },
        giveUp: () => {
          rows[asker].delete(waiting)
          resolve(false)
        },
      }
      const left = asker === 'within' ? undefined : since + patience[asker] - performance.now()
      // A busy machine may have let more than all of it go by.
      const timer = left === undefined ? undefined : setTimeout(waiting.giveUp, Math.max(0, left))
      rows[asker].add(waiting)
      beginNext()
    })
  }

  /** `since`: when somebody asked, by the clock of performance.now. */
  async function inRow<T>(
    asker: HashAsker,
    hash: () => Promise<T>,
    since = performance.now(),
  ): Promise<T | 'busy'> {
    if (!(await turn(asker, since))) return 'busy'
    const began = performance.now()
    try {
      return await hash()
    } finally {
      isAtWork = false
      const now = performance.now()
      if (asker === 'stranger' && rows.stranger.size > 0) restsUntil = now + rest * (now - began)
      beginNext()
    }
  }
  return Object.assign(inRow, countStrangers(most.stranger))
}

/** Counts strangers from when they ask, so that a flood that comes at once is refused before it asks the database. */
function countStrangers(most: number) {
  let strangers = 0
  return {
    /** Counts one until what they are handed is called. */
    enter: () => {
      strangers += 1
      return (): void => {
        strangers -= 1
      }
    },
    /** Whether another is to come again: one is at work and the row is full. */
    isFull: () => strangers > most,
  }
}

/** The one row of this process. */
export const inHashRow = hashRow()

/** Waits for as long as it takes: for who is within, and for a command of the owner. */
export async function hashed<T>(hash: () => Promise<T>): Promise<T> {
  const result = await inHashRow('within', hash)
  if (result === 'busy') throw new Error('Who is within is never refused')
  return result
}
