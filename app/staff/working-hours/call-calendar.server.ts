import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { findCalendar } from './assignment-settings.server.ts'
import type { WorkCalendar } from './working-time.ts'

/** Days: offers and automatic follow-ups lie within them. */
const DAYS_AHEAD = 60

/** The office's hours and holidays; a person's own leave counts as holidays. */
export async function readCallCalendar(
  db: Executor,
  staffId: string | null,
): Promise<WorkCalendar> {
  const calendar = await findCalendar(db)
  if (staffId === null) return calendar
  const { rows } = await sql<{ day: string }>`
    select day::date::text as day from staff_leave, generate_series(
      greatest(lower(during), (now() at time zone 'Asia/Kolkata')::date),
      least(upper(during) - 1, (now() at time zone 'Asia/Kolkata')::date + ${DAYS_AHEAD}::int),
      interval '1 day') as day
    where staff_id = ${staffId} and upper(during) > (now() at time zone 'Asia/Kolkata')::date`.execute(
    db,
  )
  return { ...calendar, holidays: [...calendar.holidays, ...rows.map(({ day }) => day)] }
}
