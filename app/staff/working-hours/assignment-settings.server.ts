import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { WorkCalendar } from './working-time.ts'

export type AssignmentSettings = {
  /** Working minutes until the promised first call. */
  promiseMinutes: number
  /** Working minutes without activity until a lead escalates to the next agent. */
  passOnMinutes: number
  /** Working minutes without activity until the owner gets a notification. */
  tellMinutes: number
  cap: number
  /** The first day of automatic assignment, in Asia/Kolkata. */
  givesSince: string
}

export function findSettings(db: Executor): Promise<AssignmentSettings> {
  return db
    .selectFrom('assignment_settings')
    .select([
      'response_minutes as promiseMinutes',
      'escalate_minutes as passOnMinutes',
      'alert_minutes as tellMinutes',
      'max_new_leads as cap',
      sql<string>`(active_from at time zone 'Asia/Kolkata')::date::text`.as('givesSince'),
    ])
    .executeTakeFirstOrThrow()
}

export async function findCalendar(db: Executor): Promise<WorkCalendar> {
  const hours = await db
    .selectFrom('working_hours')
    .select(['weekday', 'opens', 'closes'])
    .orderBy('weekday')
    .orderBy('opens')
    .execute()
  const holidays = await listHolidays(db)
  return { hours, holidays: holidays.map(({ day }) => day) }
}

export async function listHolidays(db: Executor): Promise<{ day: string; name: string }[]> {
  return db
    .selectFrom('holidays')
    .select([sql<string>`day::text`.as('day'), 'name'])
    .orderBy('holidays.day')
    .execute()
}

export type WorkPlan = {
  settings: AssignmentSettings
  hours: WorkCalendar['hours']
  holidays: readonly { day: string; name: string }[]
}
