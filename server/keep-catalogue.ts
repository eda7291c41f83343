import { setTimeout as sleep } from 'node:timers/promises'

import { catalogueVersion, takeCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import {
  findCatalogueVersion,
  readPublished,
} from '#app/projects/versions/published-listings.server.ts'

import { log } from './log.ts'

/** Every process shows what any of them published within so many milliseconds, and one reading. */
const EVERY_MS = 1000

/** Takes what is published if it is not what this process shows. */
export async function catchUpCatalogue(): Promise<void> {
  if ((await findCatalogueVersion(db)) === catalogueVersion()) return
  const published = await readPublished(db)
  for (const fault of published.faults) log.error({ fault }, 'A published listing cannot be read')
  takeCatalogue(published)
}

/**
 * Shows what is published, until the signal. The first reading is waited for, since a page of the files
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
    await catchUpCatalogue()
  } catch (error) {
    log.debug({ err: error }, 'The catalogue was not looked for')
  }
}
