import { setTimeout as sleep } from 'node:timers/promises'

import { db } from '#app/db.server.ts'
import { fillNameKeys } from '#app/leads/names/fill-name-keys.server.ts'

import { log } from './log.ts'

/** Milliseconds between two batches, which belong to whoever waits for the site, and after a failed one. */
const REST_MS = 100
const AGAIN_MS = 60_000

/** Fills in how the names of older leads sound, until there is none without or the signal comes. */
export async function fillNames(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let wait = REST_MS
    try {
      if ((await fillNameKeys(db)) === 0) return
    } catch (error) {
      log.warn({ err: error }, 'Names were not filled in; they will be later')
      wait = AGAIN_MS
    }
    // The signal ends the wait by a rejection, which is the end of the loop.
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
