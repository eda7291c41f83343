import { sql } from 'kysely'

import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { findCalendar } from '#app/staff/working-hours/assignment-settings.server.ts'
import { isWorking, type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { whileAvailable } from '#db/availability.server.ts'
import type { Executor } from '#db/client.server.ts'

import { VISIT_DAYS, type IsOpen } from './visit-slot.ts'
import { endOf } from './visit-state.ts'

/** Milliseconds: an enquiry is answered within 6 seconds in all. */
const TIMEOUT_MS = 400

/** Working hours without holidays and common leave; a slow database closes no day, since the team confirms. */
export async function readVisitHours(db: Executor): Promise<IsOpen> {
  try {
    return await withTimeout(whileAvailable(readHours(db)), TIMEOUT_MS)
  } catch {
    return () => true
  }
}

async function readHours(db: Executor): Promise<IsOpen> {
  const [calendar, absent] = [await findCalendar(db), await listAbsentDays(db)]
  return openIn({ ...calendar, holidays: [...calendar.holidays, ...absent] })
}

export async function readOfficeHours(db: Executor): Promise<IsOpen> {
  return openIn(await findCalendar(db))
}

function openIn(calendar: WorkCalendar): IsOpen {
  if (calendar.hours.length === 0) return () => true
  return (startsAt) =>
    isWorking(startsAt, calendar) && isWorking(new Date(endOf(startsAt).getTime() - 1), calendar)
}

async function listAbsentDays(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with team as materialized (
      select id from staff_users where not exists (
        select from staff_suspensions where user_id = staff_users.id and restored_at is null)
    )
    select day::date::text as day
    from generate_series((now() at time zone 'Asia/Kolkata')::date,
      (now() at time zone 'Asia/Kolkata')::date + ${VISIT_DAYS + 1}::int, interval '1 day') as day
    where exists (select from team) and not exists (
      select from team where not exists (
        select from staff_leave where staff_id = team.id and during @> day::date))`.execute(db)
  return rows.map(({ day }) => day)
}
