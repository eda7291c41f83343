import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

/** What is set of one person. */
export type StaffTakes = {
  staffId: string
  /** The switch: whether they get leads. */
  isTaking: boolean
  /** New leads at most; null for the cap of the desk. */
  cap: number | null
  /** ISO 639-1. */
  languages: readonly string[]
}

/** What is set of a person, with who they are; undefined where nobody has the id. */
export async function findTakes(
  db: Executor,
  staffId: string,
): Promise<(StaffTakes & { name: string }) | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .leftJoin('staff_takes', 'staff_takes.staff_id', 'staff_users.id')
    .select(['name', 'role', 'is_taking', 'cap', 'languages'])
    .where('staff_users.id', '=', staffId)
    .executeTakeFirst()
  return (
    row && {
      staffId,
      name: row.name,
      isTaking: row.is_taking ?? row.role === 'agent',
      cap: row.cap,
      languages: row.languages ?? [],
    }
  )
}

export async function saveTakes(db: Executor, takes: StaffTakes, by: string): Promise<void> {
  const { staffId, isTaking, cap, languages } = takes
  const values = { is_taking: isTaking, cap, languages: [...languages], changed_by: by }
  await db
    .insertInto('staff_takes')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ ...values, changed_at: sql`statement_timestamp()` }),
    )
    .execute()
}

/** Turns the switch alone. */
export async function switchTaking(
  db: Executor,
  { staffId, isTaking }: Pick<StaffTakes, 'staffId' | 'isTaking'>,
  by: string,
): Promise<void> {
  const values = { is_taking: isTaking, changed_by: by }
  await db
    .insertInto('staff_takes')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ ...values, changed_at: sql`statement_timestamp()` }),
    )
    .execute()
}
