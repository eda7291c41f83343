import type { LeadRow } from '#app/leads/desk/lead-search.ts'
import { plainText } from '#app/lib/plain-text.ts'

/** What a file of leads says of each. */
export type SheetLead = Pick<LeadRow, 'phone' | 'name' | 'message' | 'location' | 'ts'>

export const sheetColumns = ['Phone', 'Name', 'Message', 'Location', 'Date'] as const

/** The name of a file of leads, without its ending (SPEC section 4). */
export const SHEET_FILE = 'Leads_List'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel's own limit for the text of one cell. */
const CELL_LIMIT = 32_767

/** The texts of a lead in the order of the columns, without what no file can hold. */
export function sheetCells({ phone, name, message, location, ts }: SheetLead): string[] {
  return [phone, name, message, location, ts].map(cellText)
}

function cellText(text: string): string {
  return plainText(text).slice(0, CELL_LIMIT).toWellFormed()
}
