import { textStream } from '#app/lib/async/text-stream.ts'
import { csvCell, csvLine } from '#app/lib/text/csv-text.ts'

import { columnHead } from './column-labels.ts'
import type { FileColumn } from './file-columns.ts'
import type { FileRows } from './sheet-cells.ts'

/** Without it Excel reads the file in the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A stored phone is no formula, and a dialler would keep the apostrophe. */
const PHONE = /^\+\d{5,15}$/
const PHONE_COLUMNS: ReadonlySet<FileColumn> = new Set(['phone', 'dialled'])

/** Streams CSV (RFC 4180) in UTF-8; prefixes formulas with an apostrophe (OWASP, CSV Injection). */
export function streamCsv(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(textsOf(columns, parts))
}

async function* textsOf(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(columns.map((column) => csvCell(columnHead(column))))
  for await (const rows of parts)
    yield rows.map((row) => csvLine(row.map((text, at) => leadCell(text, columns[at])))).join('')
}

function leadCell(text: string, column?: FileColumn): string {
  const isPhone = column !== undefined && PHONE_COLUMNS.has(column) && PHONE.test(text)
  return csvCell(text, isPhone)
}
