import { sql } from 'kysely'

import { noticeTeam } from '#app/notifications/team-notification.server.ts'
import { openRows } from '#app/sources/pipeline/stored-content.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined, publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { dropRows, findImport } from './import-store.server.ts'
import { revertLeads } from './revert-leads.server.ts'
import { settleRows } from './settle-rows.server.ts'

const MAX_ATTEMPTS = 5

export async function hasImportWork(db: Executor): Promise<boolean> {
  return (await nextWork(db)) !== undefined
}

/** One part of one import, or of a revert; false where there is nothing to do. A fault is tried again. */
export async function workOnImports(
  db: Executor,
  report: (error: unknown) => void,
): Promise<boolean> {
  const work = await nextWork(db)
  if (!work) return false
  const { id, state } = work
  try {
    await (state === 'running' ? importPart(db, id) : revertPart(db, id))
  } catch (error) {
    report(error)
    await noteFault(db, id)
  }
  await publishCombined(db, 'source.changed')
  return true
}

async function nextWork(db: Executor) {
  const { rows } = await sql<{ id: string; state: 'running' | 'reverting' }>`
    select id::text, state from source_imports where state in ('running', 'reverting')
    order by source_imports.id limit 1`.execute(db)
  return rows[0]
}

/** One transaction, so that a process that is killed leaves all of a part or nothing. */
async function importPart(db: Executor, id: string): Promise<void> {
  await asOne(db, async (trx) => {
    const part = await lockPart(trx, id)
    const file = part && (await findImport(trx, id))
    if (!file) return
    if (part.position === null || part.rows === null) return finish(trx, id, file.counts)
    const rows = await openRows(part.rows)
    if (!rows) return fail(trx, id, texts.sealed)
    const results = await settleRows(trx, file, { rows, position: part.position })
    const count = (kind: string) => results.filter((result) => result.kind === kind).length
    await sql`delete from source_import_parts
      where import_id = ${id} and position = ${part.position}`.execute(trx)
    await sql`update source_imports set attempts = 0, created_count = created_count + ${count('new')},
      repeat_count = repeat_count + ${count('repeat')},
      rejected_count = rejected_count + ${count('rejected')} where id = ${id}`.execute(trx)
  })
  await publishCombined(db, 'lead.created')
}

/** Two processes take turns; the second finds the next part. */
async function lockPart(trx: Executor, id: string) {
  const locked = await sql`select from source_imports
    where id = ${id} and state = 'running' for update`.execute(trx)
  if (locked.rows.length === 0) return undefined
  const { rows } = await sql<{ position: number | null; rows: string | null }>`
    select position, rows from (select 1) as one left join lateral (
      select position, rows from source_import_parts where import_id = ${id}
      order by position limit 1
    ) as part on true`.execute(trx)
  return rows[0]
}

/** One notice for the whole file. */
async function finish(
  trx: Executor,
  id: string,
  { created, repeat }: { created: number; repeat: number },
): Promise<void> {
  await sql`update source_imports set state = 'done', ended_at = now() where id = ${id}`.execute(
    trx,
  )
  await noticeTeam(trx, 'import-done', created + repeat)
}

async function fail(trx: Executor, id: string, failure: string): Promise<void> {
  await sql`update source_imports set state = 'failed', failure = ${failure}, ended_at = now()
    where id = ${id}`.execute(trx)
  await dropRows(trx, id)
}

async function noteFault(db: Executor, id: string): Promise<void> {
  await asOne(db, async (trx) => {
    const { rows } = await sql<{ attempts: number }>`update source_imports
      set attempts = attempts + 1 where id = ${id} returning attempts`.execute(trx)
    if ((rows[0]?.attempts ?? 0) >= MAX_ATTEMPTS) await fail(trx, id, texts.stopped(MAX_ATTEMPTS))
  })
}

async function revertPart(db: Executor, id: string): Promise<void> {
  await asOne(db, async (trx) => {
    if ((await revertLeads(trx, id)) > 0) return
    await sql`update source_imports set state = 'reverted', ended_at = now()
      where id = ${id} and state = 'reverting'`.execute(trx)
    await publishEvent(trx, 'source.changed')
  })
  await publishCombined(db, 'lead.changed')
}
