import type { Executor } from '#db/client.server.ts'

import { findCalendar, findSettings } from './assignment-settings.server.ts'
import { owedFrom } from './preferred-hour.ts'
import { afterWorkingMinutes } from './working-time.ts'

/** The moment until which a lead is promised its first call; `wish` is `leads.reach_when`. */
export type FirstCall = (createdAt: Date, wish: string | null) => Date

/** How the desk's hours and promise make that moment; where nobody ever works, the moment it came. */
export async function readFirstCall(db: Executor): Promise<FirstCall> {
  const [calendar, { promiseMinutes }] = [await findCalendar(db), await findSettings(db)]
  return (createdAt, wish) =>
    afterWorkingMinutes(owedFrom(createdAt, wish), promiseMinutes, calendar) ?? createdAt
}
