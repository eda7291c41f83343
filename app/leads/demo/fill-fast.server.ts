import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

/** Indexes that take a lead's many words and sounds; kept lead by lead they are two thirds of what a lead costs. */
const WORD_INDEXES = ['leads_grams', 'leads_name_keys'] as const
/** Kilobytes that may wait for one of them: more than ever do, so that nobody who adds leads takes them in. */
const WAITING_KB = 2_000_000
/** Milliseconds between two times that what waits is taken in. */
const EVERY_MS = 20_000

/**
 * Has the indexes of the search take in many leads at a time while `work` adds them; searches are slow
 * meanwhile, nothing is missing from them. `owner` owns the tables. What a kill leaves behind, the next
 * filling takes away.
 */
export async function fillFast<Result>(
  owner: Executor,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`set maintenance_work_mem = '512MB'`.execute(owner)
  for (const index of WORD_INDEXES)
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = ${sql.lit(WAITING_KB)})`.execute(
      owner,
    )
  const done = new AbortController()
  const taking = keepTakingIn(owner, done.signal)
  try {
    return await work()
  } finally {
    done.abort()
    await taking
    for (const index of WORD_INDEXES) {
      await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(owner)
      await sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`.execute(owner)
    }
    await takeIn(owner)
    await sql`reset maintenance_work_mem`.execute(owner)
  }
}

async function keepTakingIn(owner: Executor, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await takeIn(owner)
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

async function takeIn(owner: Executor): Promise<void> {
  for (const index of WORD_INDEXES)
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(owner)
}
