import { expect, test } from 'vitest'

import { groupedAreas, printedUnits } from './printed-units.ts'

test('a figure and its unit stay on one line, other words may part', () => {
  expect(printedUnits('Plots of 200 to 500 sq yards on 64 acres.')).toBe(
    'Plots of 200 to 500\u00A0sq\u00A0yards on 64\u00A0acres.',
  )
  expect(printedUnits('1,250 to 5,000 sq yd')).toBe('1,250 to 5,000\u00A0sq\u00A0yd')
  expect(printedUnits('More than 155,000 sq ft, 24-hour security')).toBe(
    'More than 155,000\u00A0sq\u00A0ft, 24-hour security',
  )
})

test.each([
  ['1500 and 1800 sq ft', '1,500 and 1,800 sq ft'],
  ['1250–5000 sq. yards', '1,250–5,000 sq yards'],
  ['900–1500 sq ft', '900–1,500 sq ft'],
  ['1850 - 3200 sq ft', '1,850 - 3,200 sq ft'],
  ['155000+ sq ft', '1,55,000+ sq ft'],
  ['50000\u00A0sq ft', '50,000\u00A0sq ft'],
  ['4,18,376.8770 sq m', '4,18,376.8770 sq m'],
  ['155,000 sq ft', '155,000 sq ft'],
  ['Possession in 2026, of 900 sq ft', 'Possession in 2026, of 900 sq ft'],
  ['December 2026', 'December 2026'],
  ['UPRERAPRJ442366', 'UPRERAPRJ442366'],
])('%s is printed as %s', (typed, printed) => {
  expect(groupedAreas(typed)).toBe(printed)
})
