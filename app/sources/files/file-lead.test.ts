import { expect, test } from 'vitest'

import { guessFields } from './column-fields.ts'
import { fileLead } from './file-lead.ts'
import { dateOrder, fileTime } from './file-time.ts'

const columns = ['id', 'created_time', 'campaign_name', 'which_home?', 'full_name', 'phone_number']
const mapping = { columns, fields: guessFields(columns), isDayFirst: true, has1904Dates: false }

test('a row of Meta keeps its number, without the letters that Meta writes before it', () => {
  const row = ['l:2001', '2026-10-08T06:30:00+00:00', 'Heights', '3_bhk', 'Asha', 'p:+919800000001']
  expect(fileLead(row, mapping)).toEqual({
    externalId: '2001',
    name: 'Asha',
    phones: ['+919800000001'],
    sentAt: new Date('2026-10-08T06:30:00Z'),
    campaign: { name: 'Heights' },
    fields: { 'which_home?': '3_bhk' },
  })
})

test('a test row of Meta is no lead', () => {
  const row = ['l:1', '', '', '', '<test lead: dummy data for full_name>', 'p:<test lead: x>']
  expect(fileLead(row, mapping)).toBeUndefined()
})

test('a row without number and time is known again by what it says', () => {
  const own = { columns: ['Name', 'Phone', 'Date'], fields: guessFields(['Name', 'Phone', 'Date']) }
  const read = (...row: string[]) =>
    fileLead(row, { ...own, isDayFirst: true, has1904Dates: false })?.externalId
  expect(read('Asha', '9800000001', '08/10/2026')).toBe(read('Asha', '9800000001', '08/10/2026'))
  expect(read('Asha', '9800000001', '08/10/2026')).not.toBe(read('Asha', '9800000001', ''))
  expect(read('Asha', '9800000001', '08/10/2026 18:05')).toBeUndefined()
})

test.each([
  ['08/10/2026', true, '2026-10-07T18:30:00Z'],
  ['08/10/2026', false, '2026-08-09T18:30:00Z'],
  ['10/08/2026 12:00 PM', false, '2026-10-08T06:30:00Z'],
  ['23-10-26 18:05', true, '2026-10-23T12:35:00Z'],
  ['46303', true, '2026-10-07T18:30:00Z'],
  ['46303.5', true, '2026-10-08T06:30:00Z'],
])('%s, with the day first: %s, is %s', (written, isDayFirst, moment) => {
  expect(fileTime(written, { isDayFirst, has1904Dates: false })).toEqual(new Date(moment))
})

test.each([
  [['08/10/2026', '23/10/2026'], true],
  [['08/10/2026', '10/23/2026'], false],
  [['08/10/2026'], undefined],
])('the order of %j is found', (dates, isDayFirst) => {
  const order = dateOrder()
  for (const date of dates) order.see(date)
  expect(order.isDayFirst()).toBe(isDayFirst)
})
