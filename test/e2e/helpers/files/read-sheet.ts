import { readFile } from 'node:fs/promises'

import { readXlsx } from 'hucre/xlsx'

import { cellTexts } from '#test/helpers/workbook-text.ts'

/** The sheet names of a saved workbook, and the cells of its first sheet. */
export async function readSheet(file: string): Promise<{ names: string[]; rows: unknown[][] }> {
  const { sheets } = await readXlsx(await readFile(file))
  return { names: sheets.map(({ name }) => name), rows: cellTexts(sheets[0]?.rows) }
}
