import { sql } from 'kysely'

import { openRows } from '#app/sources/pipeline/stored-content.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { SourceImport } from './import-store.server.ts'
import { settleRows, type RowResult } from './settle-rows.server.ts'

const SHOWN = 20

/** Carries the results out of a transaction that stores nothing. */
class Previewed extends Error {
  results: RowResult[]

  constructor(results: RowResult[]) {
    super()
    this.results = results
  }
}

/** The first rows of a file that has not begun; undefined where another SESSION_SECRET sealed them. */
export async function readFirstRows(db: Executor, id: string): Promise<string[][] | undefined> {
  const { rows } = await sql<{ rows: string }>`select rows from source_import_parts
    where import_id = ${id} order by position limit ${SHOWN}`.execute(db)
  const parts = await Promise.all(rows.map((part) => openRows(part.rows)))
  const [first] = parts
  return first && parts.flatMap((part) => part ?? []).slice(0, SHOWN)
}

/** What becomes of rows, by storing them and rolling back. */
export async function previewRows(
  db: Executor,
  file: SourceImport,
  rows: readonly string[][],
): Promise<RowResult[]> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Previewed(await settleRows(trx, file, { rows, position: 0 }))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.results
    throw error
  }
}
