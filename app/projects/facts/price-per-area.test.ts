import { expect, test } from 'vitest'

import { pricePerSquareFoot } from './price-per-area.ts'

type Row = { label: string; from: string; to?: string }

function rateOf(rows: Row[], terms: { revealPrice?: 'soon'; isInterestOnly?: true } = {}) {
  const sections = [{ kind: 'prices' as const, rows }]
  return pricePerSquareFoot({ price: rows[0]?.from ?? '', sections, ...terms })?.replaceAll(
    '\u00A0',
    ' ',
  )
}

const plot = { label: 'Plot of 1500 sq ft', from: '95 Lacs' }

test.each<[string, Row[], string]>([
  ['one size', [plot], 'About ₹6,333 per sq ft'],
  [
    'a range of sizes in rows',
    [plot, { label: 'Plot of 1,800 sq ft', from: '1.15 CR' }],
    'About ₹6,333–6,389 per sq ft',
  ],
  ['yards', [{ label: 'Plot of 200 sq yd', from: '90 Lacs' }], 'About ₹5,000 per sq ft'],
  [
    'a range of prices for a range of sizes',
    [{ label: 'Plots of 200 to 500 sq yards', from: '2.60 CR', to: '6.50 CR' }],
    'About ₹14,444 per sq ft',
  ],
  [
    'a range of prices for one size',
    [{ label: '3 BHK, 1,000 sq ft', from: '90 Lacs', to: '1 CR' }],
    'About ₹9,000–10,000 per sq ft',
  ],
])('the price per square foot of %s', (_, rows, text) => {
  expect(rateOf(rows)).toBe(text)
})

test.each<[string, Row]>([
  ['no size', { label: '3 BHK', from: '95 Lacs' }],
  ['a size that is not exact', { label: 'About 1,500 sq ft', from: '95 Lacs' }],
  ['a size that is a minimum', { label: 'Plots of 1,500+ sq ft', from: '95 Lacs' }],
  [
    'a range of sizes without the price of the largest',
    { label: '1,500–1,800 sq ft', from: '1 CR' },
  ],
  ['two sizes without a range', { label: '1,500 & 1,800 sq ft', from: '1 CR', to: '2 CR' }],
  ['two measures', { label: '1,200 sq ft inside, 1,500 sq ft in all', from: '1 CR' }],
])('%s gives none', (_, row) => {
  expect(rateOf([row])).toBeUndefined()
})

test('a price that is not public gives none', () => {
  expect(rateOf([plot], { revealPrice: 'soon' })).toBeUndefined()
  expect(rateOf([plot], { isInterestOnly: true })).toBeUndefined()
  expect(rateOf([])).toBeUndefined()
})
