import {
  Schedules,
  type Notes,
  type Publish,
  type ScheduleTables,
} from '#app/publishing/schedules.server.ts'
import type { Executor } from '#db/client.server.ts'

import { publishWords, type How } from './publish-page.server.ts'

export const wordTables = {
  versions: 'word_versions',
  publications: 'word_publications',
  schedules: 'word_schedules',
  subject: 'page',
} satisfies ScheduleTables

export const wordSchedules = new Schedules<string>(wordTables)

type DueHow = Omit<How, 'by'> & Notes<string>

export function publishDueWords(db: Executor, how: DueHow): Promise<number> {
  return wordSchedules.publishDue(db, publishing(how), how)
}

export function publishNextWords(trx: Executor, how: DueHow): Promise<boolean> {
  return wordSchedules.publishNext(trx, publishing(how), how)
}

const publishing =
  (how: Omit<How, 'by'>): Publish<string> =>
  (trx, due, by) =>
    publishWords(trx, { id: due.versionId, isScheduled: true }, { ...how, by })
