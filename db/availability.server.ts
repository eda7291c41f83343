import { config, directUrl } from '#app/config/config.server.ts'

import { watchLoop } from './held-up.ts'
import { knock, type Answered } from './knock.ts'
import { heardAt } from './pool.ts'
import { pool } from './client.server.ts'

/**
 * Milliseconds: how long the database may say nothing before anybody looks whether it is there, how long
 * it has to answer who knocks, and how long work may wait while it is known to be away.
 */
export const LOOK_AFTER_MS = 1000
export const KNOCK_MS = 800
const AWAY_MS = 250
const AGAIN_MS = 1000
/** Milliseconds until somebody looks again whether work still waits for locks: it comes within the two seconds, too. */
const LOCKED_MS = 500

/** When somebody knocked last and was not answered, by the clock of performance.now. */
let unansweredAt: number | undefined
let knocking: Promise<Answered> | undefined
/** A busy process excuses the silence but once, since an enquiry is to be told. */
let wasBusy = false

/**
 * Waits for work as long as the database is there, however slow it is; once it is away, or twice in a row
 * does nothing but wait for the locks of others, the work is rejected like what fails. It may still be
 * done later.
 */
export async function unlessAway<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([work, foundAway(over.signal)])
  } finally {
    over.abort()
  }
}

async function foundAway(over: AbortSignal): Promise<never> {
  let since = performance.now()
  let wasLocked = false
  for (;;) {
    await pause(Math.max(0, since + patience(wasLocked) - performance.now()), over)
    const heard = heardAt(pool)
    if (heard > since) {
      since = heard
      wasLocked = false
      continue
    }
    const answered = isAway() ? 'silent' : await (knocking ??= look())
    if (heardAt(pool) > since) continue
    if (isAway()) throw gone('The database does not answer')
    if (answered === 'locked' && wasLocked) throw gone('Statements in the database wait for locks')
    wasLocked = answered === 'locked'
    // Where this process was held up nobody knows yet, and it is asked again at once.
    if (answered !== 'silent') since = performance.now()
  }
}

function patience(wasLocked: boolean): number {
  if (isAway()) return AWAY_MS
  return wasLocked ? LOCKED_MS : LOOK_AFTER_MS
}

/** Whatever was heard since is a sign that it is back, sooner than the next knock. */
function isAway(): boolean {
  return unansweredAt !== undefined && heardAt(pool) <= unansweredAt
}

/** Knocks once and, where nobody answers, again and again until somebody does. */
async function look(): Promise<Answered> {
  const asked = performance.now()
  const heldUp = watchLoop()
  const answered = await knock(config.DATABASE_URL, KNOCK_MS, directUrl())
  const { isLate, isBusy } = heldUp(KNOCK_MS)
  const isHeldUp = isLate || (isBusy && !wasBusy)
  wasBusy = isBusy && answered === 'silent'
  unansweredAt = answered !== 'silent' || isHeldUp ? undefined : asked
  knocking = undefined
  if (isAway()) setTimeout(() => void (knocking ??= look()), AGAIN_MS).unref()
  return answered
}

function gone(why: string): Error {
  return Object.assign(new Error(why), { code: 'ETIMEDOUT' })
}

/** Never ends where the work is over: nobody waits for it then. */
function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds))
    over.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
