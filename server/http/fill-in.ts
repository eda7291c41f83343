import { setTimeout as sleep } from 'node:timers/promises'

import { db, type Executor } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

/** Milliseconds between two batches, which belong to whoever waits for the site, and after a failed one. */
const REST_MS = 100
const AGAIN_MS = 60_000
/** While a deployment is replaced, its older processes still write leads that lack it. */
const LATER_MS = 10 * 60_000

/** Fills in what older leads lack, batch by batch, until the signal comes. */
export async function fillIn(
  what: string,
  fill: (db: Executor) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let wait = REST_MS
    try {
      if ((await fill(db)) === 0) wait = LATER_MS
    } catch (error) {
      log.warn({ err: error }, `${what} were not filled in; the site tries again later`)
      wait = AGAIN_MS
    }
    // The signal ends the wait by a rejection, which is the end of the loop.
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
