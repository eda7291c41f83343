import { expect, test } from 'vitest'

import { formatSpan, formatTime } from './format-time.ts'

const now = new Date('2026-11-23T18:45:00.000Z')

test.each([
  ['2026-11-23T18:32:00.000Z', '12:02 am'],
  ['2026-11-23T18:29:00.000Z', 'yesterday 11:59 pm'],
  ['2026-11-22T18:29:00.000Z', '22 Nov'],
  ['2025-10-03T06:00:00.000Z', '3 Oct 2025'],
])('%s is shown as %s', (moment, shown) => {
  expect(formatTime(new Date(moment), now)).toBe(shown)
})

test.each([
  ['2026-11-23T18:32:00.000Z', '2026-11-23T18:44:00.000Z', '24 Nov, 12:02 am to 12:14 am'],
  ['2026-11-23T18:32:00.000Z', '2026-11-23T18:32:59.000Z', '24 Nov, 12:02 am'],
  ['2026-11-20T06:00:00.000Z', '2026-11-20T06:20:00.000Z', '20 Nov, 11:30 am to 11:50 am'],
  ['2026-11-23T18:20:00.000Z', '2026-11-23T18:40:00.000Z', '23 Nov, 11:50 pm to 24 Nov, 12:10 am'],
  ['2025-10-03T06:00:00.000Z', '2025-10-03T06:00:00.000Z', '3 Oct 2025, 11:30 am'],
])('%s until %s is shown as %s', (from, to, shown) => {
  expect(formatSpan(new Date(from), new Date(to), now)).toBe(shown)
})
