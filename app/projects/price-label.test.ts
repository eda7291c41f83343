import fc from 'fast-check'
import { expect, test } from 'vitest'

import { projects } from '#test/specified-projects.ts'
import { priceLabel } from './price-label.ts'

test.each([
  [5, 'Starts from ₹ 95 Lacs', 9_500_000],
  [6, 'Starts from ₹ 2.60 CR', 26_000_000],
  [8, 'Starts from ₹ 3.03 CR', 30_300_000],
])('project %i: %s', (id, text, amount) => {
  const project = projects.find((one) => one.id === id)
  const label = priceLabel(project ?? { price: '' })
  expect(label).toMatchObject({ kind: 'from', amount })
  expect(label.text.replaceAll('\u00A0', ' ')).toBe(text)
})

test('every other project says Price Revealing Soon', () => {
  const soon = projects.filter((project) => priceLabel(project).kind === 'soon')
  expect(soon.map(({ id }) => id)).toEqual([
    0, 1, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ])
  for (const project of soon) expect(priceLabel(project).text).toBe('Price Revealing Soon')
})

test('the flag wins over any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (value) => {
      const price = `${(value / 100).toFixed(2)} CR`
      expect(priceLabel({ price, revealPrice: 'soon' }).kind).toBe('soon')
      expect(priceLabel({ price }).kind).toBe('from')
    }),
  )
})

test('only projects 1 and 15 carry the flag', () => {
  const flagged = projects.filter(({ revealPrice }) => revealPrice === 'soon')
  expect(flagged.map(({ id }) => id)).toEqual([1, 15])
})
