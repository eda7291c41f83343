import fc from 'fast-check'
import { expect, test } from 'vitest'

import { statedFigures } from './stated-figures.ts'

const read = (text: string) => statedFigures(text).map(({ amount, unit }) => `${amount} ${unit}`)

test.each([
  ['on more than 130 acres', ['130 acres']],
  ['130+ acres', ['130 acres']],
  ['2350 to 3200 sq ft', ['2350 sq ft', '3200 sq ft']],
  ['1250–5000 sq. yards', ['1250 sq yards', '5000 sq yards']],
  ['4,18,376.877 sq m', ['418376.877 sq m']],
  ['a station 1.4 km away, about 100 metres', ['1400 m', '100 m']],
  ['Three- and four-bedroom homes', ['3 BHK', '4 BHK']],
  ['2, 3 & 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['two to five bedrooms', ['2 BHK', '3 BHK', '4 BHK', '5 BHK']],
  ['2 to 400000000 BHK', ['2 BHK', '400000000 BHK']],
  ['four to five towers of 23 floors', ['4 towers', '5 towers', '23 floors']],
  ['Two commercial towers', ['2 towers']],
  ['G+19 Floors', ['19 floors']],
  ['24% a year, Rs.175 per sq ft', ['24 %']],
  ['Sector 12, 24x7 security, 4950 spaces, standalone towers', []],
])('“%s” states %j', (text, figures) => {
  expect(read(text)).toEqual(figures)
})

test('quotes a figure with the others of its unit', () => {
  const [first, second] = statedFigures('Homes of 2350 to 3200 sq ft each')
  expect([first?.text, second?.text]).toEqual(['2350 to 3200 sq ft', '2350 to 3200 sq ft'])
})

test('reads any text, and quotes only what it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (words, size) => {
      const text = `${words} ${size} acres`
      const found = statedFigures(text)
      expect(found.at(-1)).toMatchObject({ amount: size, unit: 'acres' })
      for (const figure of found) expect(text).toContain(figure.text)
    }),
  )
})
