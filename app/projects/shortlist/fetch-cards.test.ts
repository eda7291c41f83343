import { expect, test } from 'vitest'

import { readCards } from './fetch-cards.ts'

const picture = {
  id: 'cedar-court',
  hash: '0123abcd',
  width: 1600,
  height: 1200,
  focus: 70,
  alt: 'A tower',
  isImpression: true,
}
const card = {
  id: 1,
  slug: 'cedar-court',
  name: 'Cedar Court',
  location: 'Sector 12, Noida',
  type: 'Apartments',
  price: '1.50 CR',
  facts: ['6.5 acres', '20 floors'],
  picture,
}

test('reads cards as written', () => {
  const cards = [card, { ...card, price: '', revealPrice: 'soon', isInterestOnly: true }]
  expect(readCards(JSON.parse(JSON.stringify({ cards })))).toEqual(cards)
})

test.each([
  undefined,
  {},
  { cards: 'all' },
  { cards: [null, { ...card, slug: '' }, { ...card, type: 'Castle' }, { ...card, picture: {} }] },
])('%j has no card', (value) => {
  expect(readCards(value)).toEqual([])
})
