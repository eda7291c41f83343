import { cutText } from '#app/lib/text/cut-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'

export type FileRows = readonly (readonly string[])[]

/** Without its extension (SPEC section 4). */
export const SHEET_FILE = 'Leads_List'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel's limit of characters in a cell. */
const CELL_LIMIT = 32_767

/** Removes characters that no file can hold, and cuts at Excel's limit. */
export function cellText(text: string): string {
  return cutText(plainText(text), CELL_LIMIT)
}
