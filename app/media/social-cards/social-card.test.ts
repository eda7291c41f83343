import { expect, test } from 'vitest'

import { cardAlt, cardName } from './social-card.server.ts'
import { linesOf, outline } from './text-outline.server.ts'

const card = { title: 'Cedar Court', place: 'Goa', picture: 'city-goa', brand: 'Northlight' }
const serif = { face: 'serif', size: 100 } as const

test('every text and picture of a card changes its address', () => {
  const name = cardName('cedar-court', card)
  expect(name).toMatch(/^cedar-court-[\da-f]{8}$/)
  expect(cardName('cedar-court', { ...card })).toBe(name)
  const others = [
    { ...card, title: 'Cedar Court II' },
    { ...card, brand: 'Another' },
    { ...card, price: 'Starts from ₹ 95 Lacs' },
    { ...card, facts: [{ label: 'Land', figure: '130+ acres' }] },
    { ...card, picture: 'connect' },
  ].map((other) => cardName('cedar-court', other))
  expect(new Set([name, ...others]).size).toBe(6)
})

test('describes a card by its title, place and picture', () => {
  expect(cardAlt(card)).toMatch(/^Cedar Court, Goa\. .*Artist's impression\.$/)
  expect(cardAlt({ ...card, title: 'دار السلام' })).toMatch(/^\u2068دار السلام\u2069, Goa\. /)
})

test('texts are outlines of the stated width, with the rupee sign from its own file', () => {
  const one = outline('Cedar', serif)
  expect(one.path.match(/<path/g)).toHaveLength(5)
  expect(outline('Cedar', { ...serif, size: 50 }).width).toBeCloseTo(one.width / 2)
  expect(outline('Cedar', { ...serif, tracking: 2 }).width).toBeCloseTo(one.width + 8)
  expect(outline('₹', serif).path).toContain('<path')
  expect(outline('', serif)).toEqual({ path: '', width: 0 })
})

test.each(['serif', 'sans', 'strong'] as const)(
  '%s fonts have Devanagari, symbols and other Latin letters',
  (face) => {
    for (const words of ['नोएडा', '✔', '★', '→', 'ł', 'ễ', '≥']) {
      const { path, width } = outline(words, { face, size: 100 })
      expect(path, words).toContain('<path')
      expect(width, words).toBeGreaterThan(20)
    }
  },
)

test('letter spacing applies to Latin letters only, so that Hindi letters stay joined', () => {
  const { width } = outline('नोएडा', serif)
  expect(outline('नोएडा', { ...serif, tracking: 9 }).width).toBe(width)
})

test('leaves out letters without a font and emoji modifiers', () => {
  expect(outline('🏡\u{1f3fd}', serif)).toEqual({ path: '', width: 0 })
  expect(outline('❤\ufe0f', serif)).toEqual(outline('❤', serif))
  expect(outline('<a&b>', serif).path).not.toMatch(/&|<a/)
})

test('a right-to-left name, which no font has, reverses nothing around it', () => {
  for (const name of ['בית שלום', 'دار ٣ السلام', '\u2068دار\u2069', '\u202eדירה\u202c']) {
    const spaces = name.replaceAll(/[^ ]/g, '')
    expect(outline(`By ${name} (3 BHK)`, serif)).toEqual(outline(`By ${spaces} (3 BHK)`, serif))
  }
})

test('wraps lines at the width, and a wider word stands alone', () => {
  const { width } = outline('Elm Square', serif)
  expect(linesOf('Elm Square Park', serif, width)).toEqual(['Elm Square', 'Park'])
  expect(linesOf('Elm Square', serif, 10)).toEqual(['Elm', 'Square'])
})
