import { expect, test } from 'vitest'

import { withHours } from './waited.ts'

const MINUTE = 60_000

test.each([
  [{ wall: 4 * MINUTE, working: 4 * MINUTE }, 'late'],
  [{ wall: 17 * 60 * MINUTE, working: 3 * MINUTE }, 'late (3 min in working hours)'],
  [{ wall: 9 * 60 * MINUTE, working: 0 }, 'late (outside working hours)'],
])('%j is shown as %s', (waited, text) => {
  expect(withHours('late', waited)).toBe(text)
})
