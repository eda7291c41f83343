import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rupeesOf } from './money.ts'

test.each([
  ['3.03 CR', 30_300_000],
  ['2.60 CR', 26_000_000],
  ['1.15 CR', 11_500_000],
  ['95 Lacs', 9_500_000],
])('%s is %i rupees', (text, rupees) => {
  expect(rupeesOf(text)).toBe(rupees)
})

test.each(['', '3.03', 'CR', '3,03 CR', '-1 CR', '3.033 CR', '95 lacs'])(
  '"%s" is not a price',
  (text) => {
    expect(rupeesOf(text)).toBeUndefined()
  },
)

test('every price with two decimals comes out in whole rupees, in order', () => {
  const hundredths = fc.integer({ min: 1, max: 99_999 })
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(rupeesOf(`${(value / 100).toFixed(2)} CR`)).toBe(value * 100_000)
    }),
  )
})
