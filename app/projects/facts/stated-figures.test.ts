import fc from 'fast-check'
import { expect, test } from 'vitest'

import { statedFigures } from './stated-figures.ts'

const read = (text: string) =>
  statedFigures(text).map(({ amounts, unit }) => `${amounts.join('|')} ${unit}`)

test.each([
  ['on more than 130 acres', ['130 acres']],
  ['130+ acres', ['130 acres']],
  ['2350 to 3200 sq ft', ['2350|3200 sq ft']],
  ['1250–5000 sq. yards', ['1250|5000 sq yards']],
  ['4,18,376.877 sq m', ['418376.877 sq m']],
  ['2, 3 & 4 BHK', ['2|3|4 BHK']],
  ['2/3/4/5 BHK', ['2|3|4|5 BHK']],
  ['Sector 150, 3 and 5 BHK', ['3|5 BHK']],
  ['2 to 400000000 BHK', ['2 BHK']],
  ['4–5 towers of 23 floors', ['4|5 towers', '23 floors']],
  ['in December 2026, 24 floors', ['24 floors']],
  ['12 commercial towers', ['12 towers']],
  ['G+19 Floors', ['19 floors']],
  ['24% a year, Rs.175 per sq ft, ₹ 5,500 / sq ft', ['24 %']],
  ['Sector 12, 24x7 security, 4950 spaces, standalone towers', []],
])('“%s” states %j', (text, figures) => {
  expect(read(text)).toEqual(figures)
})

test('reads any text, long lists too, and quotes only what it contains', () => {
  expect(read(`${'11,'.repeat(10_000)} acres`)).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (words, size) => {
      const text = `${words} : ${size} acres`
      const found = statedFigures(text)
      expect(found.at(-1)).toMatchObject({ amounts: [size], unit: 'acres' })
      for (const figure of found) expect(text).toContain(figure.text)
    }),
  )
})
