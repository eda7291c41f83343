import { expect, test } from 'vitest'

import { indianDay } from './indian-day.ts'

test.each([
  ['2026-11-25T18:29:59.999Z', '2026-11-25'],
  ['2026-11-25T18:30:00.000Z', '2026-11-26'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('%s is on %s in India', (moment, day) => {
  expect(indianDay(moment)).toBe(day)
})
