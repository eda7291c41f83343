import { setTimeout as sleep } from 'node:timers/promises'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { refreshLegalPages } from '#app/pages/current-pages.server.ts'
import { publishDuePages } from '#app/pages/publishing/page-schedules.server.ts'
import {
  fileCatalogue,
  currentPublished,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { publishDueProjects } from '#app/projects/publishing/project-schedules.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { db, type Executor } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

type Actor = { id: string } | null

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
  const today = indianDay(new Date())
  refreshLegalPages(today)
  const projectOptions = {
    fileProjects: fileCatalogue(),
    known: currentPublished(),
    note: auditProject,
    auditRevoked: auditRevokedProject,
  }
  const pageOptions = {
    fromFile: filePages,
    today,
    isPage,
    note: auditPage,
    auditRevoked: auditRevokedPage,
  }
  await Promise.all([
    attempt(() => publishDueProjects(db, projectOptions)),
    attempt(() => publishDuePages(db, pageOptions)),
  ])
  await attempt(async () => {
    for (const fault of await catchUpCatalogue())
      log.error({ fault }, 'The published projects cannot be read')
  })
}

const auditProject = (trx: Executor, by: Actor, project: number) =>
  writeRecord(trx, by, { kind: 'listing-published', listing: project })
const auditPage = (trx: Executor, by: Actor, page: string) =>
  writeRecord(trx, by, { kind: 'words-published', page })
const auditRevokedProject = (trx: Executor, by: Actor, project: number) =>
  writeRecord(trx, null, { kind: 'project-schedule-revoked', project, personId: by?.id })
const auditRevokedPage = (trx: Executor, by: Actor, page: string) =>
  writeRecord(trx, null, { kind: 'page-schedule-revoked', page, personId: by?.id })

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.debug({ err: error }, 'The check for published projects failed')
  }
}
