import type { Executor } from '#app/db.server.ts'
import { Schedules } from '#app/versions/schedules.server.ts'

import { publishWords, type How } from './publish-words.server.ts'

export const wordSchedules = new Schedules<string>({
  versions: 'word_versions',
  publications: 'word_publications',
  schedules: 'word_schedules',
  subject: 'page',
})

/** Publishes every version of a page's words that is due, and no other; answers how many were. */
export function publishDueWords(db: Executor, how: Omit<How, 'by'>): Promise<number> {
  return wordSchedules.publishDue(db, publishing(how))
}

/** The oldest that is due, within a transaction; false where none is. */
export function publishNextWords(trx: Executor, how: Omit<How, 'by'>): Promise<boolean> {
  return wordSchedules.publishNext(trx, publishing(how))
}

const publishing =
  (how: Omit<How, 'by'>) => (trx: Executor, id: string, by: { id: string } | null) =>
    publishWords(trx, { id, isScheduled: true }, { ...how, by })
