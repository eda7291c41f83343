import { readXlsx } from 'hucre/xlsx'
import { afterEach, expect, test, vi } from 'vitest'

import { exportTexts } from '#app/strings/en/export.ts'

import { chosenColumns, fileColumns } from './file-columns.ts'
import { cellText, type FileRows } from './sheet-cells.ts'
import { streamSpreadsheet } from './spreadsheet.ts'

afterEach(() => vi.unstubAllGlobals())

const standard = fileColumns([])
const head = ['Phone', 'Name', 'Message', 'Location', 'Date']

function rowWith(message: string): string[] {
  return ['09800000011', 'Asha', message, '', '2026-11-21 09:42:10']
}

async function* partsOf(...parts: FileRows[]) {
  yield* parts
}

async function sheetsOf(stream: ReadableStream<Uint8Array>) {
  const { sheets } = await readXlsx(stream)
  return sheets
}

test('every cell but moments is text, with any beginning and in any batches', async () => {
  const messages = [
    '</t></is></c><c><f>1+1</f></c>',
    ']]>',
    'http://evil.test',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    'a & <b> "q"\n2',
    '_x0041_ and 😀',
    '007',
  ]
  const rows = messages.map(rowWith)
  const parts = partsOf(rows.slice(0, 2), [], rows.slice(2))
  const sheets = await sheetsOf(streamSpreadsheet(standard, parts))
  expect(sheets.map(({ name }) => name)).toEqual(['Leads'])
  const [first, ...others] = sheets[0]?.rows ?? []
  expect(first).toEqual(head)
  expect(others.map((row) => row[2])).toEqual(messages)
  expect(others.at(-1)).toEqual([
    '09800000011',
    'Asha',
    '007',
    expect.toBeOneOf(['', null]),
    new Date('2026-11-21T09:42:10Z'),
  ])
})

test('any text stays readable and unchanged', async () => {
  const nasty = cellText('A\uffff\ufffe\u{1ffff}\ud800\u0000\u0008')
  const parts = partsOf([rowWith(nasty)])
  const [sheet] = await sheetsOf(streamSpreadsheet(standard, parts))
  expect(sheet?.rows[1]?.[2]).toBe('A')
  expect(cellText('x'.repeat(40_000))).toHaveLength(32_767)
})

test('an empty list is only the head; chosen columns follow the standard ones', async () => {
  const [empty] = await sheetsOf(streamSpreadsheet(standard, partsOf()))
  expect(empty?.rows).toEqual([head])
  const columns = fileColumns(['last-source', 'owner', 'no such column'])
  const [wide] = await sheetsOf(
    streamSpreadsheet(columns, partsOf([[...rowWith('?'), 'Meher', 'google']])),
  )
  expect(wide?.rows[0]).toEqual([
    ...head,
    exportTexts.columns.owner,
    exportTexts.touchHead.last(exportTexts.touch.source),
  ])
  expect(wide?.rows[1]?.slice(5)).toEqual(['Meher', 'google'])
})

test('moments are date cells in Indian time; any other text stays text', async () => {
  const columns = fileColumns(['email', 'visit', 'follow-up', 'last-time', 'first-time'])
  const times = ['2026-02-28 23:59:59', '', 'soon', '1899-12-31 00:00:00']
  const parts = partsOf([[...rowWith('2026-11-21 09:42:10'), 'a@b.in', ...times]])
  const [sheet] = await sheetsOf(streamSpreadsheet(columns, parts))
  const blank = expect.toBeOneOf(['', null])
  expect(sheet?.rows[1]?.slice(2)).toEqual([
    '2026-11-21 09:42:10',
    blank,
    new Date('2026-11-21T09:42:10Z'),
    'a@b.in',
    new Date('2026-02-28T23:59:59Z'),
    blank,
    'soon',
    '1899-12-31 00:00:00',
  ])
})

test('every sheet can be filtered by each column, and its head stays in view', async () => {
  const columns = fileColumns(chosenColumns)
  const rows = ['a', 'b', 'c'].map(rowWith)
  const sheets = await sheetsOf(streamSpreadsheet(columns, partsOf(rows), 3))
  expect(sheets.map(({ autoFilter, freezePane }) => [autoFilter?.range, freezePane?.rows])).toEqual(
    [
      [expect.stringMatching(/^A1:A[A-Z]3$/), 1],
      [expect.stringMatching(/^A1:A[A-Z]2$/), 1],
    ],
  )
})

test('a browser without built-in compression packs the workbook', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  const rows = Array.from({ length: 1000 }, () => rowWith('घर'))
  const bytes = await new Response(streamSpreadsheet(standard, partsOf(rows))).bytes()
  expect(bytes.length).toBeLessThan(20_000)
  expect((await readXlsx(bytes)).sheets[0]?.rows).toHaveLength(1001)
})

test('rows are read no faster than the workbook', async () => {
  let made = 0
  async function* endless() {
    for (;;) {
      made += 1
      yield Array.from({ length: 100 }, () => rowWith(crypto.randomUUID()))
    }
  }
  const reader = streamSpreadsheet(standard, endless()).getReader()
  for (let count = 1; count <= 20; count += 1) {
    await reader.read()
    expect(made).toBeLessThanOrEqual(count + 2)
  }
  await reader.cancel()
})

test('a full sheet is followed by another with the same head', async () => {
  const parts = partsOf(['a', 'b', 'c'].map(rowWith))
  const sheets = await sheetsOf(streamSpreadsheet(standard, parts, 3))
  expect(sheets.map(({ name, rows }) => [name, rows.map((row) => row[2])])).toEqual([
    ['Leads', ['Message', 'a', 'b']],
    ['Leads_2', ['Message', 'c']],
  ])
})

test('a reader who leaves ends the rows of a workbook', async () => {
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield [rowWith(crypto.randomUUID())]
    } finally {
      isEnded = true
    }
  }
  const reader = streamSpreadsheet(standard, endless()).getReader()
  for (let count = 0; count < 3; count += 1) await reader.read()
  await reader.cancel()
  await expect.poll(() => isEnded).toBe(true)
})

async function* failing() {
  yield [rowWith('a')]
  throw new Error('The connection broke')
}

test('rows that fail make no workbook', async () => {
  const made = new Response(streamSpreadsheet(standard, failing())).blob()
  await expect(made).rejects.toThrow('The connection broke')
})
