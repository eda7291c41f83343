import { plainText } from '#app/lib/text/plain-text.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'

import { guessField } from './column-fields.ts'
import { openWorkbook, UnreadableWorkbook } from './open-workbook.ts'

const MAX_COLUMNS = 100
const MAX_CELL = 2000
/** Rows among which the headings are. */
const MAX_TITLE_ROWS = 20

export type FileTable = {
  /** Each heading once: a second `Phone` is `Phone 2`. */
  columns: string[]
  /** Line of the first row, from 1 on; empty lines are counted. */
  firstRow: number
  /** Whether a serial number of Excel counts from 1904. */
  has1904Dates: boolean
  /** Each as long as the columns; undefined for an empty line, so that later rows keep their line. */
  rows: AsyncGenerator<string[] | undefined, void>
}

export type TableFault = 'format' | 'empty' | 'unreadable'

/** The table in a CSV, TSV or XLSX, whatever its name says; `unreadable` can also come while the rows are read. */
export async function readTable(bytes: Buffer): Promise<FileTable | TableFault> {
  const start = bytes.toString('latin1', 0, 512).trimStart()
  // Excel 97, and web pages that are called .xls.
  if (
    start.startsWith('\u00d0\u00cf\u0011\u00e0') ||
    /^<(?:!doctype|html|table|\?xml)/i.test(start)
  )
    return 'format'
  try {
    if (!start.startsWith('PK')) return await tableOf(delimitedRows(textOf(bytes)), false)
    const { rows, has1904Dates } = openWorkbook(bytes)
    return await tableOf(rows, has1904Dates)
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return 'unreadable'
    throw error
  }
}

/** UTF-16 without a mark has a NUL in every second place. */
function textOf(bytes: Buffer): string {
  const sample = bytes.subarray(0, 200)
  const zeros = sample.filter((byte, at) => at % 2 === 1 && byte === 0).length
  const isWide = sample.length > 3 && zeros > sample.length / 4 && bytes[0] !== 0xff
  return isWide ? new TextDecoder('utf-16le').decode(bytes) : bodyText({ body: bytes })
}

type Lines = Iterable<string[]> | AsyncIterable<string[]>

async function tableOf(lines: Lines, has1904Dates: boolean): Promise<FileTable | TableFault> {
  const all = read(lines)
  const head: string[][] = []
  while (head.length < MAX_TITLE_ROWS) {
    const { value } = await all.next()
    if (!value) break
    head.push(value)
  }
  const at = headingAt(head)
  const headings = head[at]
  if (!headings) return 'empty'
  const columns = uniqueNames(headings.slice(0, MAX_COLUMNS))
  const rows = filledRows(head.slice(at + 1), all, columns.length)
  return { columns, firstRow: at + 2, has1904Dates, rows }
}

async function* read(lines: Lines): AsyncGenerator<string[], void> {
  yield* lines
}

async function* filledRows(
  first: readonly string[][],
  rest: AsyncIterable<string[]>,
  length: number,
): AsyncGenerator<string[] | undefined, void> {
  const cells = (row: readonly string[]) =>
    isFilled(row) ? Array.from({ length }, (_, at) => cellText(row[at] ?? '')) : undefined
  for (const row of first) yield cells(row)
  for await (const row of rest) yield cells(row)
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '')
}

/** Without the apostrophe that our own files write before what Excel could take for a formula. */
function cellText(cell: string): string {
  return plainText(cell.slice(0, MAX_CELL)).replace(/^'(?=[=+\-@|])/, '')
}

/** The first row with two headings that we know, else the one with the most cells: titles may stand above it. */
function headingAt(rows: readonly string[][]): number {
  const known = rows.findIndex(
    (row) => row.filter((cell) => guessField(cell) !== 'keep').length > 1,
  )
  if (known !== -1) return known
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== '').length)
  return filled.indexOf(Math.max(1, ...filled))
}

function uniqueNames(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, at) => {
    const name = plainText(heading).replace(/\s+/g, ' ').slice(0, 100) || `Column ${at + 1}`
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} ${count}`
    taken.add(unique)
    return unique
  })
}

const DELIMITERS = ['\t', ';', ',', '|']
const LOOKED_AT = 20_000

/** The rows of CSV or TSV (RFC 4180), with quoted line breaks; the delimiter is the most frequent one outside quotes. */
function* delimitedRows(text: string): Generator<string[], void> {
  const delimiter = delimiterIn(text.slice(0, LOOKED_AT))
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter)
    row.push(cell.text)
    at = cell.end
    if (text[at] === delimiter) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    yield row
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
}

type Cell = { text: string; end: number }

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && !isEnd(text.charAt(end), delimiter)) end += 1
  return { text: text.slice(start, end), end }
}

function isEnd(character: string, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r'
}

/** A quote that nothing closes, or text after the closing one, stays what it is. */
function quotedCell(text: string, start: number): Cell {
  let from = start + 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { text: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return afterQuote(text, quote + 1, cell)
    cell += '"'
    from = quote + 2
  }
}

function afterQuote(text: string, start: number, cell: string): Cell {
  const end = /[\t;,|\r\n]|$/.exec(text.slice(start, start + 200))?.index ?? 0
  return { text: cell + text.slice(start, start + end), end: start + end }
}

function delimiterIn(text: string): string {
  const outside = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 20)
    .join('\n')
  const count = (delimiter: string) => outside.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}
