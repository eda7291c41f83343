import { textStream } from '#app/lib/async/text-stream.ts'

import { columnHead } from './column-words.ts'
import type { FileColumn } from './file-columns.ts'
import type { FileRows } from './sheet-cells.ts'

/** Without it Excel takes the file for one of the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would read as a formula: at the beginning, also in the wide forms of East Asian keyboards,
 * and behind what divides cells where a comma does not, as in much of Europe.
 */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠]|(?<=[;\t])[=+\-@＝＋－＠]/gu

/** A phone as it is stored is no formula, and a dialler would take an apostrophe as a part of it. */
const PHONE = /^\+\d{5,15}$/
const PHONE_COLUMNS: ReadonlySet<FileColumn> = new Set(['phone', 'dialled'])

/**
 * Rows that come part by part as CSV (RFC 4180) in UTF-8, with the columns of the workbook. CSV has
 * no cells of text, so one that would be read as a formula gets an apostrophe in front (OWASP, CSV
 * Injection), except a known phone. A reader who leaves ends the parts.
 */
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
    yield rows.map((row) => csvLine(row.map((text, at) => csvCell(text, columns[at])))).join('')
}

function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

function csvCell(text: string, column?: FileColumn): string {
  const isPhone = column !== undefined && PHONE_COLUMNS.has(column) && PHONE.test(text)
  const cell = isPhone ? text : text.replaceAll(FORMULA, "'$&")
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
