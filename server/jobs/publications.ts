import { setTimeout as sleep } from 'node:timers/promises'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { refreshLegalPages } from '#app/pages/current-pages.server.ts'
import type { Subject } from '#app/publishing/document-tables.ts'
import type { DocumentType } from '#app/routes/dashboard/documents/document-type.server.ts'
import { pageType } from '#app/routes/dashboard/documents/page-type.server.ts'
import { projectType } from '#app/routes/dashboard/documents/project-type.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

/** Milliseconds until every process shows a publication. */
const EVERY_MS = 1000

/** Reads, schedules and legal texts; the first read is awaited, because files alone are outdated, and retried without a database. */
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
  const now = new Date()
  refreshLegalPages(indianDay(now))
  await Promise.all([
    attempt(() => publishDue(projectType, now)),
    attempt(() => publishDue(pageType, now)),
  ])
  await attempt(async () => {
    for (const fault of await catchUpCatalogue())
      log.error({ fault }, 'The published projects cannot be read')
  })
}

function publishDue<S extends Subject>(type: DocumentType<S>, now: Date): Promise<number> {
  return type.schedules.publishDue(db, type.publishScheduled(now), {
    note: (trx, by, subject) => writeRecord(trx, by, type.entry('published', subject)),
    auditRevoked: (trx, by, subject) =>
      writeRecord(trx, null, { ...type.auditRevoked(subject), personId: by?.id }),
  })
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.debug({ err: error }, 'The check for published projects failed')
  }
}
