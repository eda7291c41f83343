import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { OfficeHours } from './office-hours.ts'

let current: OfficeHours | undefined
let key = ''

/** Undefined until an owner has saved assignment settings or hours: then the site promises nothing. */
export function officeHours(): OfficeHours | undefined {
  return current
}

/** Changes with the hours; a cache key for the pages that show them. */
export function officeHoursKey(): string {
  return key
}

/** One query, because it runs every second. */
export async function refreshOfficeHours(db: Executor): Promise<void> {
  const { rows } = await sql<OfficeHours>`
    select response_minutes as "promiseMinutes",
      coalesce((select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes)
        order by weekday, opens) from working_hours), '[]') as hours,
      coalesce((select json_agg(day::text order by day) from holidays
        where day >= (now() at time zone 'Asia/Kolkata')::date), '[]') as holidays
    from assignment_settings where changed_by is not null`.execute(db)
  current = rows.find(({ hours }) => hours.length > 0)
  key = JSON.stringify(current ?? '')
}
