import { sql, type ExpressionBuilder } from 'kysely'

import { endPasswordLink } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import type { Executor } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'

/** Blocks logins, ends sessions, devices, password links and undo rights; false when already suspended. */
export async function suspendStaff(db: Executor, staff: Staff): Promise<boolean> {
  const suspended = await db
    .insertInto('staff_suspensions')
    .values({ user_id: staff.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await endSessions(db, staff.id)
  await endPasswordLink(db, staff.id)
  // An expired session leaves its device behind.
  await db.deleteFrom('push_subscriptions').where('staff_id', '=', staff.id).execute()
  await closeUndos(db, staff.id)
  return suspended !== undefined
}

/** Ends the right to undo earlier changes, after a loss of access. */
export async function closeUndos(db: Executor, staffId: string): Promise<void> {
  await db
    .updateTable('staff_users')
    .set({ undo_after: sql`statement_timestamp()` })
    .where('id', '=', staffId)
    .execute()
}

/** False when the account was not suspended. */
export async function restoreStaff(db: Executor, staff: Staff): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_suspensions')
    .set({ restored_at: new Date() })
    .where('user_id', '=', staff.id)
    .where('restored_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether an active owner exists, not counting the account `except`. */
export async function hasActiveOwner(db: Executor, except = ''): Promise<boolean> {
  const row = await db
    .selectFrom('staff_users')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '<>', except)
    .where(isActive)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an account is not suspended, for a query of `staff_users`. */
export function isActive(where: ExpressionBuilder<Database, 'staff_users'>) {
  return where.not(
    where.exists(
      where
        .selectFrom('staff_suspensions')
        .select('staff_suspensions.id')
        .whereRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .where('restored_at', 'is', null),
    ),
  )
}
