import { expect, test } from 'vitest'

import { FEW, speedRows } from './speed-report.ts'
import { vitalText } from './vital.ts'
import type { VitalCount } from './vitals-tally.ts'

const counted = (changes: Partial<VitalCount>): VitalCount => ({
  page: 'listing',
  device: 'phone',
  vital: 'LCP',
  bucket: 1000,
  views: FEW,
  ...changes,
})

test('rows follow the order of the pages, then of the devices', () => {
  const rows = speedRows([
    counted({ page: 'connect' }),
    counted({ device: 'desktop' }),
    counted({}),
    counted({ page: 'home' }),
  ])
  expect(rows.map(({ page, device }) => `${page} ${device}`)).toEqual([
    'home phone',
    'listing phone',
    'listing desktop',
    'connect phone',
  ])
})
test('a page has as many views as its most frequent vital', () => {
  const [row] = speedRows([
    counted({ views: 30 }),
    counted({ bucket: 1200, views: 10 }),
    counted({ vital: 'INP', bucket: 0, views: 4 }),
  ])
  expect(row?.views).toBe(40)
  expect(row?.measured.INP?.verdict).toBe('few')
  expect(row?.measured).not.toHaveProperty('CLS')
})
test.each([
  ['just within the budget', 1800, 2000, FEW, 'good'],
  ['just over it', 2000, 2500, FEW, 'over'],
  ['of few views', 2000, 2500, FEW - 1, 'few'],
])('a bucket %s', (_name, bucket, to, views, verdict) => {
  const [row] = speedRows([counted({ bucket, views })])
  expect(row?.measured.LCP).toEqual({ p75: bucket + 0.75 * (to - bucket), verdict })
})
test.each([
  ['CLS', 0.048, '0.05'],
  ['INP', 47.6, '48 ms'],
  ['LCP', 1240, '1.24 s'],
  ['LCP', 2000, '2 s'],
] as const)('%s %d is written %s', (vital, value, text) => {
  expect(vitalText(vital, value)).toBe(text)
})
