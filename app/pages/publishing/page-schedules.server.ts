import {
  Schedules,
  type Notes,
  type Publish,
  type ScheduleTables,
} from '#app/publishing/schedules.server.ts'
import type { Executor } from '#db/client.server.ts'

import { publishPage, type PagePublishOptions } from './publish-page.server.ts'

export const pageTables = {
  versions: 'page_versions',
  publications: 'page_publications',
  schedules: 'page_schedules',
  subject: 'page',
} satisfies ScheduleTables

export const pageSchedules = new Schedules<string>(pageTables)

type DueOptions = Omit<PagePublishOptions, 'by'> & Notes<string>

export function publishDuePages(db: Executor, options: DueOptions): Promise<number> {
  return pageSchedules.publishDue(db, publishing(options), options)
}

export function publishNextPage(trx: Executor, options: DueOptions): Promise<boolean> {
  return pageSchedules.publishNext(trx, publishing(options), options)
}

const publishing =
  (options: Omit<PagePublishOptions, 'by'>): Publish<string> =>
  (trx, due, by) =>
    publishPage(trx, { id: due.versionId, isScheduled: true }, { ...options, by })
