import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dueAmounts, parseShares } from './plan-amounts.ts'

test('a 40:60 plan splits a price, each part with its date', () => {
  const parts = [
    { share: 40, due: 'on booking' },
    { share: 60, due: 'in 18 months' },
  ]
  expect(dueAmounts(9_500_000, parts)).toEqual([
    { share: 40, due: 'on booking', amount: 3_800_000 },
    { share: 60, due: 'in 18 months', amount: 5_700_000 },
  ])
})

test('shares are read in digits of any script', () => {
  expect(parseShares('૨૦:૩૦:૫૦')).toEqual([20, 30, 50])
})

test('whatever the shares, the parts add up to the price', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(cuts, fc.integer({ min: 0, max: 1e11 }), (at, price) => {
      const edges = [0, ...at.toSorted((a, b) => a - b), 100]
      const parts = edges.slice(1).map((edge, index) => ({ share: edge - (edges[index] ?? 0) }))
      const amounts = dueAmounts(price, parts)
      expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
      for (const { share, amount } of amounts) {
        expect(Math.abs(amount - (price * share) / 100)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test.each([
  ['20:30:50', [20, 30, 50]],
  ['20, 30, 50', [20, 30, 50]],
  ['20% 30% 50%', [20, 30, 50]],
  ['12.5/87.5', [12.5, 87.5]],
  ['100', [100]],
])('shares typed "%s" are %j', (typed, shares) => {
  expect(parseShares(typed)).toEqual(shares)
})

test.each(['', 'half half', '50::50', '-20:120', '1000'])(
  '"%s" is not a list of shares',
  (typed) => {
    expect(parseShares(typed)).toBeUndefined()
  },
)
