import { knock } from '#db/knock.ts'
import { heardAt } from '#db/pool.ts'

import { config } from './config.server.ts'
import { pool } from './db.server.ts'

/**
 * Milliseconds: how long work may wait before anybody looks whether the database is there, how long it
 * has to answer who knocks, and how long work may wait while it is known to be away. The first two come
 * to less than the two seconds in which an enquiry is to be told (README, "While the database is away").
 */
const LOOK_AFTER_MS = 1000
const KNOCK_MS = 800
const AWAY_MS = 250
const AGAIN_MS = 1000
/** A knock that ends so much too late says that this process was held up, not who was silent. */
const HELD_UP_MS = 100

/** When somebody knocked last and was not answered, by the clock of performance.now. */
let unansweredAt: number | undefined
let knocking: Promise<void> | undefined

/**
 * Waits for work as long as the database is there, however slow it is; once it is away, the work is
 * rejected like what fails. It may still be done later.
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
  for (;;) {
    const since = performance.now()
    await pause(isAway() ? AWAY_MS : LOOK_AFTER_MS, over)
    if (heardAt(pool) > since) continue
    if (!isAway()) await (knocking ??= look())
    if (isAway() && heardAt(pool) <= since) throw gone()
  }
}

/** Whatever was heard since is a sign that it is back, sooner than the next knock. */
function isAway(): boolean {
  return unansweredAt !== undefined && heardAt(pool) <= unansweredAt
}

/** Knocks once and, where nobody answers, again and again until somebody does. */
async function look(): Promise<void> {
  const asked = performance.now()
  const isThere = await knock(config.DATABASE_URL, KNOCK_MS)
  const isHeldUp = performance.now() - asked > KNOCK_MS + HELD_UP_MS
  unansweredAt = isThere || isHeldUp ? undefined : asked
  knocking = undefined
  if (isAway()) setTimeout(() => void (knocking ??= look()), AGAIN_MS).unref()
}

function gone(): Error {
  return Object.assign(new Error('The database is away'), { code: 'ETIMEDOUT' })
}

/** Never ends where the work is over: nobody waits for it then. */
function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    over.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
