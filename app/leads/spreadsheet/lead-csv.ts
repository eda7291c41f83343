import { textStream } from '#app/lib/work/text-stream.ts'

import { sheetCells, sheetColumns, type SheetLead } from './sheet-cells.ts'

/** Without it Excel takes the file for one of the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would read as a formula; also in the wide forms of East Asian keyboards. */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠]/u

/**
 * Leads that come part by part as CSV (RFC 4180) in UTF-8, with the columns of the workbook. CSV has
 * no cells of text, so one that would be read as a formula gets an apostrophe in front (OWASP, CSV
 * Injection). A reader who leaves ends the parts.
 */
export function streamCsv(
  parts: AsyncIterable<readonly SheetLead[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(textsOf(parts))
}

async function* textsOf(parts: AsyncIterable<readonly SheetLead[]>): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(sheetColumns)
  for await (const leads of parts) yield leads.map((lead) => csvLine(sheetCells(lead))).join('')
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

function csvCell(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
