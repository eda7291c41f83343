import { expect, test } from 'vitest'

import { isUnusualSpam } from './spam-counts.ts'

test.each([
  [50, 0, false],
  [51, 0, true],
  [60, 12, false],
  [61, 12, true],
])('%i in an hour, usually %i: unusual is %s', (hour, usualHour, expected) => {
  expect(isUnusualSpam({ hour, usualHour })).toBe(expected)
})
