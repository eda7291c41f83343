import fc from 'fast-check'
import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'

import { priceLabel } from './price-label.ts'

test.each([
  [alderMeadow, 'Starts from ₹ 95 Lacs', 9_500_000],
  [cedarCourt, 'Starts from ₹ 1.50 CR', 15_000_000],
])('the price of $slug is exact to the rupee', (project, text, amount) => {
  const label = priceLabel(project)
  expect(label).toMatchObject({ kind: 'from', amount })
  expect(label.text.replaceAll('\u00A0', ' ')).toBe(text)
})

test('a missing or hidden price is revealed soon', () => {
  for (const project of [birchHeights, elmSquare])
    expect(priceLabel(project)).toEqual({ kind: 'soon', text: 'Price Revealing Soon' })
})

test('the flag overrides any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (value) => {
      const price = `${(value / 100).toFixed(2)} CR`
      expect(priceLabel({ price, revealPrice: 'soon' }).kind).toBe('soon')
      expect(priceLabel({ price }).kind).toBe('from')
    }),
  )
})
