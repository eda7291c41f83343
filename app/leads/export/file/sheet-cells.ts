import { cutText } from '#app/lib/text/cut-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'

/** The texts of some leads, a row each, in the order of the file's columns. */
export type FileRows = readonly (readonly string[])[]

/** The name of a file of leads, without its ending (SPEC section 4). */
export const SHEET_FILE = 'Leads_List'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel's own limit for the text of one cell. */
const CELL_LIMIT = 32_767

/** A text without what no file can hold. */
export function cellText(text: string): string {
  return cutText(plainText(text), CELL_LIMIT)
}
