import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'

import { columnHead } from './column-words.ts'
import type { FileColumn } from './file-columns.ts'
import type { FileRows } from './sheet-cells.ts'

const NAME = 'Leads'
const WIDTHS: Partial<Record<FileColumn, number>> = { phone: 16, name: 26, message: 60, date: 20 }
const OTHER_WIDTH = 24
const freezePane = { rows: 1 }

/**
 * A workbook with one sheet, Leads, as it is made from rows that come part by part: what it holds in
 * memory does not grow with them. Every cell is text, so a message that begins with = + - or @ stays a
 * message and a phone keeps its digits. A sheet that has all the rows Excel can show is followed by
 * another with the same head, Leads_2. A reader who leaves ends the parts.
 */
export function streamSpreadsheet(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
  maxRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET,
): ReadableStream<Uint8Array> {
  const styled = columns.map((column) => ({ width: WIDTHS[column] ?? OTHER_WIDTH, numFmt: '@' }))
  const options = { name: NAME, columns: styled, freezePane, maxRowsPerSheet }
  return writeXlsxStream(rowsOf(columns, parts), options)
}

async function* rowsOf(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
): AsyncGenerator<string[], void> {
  yield columns.map(columnHead)
  for await (const rows of parts) for (const row of rows) yield row.map(withoutCodes)
}

/** What looks like a code of Excel's own (`_x0041_`) is written so that it is read as it was typed. */
function withoutCodes(cell: string): string {
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
