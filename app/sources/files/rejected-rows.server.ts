import { sql } from 'kysely'

import { textStream } from '#app/lib/async/text-stream.ts'
import { csvText } from '#app/lib/text/csv-text.ts'
import { openLead } from '#app/sources/pipeline/stored-content.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import type { Executor } from '#db/client.server.ts'

import type { SourceImport } from './import-store.server.ts'

const BATCH = 500
const BYTE_ORDER_MARK = '\uFEFF'

export type RejectedReason = { reason: string; rows: number; first: number }

/** Why rows were rejected, the most frequent reason first; `first` is a line of the file. */
export async function listReasons(
  db: Executor,
  { id, firstRow }: SourceImport,
): Promise<RejectedReason[]> {
  const { rows } = await sql<RejectedReason>`
    select source_enquiries.reason, count(*)::integer as rows, min(position) + ${firstRow}::integer as first
    from source_enquiries join source_deliveries on source_deliveries.id = delivery_id
    where import_id = ${id} and source_enquiries.result = 'rejected'
    group by source_enquiries.reason order by 2 desc, 3`.execute(db)
  return rows
}

/** CSV of the rejected rows as they were in the file, each with its line and its reason. */
export function streamRejected(
  db: Executor,
  file: SourceImport,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(textsOf(db, file))
}

async function* textsOf(db: Executor, file: SourceImport): AsyncGenerator<string, void> {
  const { columns, firstRow } = file
  yield BYTE_ORDER_MARK + csvText([[texts.line, texts.reason, ...columns]])
  for (let after = -1; ;) {
    const { rows } = await sql<{ position: number; reason: string; content: string | null }>`
      select position, source_enquiries.reason, content
      from source_enquiries join source_deliveries on source_deliveries.id = delivery_id
      where import_id = ${file.id} and source_enquiries.result = 'rejected' and position > ${after}
      order by position limit ${BATCH}`.execute(db)
    const lines = await Promise.all(
      rows.map(async ({ position, reason, content }) => {
        const fields = content === null ? {} : ((await openLead(content))?.fields ?? {})
        return [String(firstRow + position), reason, ...columns.map((name) => fields[name] ?? '')]
      }),
    )
    yield csvText(lines)
    after = rows.at(-1)?.position ?? after
    if (rows.length < BATCH) return
  }
}
