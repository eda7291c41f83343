import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

/** Indexes that take a lead's many words and sounds; kept lead by lead they are two thirds of what a lead costs. */
const WORD_INDEXES = ['leads_grams', 'leads_name_keys'] as const
/** Kilobytes that wait for one of them at most. */
const WAITING_KB = 262_144

/**
 * Has the indexes of the search take in many leads at a time while `work` adds them; searches are slow
 * meanwhile, nothing is missing from them. `owner` owns the tables. What a kill leaves behind, the next
 * filling takes away.
 */
export async function fillFast<Result>(
  owner: Executor,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const index of WORD_INDEXES)
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = ${sql.lit(WAITING_KB)})`.execute(
      owner,
    )
  try {
    return await work()
  } finally {
    for (const index of WORD_INDEXES) {
      await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(owner)
      await sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`.execute(owner)
      await sql`select gin_clean_pending_list(${index}::regclass)`.execute(owner)
    }
  }
}
