import { expect, test } from 'vitest'

import { callPromise, closedNote, hoursLine } from './call-promise.ts'

const days = (weekdays: readonly number[], opens = 540, closes = 1140) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))
const office = { hours: days([1, 2, 3, 4, 5, 6]), holidays: ['2026-12-25'], promiseMinutes: 5 }
/** Monday 30 November 2026 and later, in India. */
const on = (day: string, time: string) => new Date(`2026-${day}T${time}:00+05:30`)

test.each([
  ['in working hours', on('11-30', '11:00'), 'We call you today before 7 pm.'],
  ['before opening', on('11-30', '07:30'), 'We open today at 9 am and call you then.'],
  ['in the evening', on('11-30', '21:00'), 'We open tomorrow at 9 am and call you then.'],
  ['on Saturday night', on('12-05', '20:00'), 'We open on Monday at 9 am and call you then.'],
  ['too late for today', on('11-30', '18:58'), 'We call you tomorrow before 7 pm.'],
  ['to the minute', on('11-30', '18:55'), 'We call you today before 7 pm.'],
  ['before a holiday', on('12-24', '20:00'), 'We open on Saturday at 9 am and call you then.'],
])('%s', (_, at, promise) => {
  expect(callPromise(office, { at })).toBe(promise)
})

test('a promise of many hours names the day and its end, not the opening', () => {
  const slow = { ...office, promiseMinutes: 700 }
  expect(callPromise(slow, { at: on('11-30', '07:30') })).toBe('We call you tomorrow before 7 pm.')
  const half = { ...office, promiseMinutes: 240 }
  expect(callPromise(half, { at: on('11-30', '07:30') })).toBe('We call you today before 7 pm.')
})

test('an evening, a weekend and another way are kept', () => {
  const at = on('11-30', '11:00')
  expect(callPromise(office, { at, reach: { when: 'evening', by: 'whatsapp' } })).toBe(
    'We message you on WhatsApp today before 7 pm.',
  )
  expect(callPromise(office, { at, reach: { when: 'weekend', by: 'email' } })).toBe(
    'We email you on Saturday before 7 pm.',
  )
})

test('a day more than a week ahead has its date, a buyer abroad the zone', () => {
  const monthly = { ...office, hours: days([1]), holidays: ['2026-12-07', '2026-12-14'] }
  expect(callPromise(monthly, { at: on('12-01', '11:00'), isAbroad: true })).toBe(
    'We open on Mon 21 Dec at 9 am IST and call you then.',
  )
})

test('nothing is promised without hours', () => {
  const at = on('11-30', '11:00')
  expect(callPromise(undefined, { at })).toBeUndefined()
  expect(callPromise({ ...office, hours: [] }, { at })).toBeUndefined()
})

test('a closed office says so and when it opens, an open one nothing', () => {
  expect(closedNote(office, { at: on('11-30', '21:00') })).toBe(
    'We are closed now. We open tomorrow at 9 am and call you then.',
  )
  expect(closedNote(office, { at: on('11-30', '11:00') })).toBeUndefined()
})

test.each([
  [days([1, 2, 3, 4, 5, 6]), 'We answer 9 am to 7 pm IST, Monday to Saturday.'],
  [days([1, 2, 3, 4, 5, 6, 7], 600), 'We answer 10 am to 7 pm IST, every day.'],
  [
    [...days([1, 2], 540, 780), ...days([1, 2], 870, 1140), ...days([6], 600, 1440)],
    'We answer 9 am to 1 pm and 2:30 pm to 7 pm IST, Monday and Tuesday; 10 am to midnight IST, Saturday.',
  ],
])('the hours in words', (hours, line) => {
  expect(hoursLine({ hours })).toBe(line)
})
