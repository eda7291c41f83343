import { setTimeout as sleep } from 'node:timers/promises'

import { db, type Executor } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

const REST_MS = 100
const AGAIN_MS = 60_000
/** During a deployment older processes still write incomplete leads. */
const LATER_MS = 10 * 60_000

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
    // The signal rejects the wait, which ends the loop.
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
