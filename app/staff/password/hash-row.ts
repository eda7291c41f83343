/** `within`: has a session; `known`: logged in from this browser or address before; `stranger`: neither. */
export type HashPriority = 'within' | 'known' | 'stranger'

/** Waiting at most; fewer strangers than the connection limit for logins. */
const MAX_PENDING = { within: Number.POSITIVE_INFINITY, known: 16, stranger: 4 }
/** Milliseconds from the request to the start of its hash: an answer has six seconds. */
const TIMEOUT_MS = { known: 3500, stranger: 2000 }
/** Pause before a stranger's hash, as a share of the one before. */
const REST = 1
const ORDER = ['within', 'known', 'stranger'] as const

type PendingHash = { begin: () => void; abort: () => void }
type Bounds = { max?: typeof MAX_PENDING; timeoutMs?: typeof TIMEOUT_MS; rest?: number }

/** Hashes one at a time, known people first: each takes 64 MB and a core for a third of a second; a full or slow queue answers `busy`. */
export function hashRow({ max = MAX_PENDING, timeoutMs = TIMEOUT_MS, rest = REST }: Bounds = {}) {
  const rows: Record<HashPriority, Set<PendingHash>> = {
    within: new Set(),
    known: new Set(),
    stranger: new Set(),
  }
  let isAtWork = false
  let restsUntil = 0
  let alarm: NodeJS.Timeout | undefined

  function mayBegin(priority: HashPriority): boolean {
    return !isAtWork && (priority !== 'stranger' || performance.now() >= restsUntil)
  }

  function beginNext(): void {
    if (isAtWork) return
    for (const priority of ORDER)
      for (const next of rows[priority]) {
        if (!mayBegin(priority)) return ringAfterRest()
        rows[priority].delete(next)
        next.begin()
        return
      }
  }

  function ringAfterRest(): void {
    clearTimeout(alarm)
    if (!isAtWork) alarm = setTimeout(beginNext, Math.max(0, restsUntil - performance.now()) + 1)
  }

  function waitForSlot(priority: HashPriority, since: number): Promise<boolean> {
    if (mayBegin(priority)) {
      isAtWork = true
      return Promise.resolve(true)
    }
    if (rows[priority].size >= max[priority]) return Promise.resolve(false)
    return new Promise((resolve) => {
      const entry: PendingHash = {
        begin: () => {
          clearTimeout(timer)
          isAtWork = true
          resolve(true)
        },
        abort: () => {
          rows[priority].delete(entry)
          resolve(false)
        },
      }
      const left =
        priority === 'within' ? undefined : since + timeoutMs[priority] - performance.now()
      // On a busy machine the timer may be past already.
      const timer = left === undefined ? undefined : setTimeout(entry.abort, Math.max(0, left))
      rows[priority].add(entry)
      beginNext()
    })
  }

  /** `since` is a time of performance.now. */
  async function inRow<T>(
    priority: HashPriority,
    hash: () => Promise<T>,
    since = performance.now(),
  ): Promise<T | 'busy'> {
    if (!(await waitForSlot(priority, since))) return 'busy'
    const began = performance.now()
    try {
      return await hash()
    } finally {
      isAtWork = false
      const now = performance.now()
      if (priority === 'stranger' && rows.stranger.size > 0) restsUntil = now + rest * (now - began)
      beginNext()
    }
  }
  return Object.assign(inRow, countStrangers(max.stranger))
}

/** Counts strangers on arrival, so that a sudden flood is refused before it reaches the database. */
function countStrangers(max: number) {
  let strangers = 0
  return {
    enter: () => {
      strangers += 1
      return (): void => {
        strangers -= 1
      }
    },
    isFull: () => strangers > max,
  }
}

export const inHashRow = hashRow()

/** Waits without a limit, for sessions and for the owner's commands. */
export async function hashed<T>(hash: () => Promise<T>): Promise<T> {
  const result = await inHashRow('within', hash)
  if (result === 'busy') throw new Error('Who is within is never refused')
  return result
}
