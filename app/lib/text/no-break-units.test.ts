import { expect, test } from 'vitest'

import { noBreakUnits } from './no-break-units.ts'

test('a figure and its unit stay on one line, other words may part', () => {
  expect(noBreakUnits('Plots of 200 to 500 sq yards on 64 acres.')).toBe(
    'Plots of 200 to 500\u00A0sq\u00A0yards on 64\u00A0acres.',
  )
  expect(noBreakUnits('1,250 to 5,000 sq yd')).toBe('1,250 to 5,000\u00A0sq\u00A0yd')
  expect(noBreakUnits('More than 155,000 sq ft, 24-hour security')).toBe(
    'More than 155,000\u00A0sq\u00A0ft, 24-hour security',
  )
})
