import { expect, test } from 'vitest'

import { cityLine } from './city-line.ts'

const listing = { summary: 'Plots on a hill.', type: 'Plots', price: '' } as const

test('of a city’s only listing its summary is said', () => {
  expect(cityLine([listing])).toBe('Plots on a hill.')
})

test('of several the kinds are counted, in the order of the filter, and the lowest price is named', () => {
  const flats = { ...listing, type: 'Apartments' } as const
  const all = [listing, { ...flats, price: '1.50 CR' }, { ...flats, price: '85 Lacs' }]
  expect(cityLine(all)).toBe(
    '2\u00A0apartment and 1\u00A0plotted project. Prices from ₹85\u00A0lakh; others on request.',
  )
})

test('a price that is not public is not counted, and where there is none nothing is said of it', () => {
  const hidden = { ...listing, price: '90 Lacs', revealPrice: 'soon' } as const
  expect(cityLine([hidden, listing])).toBe('2\u00A0plotted projects.')
  expect(cityLine([hidden, { ...listing, price: '2 CR' }])).toContain('Prices from ₹')
  expect(cityLine([])).toBeUndefined()
})
