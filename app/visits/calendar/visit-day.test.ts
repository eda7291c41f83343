import { expect, test } from 'vitest'

import {
  boundsOf,
  dayAfter,
  hourOf,
  minuteOf,
  readDay,
  readMoment,
  formatHour,
} from './visit-day.ts'

test('a day is one of the calendar, or none', () => {
  expect(readDay('2026-02-28')).toBe('2026-02-28')
  expect(readDay('२०२६-०२-२८')).toBe('2026-02-28')
  for (const none of [null, '', '2026-02-30', '2026-13-01', '26-01-01', '2026-01-01x'])
    expect(readDay(none)).toBeUndefined()
})
test('a moment needs a valid day and hour', () => {
  expect(readMoment('2026-11-24', '09:30')?.toISOString()).toBe('2026-11-24T04:00:00.000Z')
  expect(readMoment('૨૦૨૬-૧૧-૨૪', '૦૯:૩૦')).toEqual(readMoment('2026-11-24', '09:30'))
  for (const none of ['', '24:00', '9:30', '09:60']) {
    expect(readMoment('2026-11-24', none)).toBeUndefined()
  }
  expect(readMoment('2026-02-30', '09:30')).toBeUndefined()
})
test('days are those of India, across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  const { from, to } = boundsOf('2026-11-24')
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-11-23T18:30:00.000Z',
    '2026-11-24T18:30:00.000Z',
  ])
  expect([hourOf(from), minuteOf(new Date(from.getTime() + 570 * 60_000))]).toEqual(['00:00', 570])
})
test('an hour reads as people say it', () => {
  expect(formatHour(new Date('2026-11-24T04:00:00Z'))).toBe('9:30 am')
  expect(formatHour(new Date('2026-11-24T09:00:00Z'))).toBe('2:30 pm')
})
