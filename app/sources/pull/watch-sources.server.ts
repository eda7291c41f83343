import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { adapters } from '#app/sources/adapters.server.ts'
import { findSource, type OpenSource } from '#app/sources/store/find-source.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'

/** Milliseconds, after which sources that were added or changed are seen. */
const RUN_MS = 5 * 60_000
const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 60_000

const watchable = adapters.filter(({ pull }) => pull && 'watch' in pull).map(({ kind }) => kind)
/** Where only an owner can end a failure, the checks find out when they did. */
const isWatched = sql`kind = any(${watchable}) and next_pull_at is not null
  and not is_paused and not needs_owner`

export async function hasWatched(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from sources where ${isWatched} limit 1`.execute(db)
  return rows.length > 0
}

/** Has a source read as soon as it says that there is something new. */
export async function watchSources(db: Executor, stop: AbortSignal, runMs = RUN_MS) {
  const { rows } = await sql<{ id: string }>`
    select id::text from sources where ${isWatched} order by id`.execute(db)
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, runMs)
  stop.addEventListener('abort', end)
  try {
    await Promise.all(rows.map(({ id }) => watchSource(db, id, ending.signal)))
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', end)
  }
}

async function watchSource(db: Executor, id: string, signal: AbortSignal): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    const found = await findSource(db, id, new Date())
    if (!found.ok || (await needsOwner(db, found.source, signal))) return
    // The signal rejects the wait, which ends the loop.
    await sleep(waitMs, undefined, { signal }).catch(() => undefined)
  }
}

async function needsOwner(
  db: Executor,
  { id, adapter: { pull }, context }: OpenSource,
  signal: AbortSignal,
): Promise<boolean> {
  if (!pull?.watch || pull.isSetUp?.(context.settings, context.secrets) === false) return true
  return pull.watch(context, { onNews: () => void readSoon(db, id).catch(() => {}), signal })
}

/** A fault costs little: the next check comes in two minutes. */
async function readSoon(db: Executor, id: string): Promise<void> {
  await sql`update sources set next_pull_at = now()
    where id = ${id} and next_pull_at > now()`.execute(db)
  await publishCombined(db, 'source.changed')
}
