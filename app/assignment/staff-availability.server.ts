import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { storedTakes, type SetUpAct, type StoredTakes } from './change-sets/change-set.ts'
import { noteAct } from './change-sets/change-sets.server.ts'

export type StaffTakes = {
  staffId: string
  isTaking: boolean
  /** New leads; null for the default. */
  cap: number | null
  /** ISO 639-1. */
  languages: readonly string[]
}

/** Undefined for an unknown id. */
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

/** Returns the id that undoes it, undefined where nothing changed. */
export function saveTakes(
  db: Executor,
  takes: StaffTakes,
  by: string,
): Promise<string | undefined> {
  const { staffId, isTaking, cap, languages } = takes
  return writeTakes(db, staffId, { isTaking, cap, languages: [...languages] }, by)
}

export async function switchTaking(
  db: Executor,
  { staffId, isTaking }: Pick<StaffTakes, 'staffId' | 'isTaking'>,
  by: string,
): Promise<string | undefined> {
  const { cap, languages } = (await readTakes(db, staffId)) ?? { cap: null, languages: [] }
  return writeTakes(db, staffId, { isTaking, cap, languages }, by)
}

/** False where it was changed since. */
export async function returnTakes(
  db: Executor,
  { staffId, was, became }: Extract<SetUpAct, { kind: 'takes-changed' }>,
  by: string,
): Promise<boolean> {
  if (!isSame(await readTakes(db, staffId), became)) return false
  if (was) await storeTakes(db, staffId, was, by)
  else await db.deleteFrom('staff_takes').where('staff_id', '=', staffId).execute()
  return true
}

async function writeTakes(
  db: Executor,
  staffId: string,
  became: StoredTakes,
  by: string,
): Promise<string | undefined> {
  const was = await readTakes(db, staffId)
  if (isSame(was, became)) return undefined
  await storeTakes(db, staffId, became, by)
  return noteAct(db, { kind: 'takes-changed', staffId, was, became }, by)
}

/** Null where nothing was ever set. */
async function readTakes(db: Executor, staffId: string): Promise<StoredTakes | null> {
  const row = await db
    .selectFrom('staff_takes')
    .select(['is_taking as isTaking', 'cap', 'languages'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row ? storedTakes.parse(row) : null
}

function isSame(one: StoredTakes | null, other: StoredTakes): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(storedTakes.parse(other))
}

async function storeTakes(
  db: Executor,
  staffId: string,
  { isTaking, cap, languages }: StoredTakes,
  by: string,
): Promise<void> {
  const values = { is_taking: isTaking, cap, languages, changed_by: by }
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
