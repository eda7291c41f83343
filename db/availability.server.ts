import { config, directUrl } from '#app/config/config.server.ts'

import { watchLoop } from './loop-delay.ts'
import { ping, type Answered } from './ping.ts'
import { lastReceivedAt } from './pool.ts'
import { pool } from './client.server.ts'

/** Milliseconds: silence before a ping, the ping's timeout, and how long work may wait while the database is away. */
export const LOOK_AFTER_MS = 1000
export const PING_MS = 800
const UNAVAILABLE_MS = 250
const AGAIN_MS = 1000
/** Milliseconds to the second check for locks, within two seconds in all. */
const LOCKED_MS = 500

let unansweredAt: number | undefined
let knocking: Promise<Answered> | undefined
/** A busy process excuses silence only once, because an enquiry needs its answer. */
let wasBusy = false

/** Waits while the database is there, however slow; rejects once it is away or only waits for locks. The work may still finish. */
export async function whileAvailable<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([work, rejectWhenUnavailable(over.signal)])
  } finally {
    over.abort()
  }
}

async function rejectWhenUnavailable(over: AbortSignal): Promise<never> {
  let since = performance.now()
  let wasLocked = false
  for (;;) {
    await pause(Math.max(0, since + silenceLimitMs(wasLocked) - performance.now()), over)
    const receivedAt = lastReceivedAt(pool)
    if (receivedAt > since) {
      since = receivedAt
      wasLocked = false
      continue
    }
    const answered = isUnavailable() ? 'silent' : await (knocking ??= look())
    if (lastReceivedAt(pool) > since) continue
    if (isUnavailable()) throw unavailableError('The database does not answer')
    if (answered === 'locked' && wasLocked)
      throw unavailableError('Statements in the database wait for locks')
    wasLocked = answered === 'locked'
    // The process itself may have been late, so it pings again.
    if (answered !== 'silent') since = performance.now()
  }
}

function silenceLimitMs(wasLocked: boolean): number {
  if (isUnavailable()) return UNAVAILABLE_MS
  return wasLocked ? LOCKED_MS : LOOK_AFTER_MS
}

/** Any later reply also means that it is back. */
function isUnavailable(): boolean {
  return unansweredAt !== undefined && lastReceivedAt(pool) <= unansweredAt
}

async function look(): Promise<Answered> {
  const startedAt = performance.now()
  const measureLoop = watchLoop()
  const answered = await ping(config.DATABASE_URL, PING_MS, directUrl())
  const { isLate, isBusy } = measureLoop(PING_MS)
  const isLoopDelayed = isLate || (isBusy && !wasBusy)
  wasBusy = isBusy && answered === 'silent'
  unansweredAt = answered !== 'silent' || isLoopDelayed ? undefined : startedAt
  knocking = undefined
  if (isUnavailable()) setTimeout(() => void (knocking ??= look()), AGAIN_MS).unref()
  return answered
}

function unavailableError(why: string): Error {
  return Object.assign(new Error(why), { code: 'ETIMEDOUT' })
}

function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds))
    over.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
