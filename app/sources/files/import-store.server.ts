import { sql } from 'kysely'
import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { columnFields, type ColumnField } from './column-fields.ts'

export type ImportState =
  | 'draft'
  | 'running'
  | 'done'
  | 'cancelled'
  | 'failed'
  | 'reverting'
  | 'reverted'

export type ImportCounts = { rows: number; created: number; repeat: number; rejected: number }

export type SourceImport = {
  id: string
  sourceId: string
  sourceName: string
  fileName: string
  fileHash: string
  columns: string[]
  firstRow: number
  fields: ColumnField[]
  isDayFirst: boolean
  has1904Dates: boolean
  state: ImportState
  failure: string | null
  ownerId: string | null
  madeBy: string | null
  madeAt: Date
  startedAt: Date | null
  endedAt: Date | null
  counts: ImportCounts
}

const fieldNames = z.array(z.enum(columnFields))

type Row = Omit<SourceImport, 'counts' | 'fields'> & ImportCounts & { fields: string[] }

function importRows(db: Executor, where: ReturnType<typeof sql>) {
  return sql<Row>`select source_imports.id::text, source_id::text as "sourceId", sources.name as "sourceName",
      file_name as "fileName", file_hash as "fileHash", columns, first_row as "firstRow",
      fields, is_day_first as "isDayFirst", has_1904_dates as "has1904Dates", state, source_imports.failure, owner_id as "ownerId",
      staff_users.name as "madeBy", made_at as "madeAt", started_at as "startedAt", ended_at as "endedAt",
      row_count as rows, created_count as created, repeat_count as repeat, rejected_count as rejected
    from source_imports join sources on sources.id = source_id
      left join staff_users on staff_users.id = made_by
    ${where}`.execute(db)
}

function importOf({ rows, created, repeat, rejected, fields, ...row }: Row): SourceImport {
  return { ...row, fields: fieldNames.parse(fields), counts: { rows, created, repeat, rejected } }
}

export async function findImport(db: Executor, id: string): Promise<SourceImport | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const { rows } = await importRows(db, sql`where source_imports.id = ${id}`)
  return rows[0] && importOf(rows[0])
}

const SHOWN = 50

/** The newest first. */
export async function listImports(db: Executor): Promise<SourceImport[]> {
  const { rows } = await importRows(db, sql`order by source_imports.id desc limit ${SHOWN}`)
  return rows.map(importOf)
}

/** The last started import of a file with these very columns. */
export async function findLike(
  db: Executor,
  columns: readonly string[],
): Promise<SourceImport | undefined> {
  const { rows } = await importRows(
    db,
    sql`where columns = ${columns}::text[] and started_at is not null
      order by source_imports.id desc limit 1`,
  )
  return rows[0] && importOf(rows[0])
}

/** An earlier import of this very file that stayed. */
export async function findSameFile(
  db: Executor,
  { id, fileHash }: Pick<SourceImport, 'id' | 'fileHash'>,
): Promise<SourceImport | undefined> {
  const { rows } = await importRows(
    db,
    sql`where file_hash = ${fileHash} and source_imports.id <> ${id} and started_at is not null
      and source_imports.state <> 'reverted' order by source_imports.id desc limit 1`,
  )
  return rows[0] && importOf(rows[0])
}

type By = { id: string }

export type Choices = Pick<SourceImport, 'fields' | 'isDayFirst' | 'sourceId' | 'ownerId'>

/** What the columns become; false where the import has begun. */
export async function chooseColumns(db: Executor, id: string, choices: Choices): Promise<boolean> {
  const { fields, isDayFirst, sourceId, ownerId } = choices
  const { rows } = await sql`update source_imports set fields = ${fields}::text[],
      is_day_first = ${isDayFirst}, owner_id = ${ownerId},
      source_id = coalesce((select id from sources where id = ${sourceId}), source_id)
    where id = ${id} and state = 'draft' returning id`.execute(db)
  return rows.length > 0
}

const MOVES = {
  started: sql`state = 'running', started_at = now() where state = 'draft'`,
  cancelled: sql`state = 'cancelled', ended_at = now() where state = 'running'`,
  reverted: sql`state = 'reverting', failure = null where state in ('done', 'cancelled', 'failed')`,
} as const

/** False where it was in another state; what a cancelled import has stored stays, and can be reverted. */
export function moveImport(
  db: Executor,
  id: string,
  what: keyof typeof MOVES,
  by: By,
): Promise<boolean> {
  return asOne(db, async (trx) => {
    const { rows } =
      await sql`update source_imports set attempts = 0, ${MOVES[what]} and id = ${id} returning id`.execute(
        trx,
      )
    if (rows.length === 0) return false
    if (what === 'cancelled') await dropRows(trx, id)
    await noteImport(trx, by, id, what)
    return true
  })
}

/** Forgets a file that was not imported. */
export function discardImport(db: Executor, id: string, by: By): Promise<void> {
  return asOne(db, async (trx) => {
    const { rows } =
      await sql`delete from source_imports where id = ${id} and state = 'draft' returning id`.execute(
        trx,
      )
    if (rows.length > 0) await noteImport(trx, by, id, 'discarded')
  })
}

export async function dropRows(trx: Executor, id: string): Promise<void> {
  await sql`delete from source_import_parts where import_id = ${id}`.execute(trx)
}

const DRAFT_DAYS = 7

/** Files that no one has imported within a week. */
export async function forgetDrafts(db: Executor): Promise<void> {
  await sql`delete from source_imports where state = 'draft'
    and made_at < now() - make_interval(days => ${DRAFT_DAYS})`.execute(db)
}

type What = keyof typeof MOVES | 'uploaded' | 'discarded' | 'rejects-read'

export async function noteImport(trx: Executor, by: By, id: string, what: What): Promise<void> {
  await writeAudit(trx, by, { kind: 'file-import', import: Number(id), what })
  await publishEvent(trx, 'source.changed')
}
