import { byteStream } from '#app/lib/async/text-stream.ts'

import type { FileColumn } from './file-columns.ts'
import type { FileRows } from './sheet-cells.ts'
import { rowWriter, sheetEnd, sheetStart, workbookParts, type MadeSheet } from './workbook-xml.ts'
import { zipArchive, type ZipFile } from './zip-stream.ts'

const NAME = 'Leads'
/** The rows that Excel can show. */
const MAX_ROWS = 1_048_576
/** Rows that are packed at a time: more would keep the server from everybody else for too long. */
const AT_ONCE = 200

/**
 * A workbook with one sheet, Leads, as it is made from rows that come part by part: what it holds in
 * memory does not grow with them. A moment is a date cell in Indian time; every other cell is text, so a
 * message that begins with = + - or @ stays a message and a phone keeps its digits. A sheet that has all
 * the rows Excel can show is followed by another with the same head, Leads_2. A reader who leaves ends
 * the parts.
 */
export function streamSpreadsheet(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
  maxRowsPerSheet = MAX_ROWS,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return byteStream(zipArchive(filesOf(columns, parts, maxRowsPerSheet)))
}

async function* filesOf(
  columns: readonly FileColumn[],
  parts: AsyncIterable<FileRows>,
  maxRows: number,
): AsyncGenerator<ZipFile, void> {
  const iterator = parts[Symbol.asyncIterator]()
  const sheets: MadeSheet[] = []
  let left: FileRows = []

  async function isMore(): Promise<boolean> {
    while (left.length === 0) {
      const { value, done } = await iterator.next()
      if (done === true) return false
      left = value
    }
    return true
  }

  function take(max: number): FileRows {
    const rows = left.slice(0, max)
    left = left.slice(max)
    return rows
  }

  async function* textsOf(sheet: MadeSheet): AsyncGenerator<string, void> {
    const rowOf = rowWriter(columns)
    yield sheetStart(columns)
    while (sheet.rows < maxRows && (await isMore())) {
      const rows = take(Math.min(AT_ONCE, maxRows - sheet.rows))
      const first = sheet.rows + 1
      sheet.rows += rows.length
      yield rows.map((row, at) => rowOf(row, first + at)).join('')
    }
    yield sheetEnd(columns, sheet.rows)
  }

  try {
    do {
      const name = sheets.length === 0 ? NAME : `${NAME}_${sheets.length + 1}`
      const sheet = { name, rows: 1 }
      sheets.push(sheet)
      yield { path: `xl/worksheets/sheet${sheets.length}.xml`, texts: textsOf(sheet) }
    } while (await isMore())
    for (const [path, text] of workbookParts(sheets, columns.length)) yield { path, texts: [text] }
  } finally {
    await iterator.return?.()
  }
}
