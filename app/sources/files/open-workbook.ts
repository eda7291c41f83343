import { setImmediate as breath } from 'node:timers/promises'

import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

import { readXml, xmlElements } from '#app/sources/reading/xml.ts'

/** Bytes of the parts that are read, unpacked. */
const MAX_UNPACKED_BYTES = 200e6
/** Of those that are read as a tree. */
const MAX_TREE_BYTES = 1e6
const CHUNK_BYTES = 1e6
/** The time for an element grows with those that are open around it. */
const MAX_DEPTH = 32
const MAX_COLUMNS = 200
const TREES = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels)$/
const FIRST = 'xl/worksheets/sheet1.xml'

/** Of a file that is no workbook, or unpacks to more than we read. */
export class UnreadableWorkbook extends Error {}

export type Workbook = {
  /** Of an old Excel for the Mac, whose day 0 is the first of January 1904. */
  has1904Dates: boolean
  /** Of the first sheet; numbers and dates as Excel stores them. Formulas give their stored result. */
  rows: AsyncGenerator<string[], void>
}

export function openWorkbook(bytes: Uint8Array): Workbook {
  const book = unpacked(bytes, (name) => TREES.test(name), MAX_TREE_BYTES)
  const workbook = xmlIn(book['xl/workbook.xml'])
  const properties = workbook && xmlElements(workbook, 'workbookPr')[0]
  return {
    has1904Dates: /^(?:1|true)$/.test(properties?.attributes['date1904'] ?? ''),
    rows: sheetRows(bytes, firstSheet(workbook, xmlIn(book['xl/_rels/workbook.xml.rels']))),
  }
}

async function* sheetRows(bytes: Uint8Array, sheet: string): AsyncGenerator<string[], void> {
  const isTable = (name: string) => name === sheet || name === 'xl/sharedStrings.xml'
  const parts = unpacked(bytes, isTable, MAX_UNPACKED_BYTES)
  const rows = parts[sheet]
  if (!rows) throw new UnreadableWorkbook()
  const shared: string[] = []
  const strings = parts['xl/sharedStrings.xml']
  if (strings)
    for await (const texts of readChunks<string>(strings, stringReader)) shared.push(...texts)
  for await (const read of readChunks<string[]>(rows, (write) => rowReader(shared, write)))
    yield* read
}

function unpacked(
  bytes: Uint8Array,
  isRead: (name: string) => boolean,
  maxBytes: number,
): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isRead(name)) return false
        total += originalSize
        if (total > maxBytes) throw new UnreadableWorkbook()
        return true
      },
    })
  } catch {
    throw new UnreadableWorkbook()
  }
}

type Xml = ReturnType<typeof readXml>

function xmlIn(part: Uint8Array | undefined): Xml {
  return part && readXml(new TextDecoder().decode(part))
}

/** By the order of the tabs. */
function firstSheet(workbook: Xml, relations: Xml): string {
  const id = workbook && xmlElements(workbook, 'sheet')[0]?.attributes['r:id']
  const target = (relations ? xmlElements(relations, 'Relationship') : []).find(
    ({ attributes }) => attributes['Id'] === id,
  )?.attributes['Target']
  if (target === undefined) return FIRST
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

type Handlers = NonNullable<ConstructorParameters<typeof Parser>[0]>

/** In pieces, between which the process does other work. */
async function* readChunks<Of>(
  part: Uint8Array,
  handlers: (write: (one: Of) => void) => Handlers,
): AsyncGenerator<Of[], void> {
  let found: Of[] = []
  const parser = new Parser(shallow(handlers((one) => found.push(one))), { xmlMode: true })
  const decoder = new TextDecoder()
  for (let at = 0; at < part.length; at += CHUNK_BYTES) {
    const text = decoder.decode(part.subarray(at, at + CHUNK_BYTES), { stream: true })
    if (/<!(?:doctype|entity)/i.test(text)) throw new UnreadableWorkbook()
    parser.write(text)
    yield found
    found = []
    await breath()
  }
}

function shallow({ onopentag, onclosetag, ...others }: Handlers): Handlers {
  let depth = 0
  return {
    ...others,
    onopentag(...tag) {
      depth += 1
      if (depth > MAX_DEPTH) throw new UnreadableWorkbook()
      onopentag?.(...tag)
    },
    onclosetag(...tag) {
      depth -= 1
      onclosetag?.(...tag)
    },
  }
}

/** Of `sharedStrings.xml`: an item may be in pieces, and `rPh` says how it sounds. */
function stringReader(write: (text: string) => void): Handlers {
  let item = ''
  let isText = false
  let isSound = false
  return {
    onopentag(name) {
      if (name === 'si') item = ''
      if (name === 'rPh') isSound = true
      isText = name === 't'
    },
    ontext(text) {
      if (isText && !isSound) item += text
    },
    onclosetag(name) {
      isText = false
      if (name === 'rPh') isSound = false
      if (name === 'si') write(item)
    },
  }
}

function rowReader(shared: readonly string[], write: (row: string[]) => void): Handlers {
  let row: string[] = []
  let cell = { at: 0, type: '', text: '' }
  let isValue = false
  return {
    onopentag(name, { r = '', t = '' }) {
      if (name === 'row') row = []
      if (name === 'c') cell = { at: columnOf(r) ?? row.length, type: t, text: '' }
      isValue = name === 'v' || name === 't'
    },
    ontext(text) {
      if (isValue) cell.text += text
    },
    onclosetag(name) {
      isValue = false
      if (name === 'row') write(row)
      if (name !== 'c' || cell.at >= MAX_COLUMNS) return
      while (row.length < cell.at) row.push('')
      row[cell.at] = cellText(cell, shared)
    },
  }
}

/** `B7` is column 1. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A number of 16 digits or fewer comes whole: Excel writes `9.19812345678E11` where it shows `9.2E+11`. */
function cellText(
  { type, text }: { type: string; text: string },
  shared: readonly string[],
): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'e') return ''
  if (type !== '' && type !== 'n') return text
  return text === '' || Number.isNaN(Number(text)) ? text : String(Number(text))
}
