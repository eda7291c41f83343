import { createHash } from 'node:crypto'

import type { Executor } from '#app/db.server.ts'

import { findCalendar } from './assignment-settings.server.ts'
import { workingMinutes } from './working-time.ts'

/** The desk's hours as a clock; its name changes with them. */
export async function readWorkingClock(db: Executor) {
  const calendar = await findCalendar(db)
  const hours = createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
  return {
    name: `working ${hours.slice(0, 16)}`,
    minutes: (from: Date, to: Date) => workingMinutes(from, to, calendar),
  }
}
