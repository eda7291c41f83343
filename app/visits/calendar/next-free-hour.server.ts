import { readOfficeHours } from '#app/enquiries/visit-request/visit-hours.server.ts'
import type { Executor } from '#db/client.server.ts'

import { nextFree } from './free-slots.ts'
import { boundsOf } from './visit-day.ts'

/** From a day on; undefined where the next 14 days are full or closed. */
export async function findNextFreeHour(
  db: Executor,
  agentId: string,
  { from, now }: { from: string; now: Date },
): Promise<Date | undefined> {
  const [taken, isOpen] = await Promise.all([
    db
      .selectFrom('visits')
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .where('agent_id', '=', agentId)
      .where('ends_at', '>', boundsOf(from).from)
      .where('status', 'in', ['asked', 'confirmed'])
      .execute(),
    readOfficeHours(db),
  ])
  return nextFree(from, taken, { now, isOpen })
}
