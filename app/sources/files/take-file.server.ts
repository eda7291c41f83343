import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import { plainText } from '#app/lib/text/plain-text.ts'
import { sealRows } from '#app/sources/pipeline/stored-content.server.ts'
import { createSource } from '#app/sources/store/change-source.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { guessFields } from './column-fields.ts'
import { readTable, type FileTable } from './file-table.ts'
import { dateOrder } from './file-time.ts'
import { findLike, noteImport } from './import-store.server.ts'
import { UnreadableWorkbook } from './open-workbook.ts'

/** Rows that one transaction stores, under a lock of the source and of each phone; few, as a slow statement ends its connection. */
const PART_ROWS = 50
export const MAX_ROWS = 100_000
/** Characters; a cell of a workbook can name a long text in few bytes. */
const MAX_LENGTH = 50e6
const PART_LENGTH = 1e6

type Taken = { ok: true; id: string } | { ok: false; why: string }

class Refused extends Error {}

/** Stores the rows of a file, sealed, as an import that has not begun; its columns are guessed or remembered. */
export async function takeFile(
  db: Executor,
  file: { name: string; bytes: Buffer },
  by: { id: string },
): Promise<Taken> {
  const table = await readTable(file.bytes)
  if (typeof table === 'string') return { ok: false, why: texts.faults[table] }
  try {
    const id = await asOne(db, (trx) => store(trx, { table, file, by }))
    return { ok: true, id }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, why: error.message }
    if (error instanceof UnreadableWorkbook) return { ok: false, why: texts.faults.unreadable }
    throw error
  }
}

type New = { table: FileTable; file: { name: string; bytes: Buffer }; by: { id: string } }

async function store(trx: Executor, { table, file, by }: New): Promise<string> {
  const { columns, firstRow, has1904Dates } = table
  const like = await findLike(trx, columns)
  const fields = like?.fields ?? guessFields(columns)
  const sourceId = like?.sourceId ?? (await fileSource(trx, by))
  const { id } = await trx
    .insertInto('source_imports')
    .values({
      source_id: sourceId,
      file_name: plainText(file.name).replace(/\s+/g, ' ').slice(-200) || texts.noName,
      file_hash: createHash('sha256').update(file.bytes).digest('base64url'),
      columns,
      fields,
      first_row: firstRow,
      row_count: 0,
      is_day_first: true,
      has_1904_dates: has1904Dates,
      made_by: by.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { count, isDayFirst } = await storeParts(trx, id, { table, at: fields.indexOf('time') })
  await sql`update source_imports set row_count = ${count},
    is_day_first = ${isDayFirst ?? like?.isDayFirst ?? true} where id = ${id}`.execute(trx)
  await noteImport(trx, by, id, 'uploaded')
  return id
}

/** `at` is the column of times. */
async function storeParts(
  trx: Executor,
  id: string,
  { table, at }: { table: FileTable; at: number },
) {
  const order = dateOrder()
  let part: string[][] = []
  let [count, length, stored, line] = [0, 0, 0, 0]
  const write = async () => {
    if (part.length === 0) return
    const row = { import_id: id, position: line - part.length, rows: await sealRows(part) }
    await trx.insertInto('source_import_parts').values(row).execute()
    count += part.length
    stored = length
    part = []
  }
  for await (const row of table.rows) {
    if (!row) await write()
    line += 1
    if (!row) continue
    order.see(row[at] ?? '')
    part.push(row)
    for (const cell of row) length += cell.length
    if (length > MAX_LENGTH) throw new Refused(texts.tooLong)
    if (count + part.length > MAX_ROWS) throw new Refused(texts.tooMany(MAX_ROWS))
    if (part.length === PART_ROWS || length - stored > PART_LENGTH) await write()
  }
  await write()
  if (count === 0) throw new Refused(texts.faults.empty)
  return { count, isDayFirst: order.isDayFirst() }
}

/** What leads of files come from, unless the owner chooses another source. */
async function fileSource(trx: Executor, by: { id: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id::text from sources where kind = 'file'
    order by sources.id limit 1`.execute(trx)
  const [found] = rows
  if (found) return found.id
  const source = { kind: 'file', name: texts.source, settings: {}, secrets: {}, isPulled: false }
  return createSource(trx, source, by)
}
