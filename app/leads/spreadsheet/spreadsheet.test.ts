import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

import { leadsSpreadsheet, streamSpreadsheet } from './spreadsheet.ts'

const lead = {
  id: '1',
  name: 'Asha',
  phone: '09800000011',
  email: 'asha@example.com',
  byWhatsApp: true,
  ts: '2026-11-21 9:42:10',
  location: '',
  page: '/cedar-court',
  campaign: 'google',
}

test('every cell of the export is text, whatever it begins with', async () => {
  const messages = ['=1+1', '+1', '-1', '@SUM(A1)', 'a & <b> "q"\n2', '\u0000\u0008x\uD800', '007']
  const bytes = await leadsSpreadsheet(messages.map((message) => ({ ...lead, message })))
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['Leads'])
  const [head, ...rows] = sheets[0]?.rows ?? []
  expect(head).toEqual(['Phone', 'Name', 'Message', 'Location', 'Date'])
  expect(rows.map((row) => row[2]).slice(0, 5)).toEqual(messages.slice(0, 5))
  expect(rows.at(-1)).toEqual(['09800000011', 'Asha', '007', expect.toBeOneOf(['', null]), lead.ts])
})

test('no text makes the file unreadable or is read as another one', async () => {
  const bytes = await leadsSpreadsheet([
    { ...lead, name: 'A\uffff\ufffe\u{1ffff}\ud800', message: '_x0041_ and 😀' },
  ])
  const [sheet] = (await readXlsx(bytes)).sheets
  expect(sheet?.rows[1]?.slice(1, 3)).toEqual(['A\ufffd', '_x0041_ and 😀'])
})

test('a text longer than a cell can hold is cut, an empty list is only the head', async () => {
  const bytes = await leadsSpreadsheet([{ ...lead, message: 'x'.repeat(40_000) }])
  const [long] = (await readXlsx(bytes)).sheets
  expect(String(long?.rows[1]?.[2])).toHaveLength(32_767)
  const [empty] = (await readXlsx(await leadsSpreadsheet([]))).sheets
  expect(empty?.rows).toHaveLength(1)
})

type Lead = typeof lead & { message: string }

async function* partsOf(...parts: Lead[][]) {
  yield* parts
}

async function sheetsOf(stream: ReadableStream<Uint8Array>) {
  const { sheets } = await readXlsx(stream)
  return sheets
}

test('the streamed workbook is the other one, however its leads come', async () => {
  const leads = ['=1+1', 'a & <b> "q"\n2', '\u0000x\uD800', '_x0041_', ' 007 ', ''].map(
    (message) => ({
      ...lead,
      message,
    }),
  )
  const { sheets } = await readXlsx(await leadsSpreadsheet(leads))
  const streamed = await sheetsOf(streamSpreadsheet(partsOf(leads.slice(0, 2), [], leads.slice(2))))
  expect(streamed.map(({ name, rows }) => ({ name, rows }))).toEqual(
    sheets.map(({ name, rows }) => ({ name, rows })),
  )
  const [empty] = await sheetsOf(streamSpreadsheet(partsOf()))
  expect(empty?.rows).toEqual([['Phone', 'Name', 'Message', 'Location', 'Date']])
})

test('a sheet that is full is followed by another with the same head', async () => {
  const leads = ['a', 'b', 'c'].map((message) => ({ ...lead, message }))
  const sheets = await sheetsOf(streamSpreadsheet(partsOf(leads), 3))
  expect(sheets.map(({ name, rows }) => [name, rows.map((row) => row[2])])).toEqual([
    ['Leads', ['Message', 'a', 'b']],
    ['Leads_2', ['Message', 'c']],
  ])
})

test('a reader who leaves ends the leads of a streamed workbook', async () => {
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield [{ ...lead, message: crypto.randomUUID() }]
    } finally {
      isEnded = true
    }
  }
  const reader = streamSpreadsheet(endless()).getReader()
  for (let count = 0; count < 3; count += 1) await reader.read()
  await reader.cancel()
  await expect.poll(() => isEnded).toBe(true)
})
