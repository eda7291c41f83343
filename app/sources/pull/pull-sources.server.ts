import { sql } from 'kysely'

import { codeOf } from '#app/lib/http/outgoing-request.server.ts'
import type { PullResult } from '#app/sources/adapter.ts'
import { listUnread } from '#app/sources/pipeline/read-again.server.ts'
import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { findSource, type OpenSource } from '#app/sources/store/find-source.server.ts'
import { pullTexts as texts } from '#app/strings/en/sources/pull.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'

import { sourceGet } from './source-get.server.ts'

/** Seconds for which one process has a source to itself. */
const LEASE_SECONDS = 300
/** The column rounds a moment to milliseconds, up to half of one later. */
const IS_DUE = sql<boolean>`next_pull_at <= now() + interval '1 millisecond'`
/** Of one check; the rest comes with the next. */
const MAX_PAGES = 20

export async function hasDuePulls(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from sources
    where ${IS_DUE} and not is_paused limit 1`.execute(db)
  return rows.length > 0
}

/** Reads one source that is due; false where none is. */
export async function pullNext(
  db: Executor,
  report: (error: unknown) => void,
  getOf = sourceGet,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update sources set next_pull_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from sources where ${IS_DUE} and not is_paused
      order by next_pull_at, pulled_at nulls first limit 1 for update skip locked)
    returning id::text`.execute(db)
  const [claimed] = rows
  if (!claimed) return false
  const found = await findSource(db, claimed.id, new Date())
  if (found.ok) await pullSource(db, found.source, { report, getOf })
  else await noteFailure(db, claimed.id, UNREADABLE, LEASE_SECONDS * 1000)
  await publishCombined(db, 'source.changed')
  return true
}

const UNREADABLE = { reason: texts.unreadable, needsOwner: true }

type Reach = { report: (error: unknown) => void; getOf: typeof sourceGet }

async function pullSource(db: Executor, source: OpenSource, reach: Reach): Promise<void> {
  const { adapter, context, id } = source
  const { pull } = adapter
  if (!pull || pull.isSetUp?.(context.settings, context.secrets) === false)
    return noteUnused(db, id)
  const get = reach.getOf(adapter.hosts ?? [])
  let cursor = source.cursor
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await pull
      .read(cursor, { ...context, get })
      .catch((error: unknown): PullResult => ({ kind: 'failed', ...unreached(error) }))
    if (result.kind === 'failed') return noteFailure(db, id, result, pull.everyMs)
    if (result.kind === 'throttled') return noteSuccess(db, id, result.retryAfterMs)
    await storePage(db, id, { ...result, before: cursor }, reach.report)
    cursor = result.cursor
    if (!result.more) return noteSuccess(db, id, pull.everyMs)
  }
  return noteSuccess(db, id, 0)
}

type Page = Extract<PullResult, { kind: 'page' }> & { before: string | undefined }

/** The cursor moves only when all of the page is on the disk. */
async function storePage(
  db: Executor,
  id: string,
  { payloads, cursor, before }: Page,
  report: (error: unknown) => void,
): Promise<void> {
  const stored: string[] = []
  for (const payload of await listUnread(db, id, payloads))
    stored.push(await storeDelivery(db, id, { way: 'pull', payload }))
  await sql`update sources set cursor = ${cursor}
    where id = ${id} and cursor is not distinct from ${before ?? null}`.execute(db)
  for (const delivery of stored) await readDelivery(db, delivery).catch(report)
}

/** What became due while it was read stays due. */
async function noteSuccess(db: Executor, id: string, waitMs: number): Promise<void> {
  await sql`update sources set pulled_at = now(), failing_since = null, failure = null, needs_owner = false,
      next_pull_at = case when next_pull_at <= now() then now()
        else now() + make_interval(secs => ${Math.max(1, waitMs / 1000)}) end
    where id = ${id}`.execute(db)
}

/** A source that only sends: the owner has not entered what a pull needs. */
async function noteUnused(db: Executor, id: string): Promise<void> {
  await sql`update sources set next_pull_at = null, failing_since = null, failure = null,
      needs_owner = false where id = ${id}`.execute(db)
}

/** The cursor stays, and the source is not asked more often than it allows. */
async function noteFailure(
  db: Executor,
  id: string,
  { reason, needsOwner }: { reason: string; needsOwner: boolean },
  waitMs: number,
): Promise<void> {
  await sql`update sources set failing_since = coalesce(failing_since, now()), failure = ${reason},
      needs_owner = ${needsOwner}, next_pull_at = now() + make_interval(secs => ${waitMs / 1000})
    where id = ${id}`.execute(db)
}

function unreached(error: unknown) {
  return { reason: texts.unreached(codeOf(error)), needsOwner: false }
}
