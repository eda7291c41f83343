import { columnHead } from './column-labels.ts'
import { isMoment, type FileColumn } from './file-columns.ts'

/** A sheet of ECMA-376 SpreadsheetML. */

export type MadeSheet = { name: string; rows: number }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes into the style list below. */
const [HEAD_STYLE, TEXT_STYLE, MOMENT_STYLE] = [1, 2, 3]
const MOMENT_FORMAT = 'yyyy\\-mm\\-dd\\ hh:mm:ss'

/** Characters. */
const WIDTHS: Partial<Record<FileColumn, number>> = {
  phone: 16,
  name: 26,
  message: 60,
  location: 30,
  email: 30,
  dialled: 18,
  number: 16,
  page: 30,
  project: 28,
}
const MOMENT_WIDTH = 20
const OTHER_WIDTH = 22

const MS_PER_DAY = 86_400_000
/** Days from Excel's day 0 to 1970. */
const EPOCH_DAYS = 25_569
/** 1 March 1900: before it Excel counts a 29 February that did not exist. */
const FIRST_DAY = 61
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/

/** Column widths, the frozen head, then the head row. */
export function sheetStart(columns: readonly FileColumn[]): string {
  const widths = columns.map((column, at) => {
    const width = isMoment(column) ? MOMENT_WIDTH : (WIDTHS[column] ?? OTHER_WIDTH)
    const style = isMoment(column) ? MOMENT_STYLE : TEXT_STYLE
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${style}" customWidth="1"/>`
  })
  const heads = columns.map((column, at) =>
    textCell(`${letters(at)}1`, HEAD_STYLE, columnHead(column)),
  )
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`
}

export function sheetEnd(columns: readonly FileColumn[], rows: number): string {
  return `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows}"/></worksheet>`
}

/** `number` counts from 1. */
export function rowWriter(columns: readonly FileColumn[]) {
  const places = columns.map((column, at) => ({ letter: letters(at), isDate: isMoment(column) }))
  return (row: readonly string[], number: number): string => {
    const cells = places.map(({ letter, isDate }, at) => {
      const text = row[at] ?? ''
      const serial = isDate ? serialOf(text) : undefined
      if (serial === undefined) return text && textCell(`${letter}${number}`, TEXT_STYLE, text)
      return `<c r="${letter}${number}" s="${MOMENT_STYLE}"><v>${serial}</v></c>`
    })
    return `<row r="${number}">${cells.join('')}</row>`
  }
}

/** Path and text of each other part. */
export function workbookParts(sheets: readonly MadeSheet[], columns: number): [string, string][] {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, at, id: at + 1 }))
  const each = (write: (sheet: MadeSheet & { at: number; id: number }) => string) =>
    numbered.map(write).join('')
  const last = letters(columns - 1)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (all: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`
  return [
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets><definedNames>${each(({ name, at, rows }) => `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${name}!$A$1:$${last}$${rows}</definedName>`)}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        each(({ id }) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)) +
          relation('styles', 'styles', 'styles.xml'),
      ),
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${MOMENT_FORMAT}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${xf(0, 0)}${xf(49, 1)}${xf(49, 0)}${xf(164, 0)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>${each(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${SHEETS}.worksheet+xml"/>`)}</Types>`,
    ],
  ]
}

function xf(format: number, font: number): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
}

function textCell(place: string, style: number, text: string): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Escapes typed text that looks like Excel's own escape (`_x0041_`). */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (letter) => ENTITIES[letter] ?? '')
}

/** Undefined where Excel has no such date. */
function serialOf(text: string): number | undefined {
  const [, day, time] = MOMENT.exec(text) ?? []
  const days = Date.parse(`${day}T${time}Z`) / MS_PER_DAY + EPOCH_DAYS
  return days >= FIRST_DAY ? Math.round(days * 1e10) / 1e10 : undefined
}

function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}
