import { textStream } from '#app/lib/work/text-stream.ts'

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

/**
 * Rows that come part by part as CSV (RFC 4180) in UTF-8, with the columns of the workbook. CSV has
 * no cells of text, so one that would be read as a formula gets an apostrophe in front (OWASP, CSV
 * Injection). A reader who leaves ends the parts.
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
  yield BYTE_ORDER_MARK + csvLine(columns.map(columnHead))
  for await (const rows of parts) yield rows.map(csvLine).join('')
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

function csvCell(text: string): string {
  const cell = text.replaceAll(FORMULA, "'$&")
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
