import { Zip, ZipDeflate } from 'fflate'

import { byteStream } from '#app/lib/async/text-stream.ts'

import type { FileColumn } from './file-columns.ts'
import type { FileRows } from './sheet-cells.ts'
import { rowWriter, sheetEnd, sheetStart, workbookParts, type MadeSheet } from './workbook-xml.ts'

const NAME = 'Leads'
/** Excel's limit. */
const MAX_ROWS = 1_048_576
/** More rows at a time would block the server's event loop for too long. */
const BATCH_SIZE = 200

/** Streams a workbook in bounded memory: moments as dates, all else as text, so that no formula runs. */
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
      const rows = take(Math.min(BATCH_SIZE, maxRows - sheet.rows))
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

type ZipFile = { path: string; texts: AsyncIterable<string> | Iterable<string> }

/** Bytes; the format's limit without ZIP64. */
const MAX_SIZE = 0xff_ff_ff_ff
const encoder = new TextEncoder()

/** Streams a ZIP archive in bounded memory; a reader who stops ends the texts. */
async function* zipArchive(
  files: AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    at += bytes.length
    ready.push(bytes)
  })
  for await (const { path, texts } of files) {
    const file = new ZipDeflate(path)
    // The format's first day: equal texts make equal archives.
    file.mtime = new Date(1980, 0)
    zip.add(file)
    for await (const text of texts) {
      file.push(encoder.encode(text))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
    if (Math.max(at, file.size) > MAX_SIZE) throw new RangeError('The archive exceeds 4 GiB')
  }
  zip.end()
  yield* ready
}
