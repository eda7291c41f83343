import { createHash } from 'node:crypto'

import type { Executor } from '#db/client.server.ts'

import { findCalendar } from './assignment-settings.server.ts'
import type { Waited } from './waited.ts'
import { workingMinutes } from './working-time.ts'

export async function readWorkingClock(db: Executor) {
  const calendar = await findCalendar(db)
  const hours = createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
  const minutes = (from: Date, to: Date) => workingMinutes(from, to, calendar)
  return {
    name: `working ${hours.slice(0, 16)}`,
    minutes,
    /** 0 where `to` is before `from`. */
    waited: (from: Date, to: Date): Waited => ({
      working: Math.round(minutes(from, to) * MINUTE_MS),
      wall: Math.max(0, to.getTime() - from.getTime()),
    }),
  }
}

const MINUTE_MS = 60_000
