import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import {
  storedAvailability,
  type ChangedAvailability,
  type StoredAvailability,
} from './change-sets/change-set.ts'
import { recordChangeSet } from './change-sets/change-sets.server.ts'

export type StaffAvailability = {
  staffId: string
  isTaking: boolean
  /** New leads; null for the default. */
  cap: number | null
  /** ISO 639-1. */
  languages: readonly string[]
}

/** Undefined for an unknown id. */
export async function findAvailability(
  db: Executor,
  staffId: string,
): Promise<(StaffAvailability & { name: string }) | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .leftJoin('staff_availability', 'staff_availability.staff_id', 'staff_users.id')
    .select(['name', 'role', 'is_available', 'max_new_leads as cap', 'languages'])
    .where('staff_users.id', '=', staffId)
    .executeTakeFirst()
  return (
    row && {
      staffId,
      name: row.name,
      isTaking: row.is_available ?? row.role === 'agent',
      cap: row.cap,
      languages: row.languages ?? [],
    }
  )
}

/** Returns the id that undoes it, undefined where nothing changed. */
export function saveAvailability(
  db: Executor,
  availability: StaffAvailability,
  by: string,
): Promise<string | undefined> {
  const { staffId, isTaking, cap, languages } = availability
  return writeAvailability(db, staffId, { isTaking, cap, languages: [...languages] }, by)
}

export async function switchTaking(
  db: Executor,
  { staffId, isTaking }: Pick<StaffAvailability, 'staffId' | 'isTaking'>,
  by: string,
): Promise<string | undefined> {
  const { cap, languages } = (await readAvailability(db, staffId)) ?? { cap: null, languages: [] }
  return writeAvailability(db, staffId, { isTaking, cap, languages }, by)
}

export async function restoreAvailability(
  db: Executor,
  { staffId, was }: ChangedAvailability,
  by: string,
): Promise<void> {
  if (was) await storeAvailability(db, staffId, was, by)
  else await db.deleteFrom('staff_availability').where('staff_id', '=', staffId).execute()
}

async function writeAvailability(
  db: Executor,
  staffId: string,
  after: StoredAvailability,
  by: string,
): Promise<string | undefined> {
  const was = await readAvailability(db, staffId)
  if (isDeepStrictEqual(was, storedAvailability.parse(after))) return undefined
  await storeAvailability(db, staffId, after, by)
  return recordChangeSet(db, { kind: 'takes-changed', staffId, was }, by)
}

/** Null where nothing was ever set. */
async function readAvailability(db: Executor, staffId: string): Promise<StoredAvailability | null> {
  const row = await db
    .selectFrom('staff_availability')
    .select(['is_available as isTaking', 'max_new_leads as cap', 'languages'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row ? storedAvailability.parse(row) : null
}

async function storeAvailability(
  db: Executor,
  staffId: string,
  { isTaking, cap, languages }: StoredAvailability,
  by: string,
): Promise<void> {
  const values = { is_available: isTaking, max_new_leads: cap, languages, changed_by: by }
  await db
    .insertInto('staff_availability')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ ...values, changed_at: sql`statement_timestamp()` }),
    )
    .execute()
}
