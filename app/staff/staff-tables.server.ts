import type { ColumnType, Generated, Kysely } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import type { Database } from '#app/db-schema.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** The tables of 0002-staff.sql with what 0005 and 0006 changed, written by better-auth and by the accounts commands. */
export type StaffTables = {
  staff_users: {
    id: string
    name: string
    email: string
    phone: string
    role: string
    created_at: Timestamp
    updated_at: Timestamp
  }
  staff_sessions: { id: string; user_id: string; token_hash: string; expires_at: Timestamp }
  staff_accounts: {
    id: string
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    updated_at: Timestamp
  }
  staff_suspensions: {
    id: Generated<string>
    user_id: string
    suspended_at: Timestamp
    restored_at: ColumnType<Date | null, undefined, Date>
  }
  sign_in_attempts: {
    id: Generated<string>
    phone: string
    address: string
    attempted_at: Timestamp
    succeeded: Generated<boolean>
  }
}

/** The same connection, with the staff side's tables known to the compiler. */
export function staffTables(db: Executor): Kysely<Omit<Database, keyof StaffTables> & StaffTables> {
  return db.withTables<StaffTables>()
}
