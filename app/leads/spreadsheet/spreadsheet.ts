import { writeXlsx } from 'hucre/xlsx'

import { plainText } from '#app/lib/plain-text.ts'

import type { LeadRow } from '#app/leads/desk/lead-search.ts'

const columns = ['Phone', 'Name', 'Message', 'Location', 'Date'] as const
const widths = [16, 26, 60, 24, 20]

/** Excel's own limit for the text of one cell. */
const CELL_LIMIT = 32_767

/**
 * The bytes of a workbook with one sheet, Leads. Every cell is text, so a message that begins with
 * = + - or @ stays a message and a phone keeps its digits.
 */
export function leadsSpreadsheet(leads: readonly LeadRow[]): Promise<Uint8Array> {
  const rows = leads.map((lead) =>
    [lead.phone, lead.name, lead.message, lead.location, lead.ts].map(cellText),
  )
  return writeXlsx({
    sheets: [
      {
        name: 'Leads',
        columns: widths.map((width) => ({ width, numFmt: '@' })),
        rows: [[...columns], ...rows],
        freezePane: { rows: 1 },
      },
    ],
  })
}

/**
 * One character that XML cannot hold would make the whole file unreadable, whoever sent it. What
 * looks like a code of Excel's own (`_x0041_`) is written so that it is read as it was typed.
 */
function cellText(text: string): string {
  const cell = plainText(text).slice(0, CELL_LIMIT).toWellFormed()
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
