import { sql } from 'kysely'

import { listLeaves } from '#app/assignment/leave/leave.server.ts'
import { listRules } from '#app/assignment/rotation-table.server.ts'
import type { AssignmentRule } from '#app/assignment/rules/assignment-rule.ts'
import type { StaffAvailability } from '#app/assignment/staff-availability.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  findCalendar,
  findSettings,
  type AssignmentSettings,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'
import { type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'

/** Without leaves that are over. */
export type SetUp = {
  settings: AssignmentSettings
  calendar: WorkCalendar
  rules: readonly AssignmentRule[]
  availability: readonly StaffAvailability[]
  leaves: readonly Leave[]
}

/** Locks it until the transaction ends. */
export async function lockSetUp(db: Executor): Promise<SetUp> {
  await sql`select pg_advisory_xact_lock(hashtextextended('assignment', 0))`.execute(db)
  return {
    settings: await findSettings(db),
    calendar: await findCalendar(db),
    rules: await listRules(db),
    availability: await listAvailability(db),
    leaves: await listLeaves(db, indianDay(new Date())),
  }
}

async function listAvailability(db: Executor): Promise<StaffAvailability[]> {
  const { rows } = await sql<StaffAvailability>`
    select id as "staffId", coalesce(is_available, role = 'agent') as "isTaking", max_new_leads as cap,
      coalesce(languages, '{}') as languages
    from staff_users left join staff_availability on staff_id = id order by id`.execute(db)
  return rows
}
