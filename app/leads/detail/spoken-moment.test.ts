import { expect, test } from 'vitest'

import { momentOn, momentText, shortMoment } from './spoken-moment.ts'

// 0:15 am on Tuesday 24 November in Kolkata.
const now = '2026-11-23T18:45:00.000Z'

test.each([
  ['2026-11-23T19:20:00.000Z', 'today 12:50 am', '12:50 am'],
  ['2026-11-24T12:30:00.000Z', 'today 6:00 pm', '6:00 pm'],
  ['2026-11-23T12:40:00.000Z', 'yesterday 6:10 pm', 'yesterday 6:10 pm'],
  ['2026-11-25T06:30:00.000Z', 'tomorrow 12:00 pm', 'tomorrow 12:00 pm'],
  ['2026-11-28T12:40:00.000Z', 'Sat 28 Nov, 6:10 pm', 'Sat 28 Nov, 6:10 pm'],
  ['2025-10-02T04:30:00.000Z', 'Thu 2 Oct 2025, 10:00 am', 'Thu 2 Oct 2025, 10:00 am'],
])('%s reads as %s, or short as %s', (iso, expected, short) => {
  expect(momentText(iso, now)).toBe(expected)
  expect(shortMoment(iso, '2026-11-24')).toBe(short)
})

test('where the day is not known, every moment has its day', () => {
  for (const text of [momentOn, shortMoment])
    expect(text('2026-11-23T19:20:00.000Z', undefined)).toBe('Tue 24 Nov, 12:50 am')
})
