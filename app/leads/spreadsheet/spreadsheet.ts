import { writeXlsx, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'

import { sheetCells, sheetColumns, type SheetLead } from './sheet-cells.ts'

const NAME = 'Leads'
const widths = [16, 26, 60, 24, 20]
const columns = widths.map((width) => ({ width, numFmt: '@' }))
const freezePane = { rows: 1 }

/**
 * The bytes of a workbook with one sheet, Leads. Every cell is text, so a message that begins with
 * = + - or @ stays a message and a phone keeps its digits.
 */
export function leadsSpreadsheet(leads: readonly SheetLead[]): Promise<Uint8Array> {
  const rows = [[...sheetColumns], ...leads.map((lead) => rowOf(lead))]
  return writeXlsx({ sheets: [{ name: NAME, columns, rows, freezePane }] })
}

/**
 * The same workbook as it is made, from leads that come part by part: what it holds in memory does
 * not grow with them. A sheet that has all the rows Excel can show is followed by another with the
 * same head, Leads_2. A reader who leaves ends the parts.
 */
export function streamSpreadsheet(
  parts: AsyncIterable<readonly SheetLead[]>,
  maxRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(rowsOf(parts), { name: NAME, columns, freezePane, maxRowsPerSheet })
}

async function* rowsOf(parts: AsyncIterable<readonly SheetLead[]>): AsyncGenerator<string[], void> {
  yield [...sheetColumns]
  for await (const leads of parts) for (const lead of leads) yield rowOf(lead)
}

/**
 * One character that XML cannot hold would make the whole file unreadable, whoever sent it. What
 * looks like a code of Excel's own (`_x0041_`) is written so that it is read as it was typed.
 */
function rowOf(lead: SheetLead): string[] {
  return sheetCells(lead).map((cell) => cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'))
}
