import { sql, type RawBuilder } from 'kysely'

import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { isActive } from '#app/staff/sessions/suspensions.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Active accounts by name. */
export async function listVisitAgents(db: Executor, day: string): Promise<VisitAgent[]> {
  return db
    .selectFrom('staff_users')
    .select(['staff_users.id', 'name'])
    .select(isOnLeave('staff_users.id', sql`${day}::date`).as('isAway'))
    .where(isActive)
    .orderBy('name')
    .orderBy('staff_users.id')
    .execute()
}

/** SQL: whether the account of a column is on leave on a day of Asia/Kolkata. */
export function isOnLeave(staffId: string, day: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from staff_leave where staff_leave.staff_id = ${sql.ref(staffId)} and during @> ${day})`
}
