import type { Executor } from '#db/client.server.ts'

import { findCalendar, findSettings } from './assignment-settings.server.ts'
import { dueFrom } from './preferred-hour.ts'
import { afterWorkingMinutes } from './working-time.ts'

/** When the first call of a lead is due; `preferredTime` is `leads.preferred_time`. */
export type FirstCall = (createdAt: Date, preferredTime: string | null) => Date

/** Without working hours the moment the lead came. */
export async function readFirstCall(db: Executor): Promise<FirstCall> {
  const [calendar, { promiseMinutes }] = [await findCalendar(db), await findSettings(db)]
  return (createdAt, preferredTime) =>
    afterWorkingMinutes(dueFrom(createdAt, preferredTime), promiseMinutes, calendar) ?? createdAt
}
