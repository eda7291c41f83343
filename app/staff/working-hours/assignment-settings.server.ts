import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { WorkCalendar } from './working-time.ts'

/** What the owner set for the whole desk. */
export type AssignmentSettings = {
  /** Working minutes in which somebody is called. */
  promiseMinutes: number
  /** Working minutes untouched, then a lead goes to the next. */
  passOnMinutes: number
  /** Working minutes since it came, untouched, then the owner is told. */
  tellMinutes: number
  /** New leads at most for each who has no cap of their own. */
  cap: number
  /** The day since which leads are given out, in Asia/Kolkata; people give out earlier ones. */
  givesSince: string
}

export function findSettings(db: Executor): Promise<AssignmentSettings> {
  return db
    .selectFrom('assignment_settings')
    .select([
      'promise_minutes as promiseMinutes',
      'pass_on_minutes as passOnMinutes',
      'tell_minutes as tellMinutes',
      'cap',
      sql<string>`(gives_since at time zone 'Asia/Kolkata')::date::text`.as('givesSince'),
    ])
    .executeTakeFirstOrThrow()
}

/** When the desk works, as the owner entered it. */
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

/** Days without hours, with what they are called; those long over are not asked for by anybody. */
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
