import {
  Schedules,
  type Notes,
  type Publish,
  type ScheduleTables,
} from '#app/publishing/schedules.server.ts'
import type { Executor } from '#db/client.server.ts'

import { publishVersion, type PublishOptions } from './publish-project.server.ts'

export const projectTables = {
  versions: 'project_versions',
  publications: 'project_publications',
  schedules: 'project_schedules',
  subject: 'project_id',
} satisfies ScheduleTables

export const projectSchedules = new Schedules<number>(projectTables)

type DueOptions = Omit<PublishOptions, 'by'> & Notes<number>

/** Publishes every version of a project that is due; returns how many. */
export function publishDueProjects(db: Executor, options: DueOptions): Promise<number> {
  return projectSchedules.publishDue(db, publishing(options), options)
}

export function publishNextProject(trx: Executor, options: DueOptions): Promise<boolean> {
  return projectSchedules.publishNext(trx, publishing(options), options)
}

const publishing =
  (options: Omit<PublishOptions, 'by'>): Publish<number> =>
  (trx, due, by) =>
    publishVersion(trx, { id: due.versionId, isScheduled: true }, { ...options, by })
