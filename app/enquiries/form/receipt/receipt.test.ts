import { expect, test } from 'vitest'

import { firstName, receiptOf } from './receipt.ts'

test.each([
  ['Asha Rao', 'Asha'],
  ['  Neha  ', 'Neha'],
  ['Dr. Asha Rao', 'Dr. Asha Rao'],
  ['Shri Mohan Lal', 'Shri Mohan Lal'],
  ['K. Raman', 'K. Raman'],
  ['Om Prakash', 'Om Prakash'],
  ['आशा राव', 'आशा'],
  ['', ''],
])('%s is thanked as %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

const sent = {
  enquiry: { name: 'Asha Rao', message: ' Price? ', country: 'IN' },
  asks: ['Price list'],
  reach: {},
  page: '/ska-estate',
  location: 'SKA Estate',
  project: 'ska-estate',
}
const hours = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 540, closes: 1140 })),
  holidays: [],
  promiseMinutes: 5,
}
const at = new Date('2026-11-30T11:00:00+05:30')

test('a receipt repeats what was asked and promises by the hours', () => {
  expect(receiptOf(sent, hours, { at })).toEqual({
    name: 'Asha',
    asks: ['Price list'],
    message: 'Price?',
    promise: 'We call you today before 7 pm.',
    page: '/ska-estate',
    location: 'SKA Estate',
    project: 'ska-estate',
  })
})

test('a receipt says what we do about each item whose state is known', () => {
  const states = { 'Price list': 'we asked SKA on 24 Nov' }
  const asks = ['Price list', 'Site visit']
  expect(receiptOf({ ...sent, asks, states }, hours, { at }).asks).toEqual([
    'Price list: we asked SKA on 24 Nov',
    'Site visit',
  ])
})

test('a number of another country, or a browser there, gets the zone', () => {
  const enquiry = { ...sent.enquiry, country: 'AE' }
  const promise = 'We call you today before 7 pm IST.'
  expect(receiptOf({ ...sent, enquiry }, hours, { at }).promise).toBe(promise)
  expect(receiptOf(sent, hours, { at, isOverseas: true }).promise).toBe(promise)
})

test.each(['', '//evil.example', 'javascript:alert(1)'])('%j is no page to go back to', (page) => {
  expect(receiptOf({ ...sent, page }, hours, { at }).page).toBe('/connect')
})
