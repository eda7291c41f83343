import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

import { leadsSpreadsheet } from './spreadsheet.ts'

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
