import { expect, test } from 'vitest'

import { atIndianHour, indianDay, indianHour } from './indian-day.ts'

test.each([
  ['2026-11-25T18:29:59.999Z', '2026-11-25'],
  ['2026-11-25T18:30:00.000Z', '2026-11-26'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('%s is on %s in India', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})

test('a time is in India’s zone, whatever the machine’s clock', () => {
  expect(atIndianHour('2026-11-26T18:30')?.toISOString()).toBe('2026-11-26T13:00:00.000Z')
  expect(indianHour(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01T01:30')
  expect(atIndianHour('2026-02-31T18:30x')).toBeUndefined()
})
