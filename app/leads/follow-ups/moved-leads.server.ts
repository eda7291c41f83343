import { sql } from 'kysely'

import { atIndianHour, indianDay } from '#app/lib/dates/indian-day.ts'
import { findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { MovedLeads } from './moved-leads.ts'

/** More of one day have other causes. */
const MAX = 100

/** Leads that an escalation took from `staffId` on the day of `now`, or those in `ids` whenever it was; the last first. */
export async function listMovedLeads(
  db: Executor,
  staffId: string,
  { now = new Date(), ids }: { now?: Date; ids?: readonly string[] } = {},
): Promise<MovedLeads> {
  const since = atIndianHour(`${indianDay(now)}T00:00`)
  const wanted = ids
    ? sql`moves.lead_id = any(${[...ids]}::bigint[])`
    : sql`moves.assigned_at >= ${since}`
  const { rows } = await sql<{ id: string; name: string; agent: string; at: Date }>`
    select leads.id, leads.name, staff_users.name as agent, moves.assigned_at as at
    from lead_assignments as moves
      join leads on leads.id = moves.lead_id
      join staff_users on staff_users.id = moves.staff_id
    where moves.from_staff_id = ${staffId} and ${wanted}
      and leads.owner_id is distinct from ${staffId} and leads.spam_reason is null
    order by moves.assigned_at desc, moves.id desc limit ${MAX}`.execute(db)
  if (rows.length === 0) return { minutes: 0, leads: [] }
  const { passOnMinutes } = await findSettings(db)
  return {
    minutes: passOnMinutes,
    leads: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  }
}
