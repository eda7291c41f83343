import { createHash } from 'node:crypto'

import type { Executor } from '#db/client.server.ts'

import { findCalendar } from './assignment-settings.server.ts'
import type { Waited } from './waited.ts'
import { workingMinutes } from './working-time.ts'

/** The desk's hours as a clock; its name changes with them. */
export async function readWorkingClock(db: Executor) {
  const calendar = await findCalendar(db)
  const hours = createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
  const minutes = (from: Date, to: Date) => workingMinutes(from, to, calendar)
  return {
    name: `working ${hours.slice(0, 16)}`,
    minutes,
    /** How long it was from one moment to another; nothing where that was before it. */
    waited: (from: Date, to: Date): Waited => ({
      working: Math.round(minutes(from, to) * MINUTE_MS),
      wall: Math.max(0, to.getTime() - from.getTime()),
    }),
  }
}

const MINUTE_MS = 60_000
