import { leadParts, type BatchQuery } from '#app/leads/search/lead-batches.server.ts'
import { begun, textStream } from '#app/lib/async/text-stream.ts'
import type { Executor } from '#db/client.server.ts'

import type { FileColumn } from './file-columns.ts'
import { cellOf } from './lead-cells.server.ts'
import { streamCsv } from './lead-csv.ts'
import { endLine, LINES_TYPE, rowLine, totalLine } from './lead-lines.ts'
import { SHEET_FILE, XLSX_TYPE, type FileRows } from './sheet-cells.ts'
import { streamSpreadsheet } from './spreadsheet.ts'
import { findStoredWork, needsWork } from './stored-work.server.ts'

const kinds = {
  xlsx: { type: XLSX_TYPE, write: streamSpreadsheet },
  csv: { type: 'text/csv; charset=utf-8', write: streamCsv },
} as const
export type FileKind = keyof typeof kinds

/** `requireExport` throws once the agent may no longer export. */
export type FileRequest = BatchQuery & {
  columns: readonly FileColumn[]
  requireExport: () => Promise<void>
}

/** Streams the file, so that memory stays bounded; throws if the first part fails, later failures cut it. */
export async function answerWithFile(
  db: Executor,
  request: FileRequest,
  kind: FileKind,
): Promise<Response> {
  const { type, write } = kinds[kind]
  const rows = await begun(fileRows(db, request))
  return new Response(write(request.columns, rows), {
    headers: {
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': `attachment; filename="${SHEET_FILE}.${kind}"`,
    },
  })
}

/** The same as lines for the browser (lead-lines.ts); `total` is the number of rows. */
export async function answerWithLines(
  db: Executor,
  request: FileRequest,
  total: number,
): Promise<Response> {
  const rows = await begun(fileRows(db, request))
  return new Response(textStream(linesOf(rows, total)), {
    headers: { 'cache-control': 'no-store', 'content-type': LINES_TYPE },
  })
}

async function* linesOf(parts: AsyncIterable<FileRows>, total: number) {
  let count = 0
  yield totalLine(total)
  for await (const rows of parts) {
    count += rows.length
    yield rows.map(rowLine).join('')
  }
  yield endLine(count)
}

async function* fileRows(
  db: Executor,
  { columns, requireExport, ...query }: FileRequest,
): AsyncGenerator<FileRows, void> {
  const cells = columns.map(cellOf)
  const isMore = needsWork(columns)
  for await (const rows of leadParts(db, query)) {
    await requireExport()
    const ids = isMore ? rows.map(({ id }) => id) : []
    const work = await findStoredWork(db, ids)
    yield rows.map((row) => cells.map((cell) => cell({ row, work: work.get(row.id) })))
  }
}
