import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

import { guessFields } from './column-fields.ts'
import { readTable } from './file-table.ts'
import { fileTime } from './file-time.ts'

async function tableOf(bytes: Buffer) {
  const table = await readTable(bytes)
  if (typeof table === 'string') return table
  const rows: string[][] = []
  for await (const row of table.rows) if (row) rows.push(row)
  return { ...table, rows }
}

const text = 'Name;Mobile No.\r\nAsha – Rao;9800000001\r\n'
const table = {
  columns: ['Name', 'Mobile No.'],
  firstRow: 2,
  has1904Dates: false,
  rows: [['Asha – Rao', '9800000001']],
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 LE without a mark', Buffer.from(text, 'utf16le')],
  ['Windows-1252', Buffer.from(text.replace('–', '\u0096'), 'latin1')],
  ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
  ['commas and quotes', Buffer.from('Name,Mobile No.\n"Asha – Rao","9800000001"')],
])('a table in %s is the same', async (_, bytes) => {
  expect(await tableOf(bytes)).toEqual(table)
})

test('quoted cells have delimiters, line breaks and quotes', async () => {
  const read = await tableOf(
    Buffer.from('Name,Phone,Query\n"A ""B""",98,"Call, please\nafter 6"\n'),
  )
  expect(read).toMatchObject({ rows: [['A "B"', '98', 'Call, please\nafter 6']] })
})

test('titles above the headings and empty rows are no rows', async () => {
  const read = await tableOf(Buffer.from('Leads of 2026,,\n\nName,Phone,City\nAsha,98,Pune\n,,\n'))
  expect(read).toEqual({
    columns: ['Name', 'Phone', 'City'],
    firstRow: 4,
    has1904Dates: false,
    rows: [['Asha', '98', 'Pune']],
  })
})

test('a workbook keeps numbers whole and has its rows in their columns', async () => {
  const rows = [
    ['Name', 'Phone', 'City', 'Date'],
    ['Asha & Ravi', 919_812_345_678, null, 46_303.5],
    ['Old', '9.19E+11', 'Pune', 46_303],
  ]
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Leads', rows }] }))
  expect(await tableOf(bytes)).toEqual({
    columns: ['Name', 'Phone', 'City', 'Date'],
    firstRow: 2,
    has1904Dates: false,
    rows: [
      ['Asha & Ravi', '919812345678', '', '46303.5'],
      ['Old', '9.19E+11', 'Pune', '46303'],
    ],
  })
})

test('a workbook of the old Mac counts days from 1904', async () => {
  const rows = [
    ['Name', 'Phone', 'Date'],
    ['Asha', '9800000001', 44_841.5],
  ]
  const sheets = [{ name: 'Leads', rows }]
  const read = await tableOf(Buffer.from(await writeXlsx({ sheets, dateSystem: '1904' })))
  if (typeof read === 'string') throw new Error(read)
  const { rows: found, has1904Dates } = read
  expect(fileTime(found[0]?.[2] ?? '', { isDayFirst: true, has1904Dates })).toEqual(
    new Date('2026-10-08T12:00:00+05:30'),
  )
})

test('each heading is there once', async () => {
  const read = await tableOf(Buffer.from('Phone,Phone,Phone 2\n1,2,3\n'))
  expect(read).toMatchObject({ columns: ['Phone', 'Phone 2', 'Phone 2 2'] })
})

test('a list of sheets without an end takes no memory', async () => {
  const book = `<workbook><sheets>${'<sheet/>'.repeat(200_000)}</sheets></workbook>`
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(book),
    'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'),
  })
  expect(await tableOf(Buffer.from(bytes))).toBe('unreadable')
})

test('a tower of elements in a sheet is refused', async () => {
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<row>'.repeat(150_000)) })
  expect(await tableOf(Buffer.from(bytes))).toBe('unreadable')
})

test.each([
  ['an Excel 97 workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'format'],
  ['a web page', Buffer.from('<html><table></table></html>'), 'format'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004 nothing'), 'unreadable'],
])('%s is refused', async (_, bytes, fault) => {
  expect(await tableOf(bytes)).toBe(fault)
})

test('columns of Meta, 99acres and old systems are guessed', () => {
  expect(
    guessFields(['id', 'created_time', 'ad_name', 'campaign_name', 'is_organic', 'which_home?']),
  ).toEqual(['externalId', 'time', 'ad', 'campaign', 'skip', 'keep'])
  expect(
    guessFields(['Name', 'ContactNo', 'EmailId', 'InterestedIn', 'Query', 'ReceivedDate']),
  ).toEqual(['name', 'phone', 'email', 'project', 'message', 'time'])
  expect(guessFields(['Buyer Name', 'Mobile', 'Alternate No', 'Mobile No.', 'Budget'])).toEqual([
    'name',
    'phone',
    'otherPhone',
    'otherPhone',
    'keep',
  ])
})
