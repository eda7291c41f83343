import { expect, test } from 'vitest'

import { isDay } from './iso-day.ts'

test.each(['2026-11-24', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['', '2026-02-30', '2027-02-29', '2026-13-01', '26-11-24', '2026-1-1', ' 2026-11-24'])(
  '“%s” is not a day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)
