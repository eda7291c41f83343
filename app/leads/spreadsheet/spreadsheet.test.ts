import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

import { fileColumns } from './file-columns.ts'
import { cellText, type FileRows } from './sheet-cells.ts'
import { streamSpreadsheet } from './spreadsheet.ts'

const standard = fileColumns([])
const head = ['Phone', 'Name', 'Message', 'Location', 'Date']

function rowWith(message: string): string[] {
  return ['09800000011', 'Asha', message, '', '2026-11-21 9:42:10']
}

async function* partsOf(...parts: FileRows[]) {
  yield* parts
}

async function sheetsOf(stream: ReadableStream<Uint8Array>) {
  const { sheets } = await readXlsx(stream)
  return sheets
}

test('every cell of the workbook is text, whatever it begins with and however the rows come', async () => {
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
    rows[6]?.[4],
  ])
})

test('no text makes the file unreadable or is read as another one', async () => {
  const nasty = cellText('A\uffff\ufffe\u{1ffff}\ud800\u0000\u0008')
  const parts = partsOf([rowWith(nasty)])
  const [sheet] = await sheetsOf(streamSpreadsheet(standard, parts))
  expect(sheet?.rows[1]?.[2]).toBe('A\ufffd')
  expect(cellText('x'.repeat(40_000))).toHaveLength(32_767)
})

test('an empty list is only the head; chosen columns follow the standard ones', async () => {
  const [empty] = await sheetsOf(streamSpreadsheet(standard, partsOf()))
  expect(empty?.rows).toEqual([head])
  const columns = fileColumns(['last-source', 'owner', 'no such column'])
  const [wide] = await sheetsOf(
    streamSpreadsheet(columns, partsOf([[...rowWith('?'), 'Meher', 'google']])),
  )
  expect(wide?.rows[0]).toEqual([...head, 'Owner', 'Source (last arrival)'])
  expect(wide?.rows[1]?.slice(5)).toEqual(['Meher', 'google'])
})

test('a sheet that is full is followed by another with the same head', async () => {
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
