import { expect, test } from 'vitest'

import { size, span, tenthsBelowTen } from './en/health-units.ts'

test.each([
  [0, '1 minute'],
  [0.98, '59 minutes'],
  [0.995, '1 hour'],
  [47.4, '47 hours'],
  [47.6, '2 days'],
])('%d hours are shown as %s', (hours, expected) => {
  expect(span(hours)).toBe(expected)
})

test.each([
  [0.0123, '13 KB'],
  [9.94, '9.9 MB'],
  [9.96, '10 MB'],
  [999.4, '999 MB'],
  [999.6, '1.0 GB'],
])('%d megabytes are shown as %s', (megabytes, expected) => {
  expect(size(megabytes)).toBe(expected)
})

test('only a count below ten has tenths', () => {
  expect([9.94, 9.96, 12.4].map(tenthsBelowTen)).toEqual(['9.9', '10', '12'])
})
