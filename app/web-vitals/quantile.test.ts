import fc from 'fast-check'
import { expect, test } from 'vitest'

import { quantile, type Bar } from './quantile.ts'
import { bucketOf, boundsOf } from './vital-buckets.ts'

function barsOf(values: readonly number[]): Bar[] {
  const counts = Map.groupBy(values, (value) => bucketOf('LCP', value))
  return [...counts].map(([bucket, own]) => ({ ...boundsOf('LCP', bucket), count: own.length }))
}

const times = fc.array(fc.double({ min: 0, max: 70_000, noNaN: true }), {
  minLength: 1,
  maxLength: 200,
})
const share = fc.double({ min: 0.01, max: 1, noNaN: true })

test('an empty histogram has no quantile', () => {
  expect(quantile([], 0.75)).toBeUndefined()
  expect(quantile([{ from: 0, to: 50, count: 0 }], 0.75)).toBeUndefined()
})
test('it interpolates within a bar', () => {
  expect(quantile([{ from: 100, to: 200, count: 8 }], 0.75)).toBe(175)
  const bars = [
    { from: 200, to: 400, count: 2 },
    { from: 0, to: 100, count: 2 },
  ]
  expect(quantile(bars, 0.5)).toBe(100)
  expect(quantile(bars, 0.75)).toBe(300)
  expect(quantile(bars, 1)).toBe(400)
})
test('it is in the bucket of the value that the share of all values does not exceed', () => {
  fc.assert(
    fc.property(times, share, (values, part) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? 0
      const { from, to } = boundsOf('LCP', bucketOf('LCP', exact))
      const found = quantile(barsOf(values), part)
      expect(found).toBeGreaterThanOrEqual(from)
      expect(found).toBeLessThanOrEqual(to)
    }),
  )
})
test('a greater share is never less, and one more slow view never makes it faster', () => {
  fc.assert(
    fc.property(times, share, share, (values, one, other) => {
      const bars = barsOf(values)
      const [least = 0, most = 0] = [one, other].toSorted((a, b) => a - b)
      expect(quantile(bars, least) ?? 0).toBeLessThanOrEqual(quantile(bars, most) ?? 0)
      const slower = barsOf([...values, 70_000])
      expect(quantile(slower, one) ?? 0).toBeGreaterThanOrEqual((quantile(bars, one) ?? 0) - 1e-6)
    }),
  )
})
