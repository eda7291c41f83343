import { setTimeout as sleep } from 'node:timers/promises'

import { filedCatalogue, shownPublished } from '#app/catalogue.server.ts'
import { catchUpCatalogue } from '#app/catch-up-catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { publishDue } from '#app/projects/versions/listing-schedules.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { log } from './log.ts'

/** Every process shows what any of them published within so many milliseconds, and one reading. */
const EVERY_MS = 1000

/**
 * Shows what is published, and publishes what is due, until the signal. The first reading is waited for, since a page of the files
 * would state what was changed long ago; a database that is away is asked again.
 */
export async function keepCatalogue(signal: AbortSignal): Promise<void> {
  await catchUp()
  void follow(signal)
}

async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (!signal.aborted) await catchUp()
  }
}

async function catchUp(): Promise<void> {
  try {
    await publishDue(db, {
      filed: filedCatalogue(),
      known: shownPublished(),
      note: (trx, by, listing) => writeRecord(trx, by, { kind: 'listing-published', listing }),
    })
    for (const fault of await catchUpCatalogue())
      log.error({ fault }, 'What was published cannot be read')
  } catch (error) {
    log.debug({ err: error }, 'The catalogue was not looked for')
  }
}
