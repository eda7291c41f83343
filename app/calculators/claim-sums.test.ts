import { expect, test } from 'vitest'

import { claimSum } from './claim-sums.ts'

test('24% per annum of 50 lakh is 12 lakh a year and 1 lakh a month', () => {
  expect(claimSum({ kind: 'return', from: 24, to: 24, period: 'year' }, 5_000_000)).toEqual({
    from: 1_200_000,
    to: 1_200_000,
    monthly: { from: 100_000, to: 100_000 },
  })
})

test('a range has both ends, and a monthly sum needs a stated period', () => {
  expect(claimSum({ kind: 'return', from: 12, to: 24 }, 1_000_000)).toEqual({
    from: 120_000,
    to: 240_000,
  })
})

test('Rs.175 per sq ft is the area times 175, once', () => {
  expect(claimSum({ kind: 'lease', rate: 175 }, 200)).toEqual({ from: 35_000, to: 35_000 })
})
