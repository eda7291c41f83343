import fc from 'fast-check'
import { expect, test } from 'vitest'

import { GREATEST, vitals } from './vital.ts'
import { boundsOf, bucketEdges, bucketOf } from './vital-buckets.ts'
import { vitalBudgets } from './vital-budgets.ts'

/** web.dev's bounds of good and poor (web.dev/articles/vitals, fcp, ttfb). */
const BOUNDS = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

test.each(vitals)('every budget and bound of %s is an edge, so that its side is exact', (vital) => {
  const edges = bucketEdges(vital)
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  expect(edges).toEqual(expect.arrayContaining([vitalBudgets[vital], ...BOUNDS[vital]]))
  expect(vitalBudgets[vital]).toBeLessThanOrEqual(BOUNDS[vital][0] ?? 0)
})
test.each(vitals)('every accepted value of %s is in its bucket', (vital) => {
  const max = vital === 'CLS' ? GREATEST.CLS : GREATEST.time
  fc.assert(
    fc.property(fc.double({ min: 0, max, noNaN: true }), (value) => {
      const bucket = bucketOf(vital, value)
      expect(Number.isInteger(bucket)).toBe(true)
      const { from, to } = boundsOf(vital, bucket)
      expect(value).toBeGreaterThanOrEqual(from)
      expect(value).toBeLessThanOrEqual(to)
      expect(to).toBeGreaterThan(from)
    }),
  )
})
test('a value on an edge counts above it', () => {
  expect(bucketOf('LCP', 2500)).toBe(2500)
  expect(bucketOf('LCP', 2499.9)).toBe(2000)
  expect(bucketOf('CLS', 0.1)).toBe(100)
})
