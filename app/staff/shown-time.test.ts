import { expect, test } from 'vitest'

import { shownTime } from './shown-time.ts'

// A quarter past midnight of the 24th in Kolkata.
const now = new Date('2026-11-23T18:45:00.000Z')

test.each([
  ['2026-11-23T18:32:00.000Z', '00:02'],
  ['2026-11-23T18:29:00.000Z', '23 Nov'],
  ['2025-10-03T06:00:00.000Z', '3 Oct 2025'],
])('%s is shown as %s', (moment, shown) => {
  expect(shownTime(new Date(moment), now)).toBe(shown)
})
