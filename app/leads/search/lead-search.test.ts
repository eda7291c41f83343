import { expect, test } from 'vitest'

import { officeTime, machineTime } from '#app/lib/dates/office-time.ts'

import { searchLeads } from './lead-search.ts'

const rows = [
  { name: 'Asha Example', phone: '9800000011', reference: 'K7M2QX' },
  { name: 'rohan', phone: '+14155550100', reference: '' },
]

test.each([
  ['', 2],
  ['  ', 2],
  ['ASHA', 1],
  ['ha', 2],
  ['98000', 1],
  ['+1415', 1],
  ['.*', 0],
  ['+91 98000', 1],
  ['+91 98000 00011', 1],
  ['98000 00011', 1],
  ['98000-00011', 1],
  ['098000 00011', 1],
  ['0091 98000', 1],
  ['91 98000', 1],
  ['+91 (0) 98000', 1],
  ['+91', 1],
  ['\u202a+91 98000 00011\u202c', 1],
  ['+1 (415) 555', 1],
  ['001 415 555 0100', 1],
  ['(415) 555-0100', 1],
  ['91 98111', 0],
  ['91', 0],
  ['+971', 0],
  ['tel:+919800000011', 1],
  ['Phone: 98000-00011', 1],
  ['98000 00011,', 1],
  ['98000,', 1],
  ['૯૮૦૦૦ ૦૦૦૧૧', 1],
  ['Asha, 98000 00011', 1],
  ['.', 0],
  ['K7M2QX', 1],
  [' k7m-2qx', 1],
  ['Your reference: K7M2QX', 1],
  ['K7M2Q', 0],
])('%j finds %i', (typed, count) => {
  expect(searchLeads(rows, typed)).toHaveLength(count)
})

test.each([
  ['D’Souza', "D'Souza"],
  ["D'Souza", 'D’Souza'],
  ['Renée', 'Renee'],
  ['renee', 'Rene\u0301e'],
  ['Asha Rao', 'Asha  Rao'],
  ['asha  rao', 'Asha Rao'],
  ['Dr. Asha', 'Dr Asha'],
  ['Dr Asha', 'Dr.Asha'],
  ['Asha Rao,', 'Asha Rao'],
  ['A.K. Sharma', 'A.K.Sharma'],
  ['Ａｓｈａ', 'Asha'],
  ['ΑΝΝΑΣ', 'Άννας'],
  ['डॉ. शर्मा', 'डॉ शर्मा'],
])('%j finds the person stored as %j', (typed, name) => {
  expect(searchLeads([{ name, phone: '9800000011', reference: '' }], typed)).toHaveLength(1)
})

test('marks that are letters in Indian scripts still distinguish names', () => {
  expect(searchLeads([{ name: 'राम', phone: '9800000011', reference: '' }], 'रामा')).toHaveLength(0)
})

test('the dashboard reads times of Asia/Kolkata', () => {
  expect(officeTime(new Date('2026-11-21T04:12:10.500Z'))).toBe('2026-11-21 09:42:10')
  expect(officeTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01 00:00:00')
  expect(machineTime('2026-11-21 09:42:10')).toBe('2026-11-21T09:42:10+05:30')
  expect(new Date(machineTime('2027-01-01 00:00:00')).toISOString()).toBe(
    '2026-12-31T18:30:00.000Z',
  )
})

test('times of the dashboard sort as text', () => {
  const times = ['2026-11-21T02:58:00Z', '2026-11-21T04:40:00Z', '2026-11-21T18:00:00Z']
  const texts = times.map((at) => officeTime(new Date(at)))
  expect(texts[0]).toBe('2026-11-21 08:28:00')
  expect(texts.toReversed().toSorted()).toEqual(texts)
})
