import {
  Schedules,
  type Notes,
  type Publish,
  type ScheduleTables,
} from '#app/publishing/schedules.server.ts'
import type { Executor } from '#db/client.server.ts'

import { publishWords, type How } from './publish-page.server.ts'

/** Where the versions are kept. */
export const wordTables = {
  versions: 'word_versions',
  publications: 'word_publications',
  schedules: 'word_schedules',
  subject: 'page',
} satisfies ScheduleTables

export const wordSchedules = new Schedules<string>(wordTables)

type DueHow = Omit<How, 'by'> & Notes<string>

/** Publishes every version of a page's words that is due, and no other; answers how many were. */
export function publishDueWords(db: Executor, how: DueHow): Promise<number> {
  return wordSchedules.publishDue(db, publishing(how), how)
}

/** The oldest that is due, within a transaction; false where none is. */
export function publishNextWords(trx: Executor, how: DueHow): Promise<boolean> {
  return wordSchedules.publishNext(trx, publishing(how), how)
}

const publishing =
  (how: Omit<How, 'by'>): Publish<string> =>
  (trx, due, by) =>
    publishWords(trx, { id: due.versionId, isScheduled: true }, { ...how, by })
