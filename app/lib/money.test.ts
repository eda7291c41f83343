import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  budgetTyped,
  formatRupees,
  parseRupees,
  priceTyped,
  rupeesInWords,
  rupeesOf,
  rupeesWritten,
} from './money.ts'

test.each([
  ['3.03 CR', 30_300_000],
  ['2.60 CR', 26_000_000],
  ['1.15 CR', 11_500_000],
  ['95 Lacs', 9_500_000],
])('%s is %i rupees', (text, rupees) => {
  expect(rupeesOf(text)).toBe(rupees)
})

test.each(['', '3.03', 'CR', '3,03 CR', '-1 CR', '3.033 CR', '95 lacs'])(
  '"%s" is not a price',
  (text) => {
    expect(rupeesOf(text)).toBeUndefined()
  },
)

test('every price with two decimals becomes whole rupees, in order', () => {
  const hundredths = fc.integer({ min: 1, max: 99_999 })
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(rupeesOf(`${(value / 100).toFixed(2)} CR`)).toBe(value * 100_000)
    }),
  )
})

test.each([
  ['1.5 cr', 15_000_000],
  ['1.5cr', 15_000_000],
  ['3.03 CR', 30_300_000],
  ['2 Crore 60 Lakh', 26_000_000],
  ['95 lakh', 9_500_000],
  ['95 Lacs', 9_500_000],
  ['95L', 9_500_000],
  ['50 thousand', 50_000],
  ['2,60,00,000', 26_000_000],
  ['26,000,000', 26_000_000],
  ['₹ 2,60,00,000', 26_000_000],
  ['Rs. 50000/-', 50_000],
  ['2.60 cr', 26_000_000],
  ['0', 0],
  ['50 लाख', 5_000_000],
  ['५० लाख', 5_000_000],
  ['₹५०,००,०००', 5_000_000],
  ['१.५ करोड़', 15_000_000],
  ['२ करोड ५० लाख रुपये', 25_000_000],
  ['₹૫૦ લાખ', 5_000_000],
  ['৫০ lakh', 5_000_000],
  ['５０ lakh', 5_000_000],
  ['٥٠٬٠٠٬٠٠٠', 5_000_000],
  ['50 lakh rupees', 5_000_000],
])('typed "%s" is understood as %i rupees', (typed, rupees) => {
  expect(parseRupees(typed)).toBe(rupees)
})

test.each([
  '',
  '  ',
  'cr',
  'lots',
  '1,5 cr',
  '1.5.2 cr',
  '-5 lakh',
  '5 lakh 2 crore',
  '1 cr 2 cr',
  '1 million',
])('"%s" is ambiguous and not guessed', (typed) => {
  expect(parseRupees(typed)).toBeUndefined()
})

test('every amount is understood again as it is written back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (rupees) => {
      expect(parseRupees(formatRupees(rupees).replaceAll('\u00A0', ' '))).toBe(rupees)
    }),
  )
})

test.each([
  [26_000_000, '₹2,60,00,000', '₹2.60 crore'],
  [9_500_000, '₹95,00,000', '₹95 lakh'],
  [35_000, '₹35,000', '₹35,000'],
  [9_999_999, '₹99,99,999', '₹1 crore'],
  [9_999_400, '₹99,99,400', '₹99.99 lakh'],
  [99_999.7, '₹1,00,000', '₹1 lakh'],
])('%i rupees are written %s and %s', (rupees, figures, words) => {
  expect(formatRupees(rupees).replaceAll('\u00A0', ' ')).toBe(figures)
  expect(rupeesInWords(rupees).replaceAll('\u00A0', ' ')).toBe(words)
})

test.each([
  ['95 lakh', 9_500_000],
  ['95 Lacs', 9_500_000],
  ['95L', 9_500_000],
  ['1.5 cr', 15_000_000],
  ['1.5 Crores', 15_000_000],
  ['₹ 3.03 CR', 30_300_000],
  ['Rs. 95,00,000/-', 9_500_000],
  ['2,60,00,000', 26_000_000],
  ['26,000,000', 26_000_000],
  ['26000000', 26_000_000],
  ['1 crore 20 lakh', 12_000_000],
  [' .5 cr ', 5_000_000],
])('"%s" is typed for %i rupees', (text, rupees) => {
  expect(budgetTyped(text)).toBe(rupees)
})

test.each([
  '',
  'cr',
  '95',
  '1,5 cr',
  '1.2.3 cr',
  '-1 cr',
  '1 cr 2',
  '20 lakh 1 cr',
  'two cr',
  '9e9',
])('"%s" is not a clear amount', (text) => {
  expect(budgetTyped(text)).toBeUndefined()
})

test('what is written for an amount is read as the same amount', () => {
  expect(rupeesWritten(15_000_000)).toBe('1.5 crore')
  expect(rupeesWritten(9_500_000)).toBe('95 lakh')
  expect(rupeesWritten(26_123_456)).toBe('2,61,23,456')
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 1e12 }), (rupees) => {
      expect(budgetTyped(rupeesWritten(rupees))).toBe(rupees)
    }),
  )
})

test('no text makes reading an amount fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const rupees = budgetTyped(text)
      expect(rupees === undefined || Number.isSafeInteger(rupees)).toBe(true)
    }),
  )
})

test.each([
  ['3.10 CR', '3.10 CR'],
  ['3.1 CR', '3.10 CR'],
  ['₹ 3.10 CR', '3.10 CR'],
  ['3.10 crore', '3.10 CR'],
  ['Rs 3.10 Cr', '3.10 CR'],
  [' 3 crores ', '3 CR'],
  ['95 lakh', '95 Lacs'],
  ['0.95 crore', '95 Lacs'],
  ['120 lakh', '1.20 CR'],
  ['2 crore 60 lakh', '2.60 CR'],
  ['₹ 2,60,00,000/-', '2.60 CR'],
  ['1.05 Crore', '1.05 CR'],
  ['₹1,05,00,000', '1.05 CR'],
  ['98 lakh', '98 Lacs'],
  ['₹९८ लाख', '98 Lacs'],
])('a price typed "%s" is stored as %s', (typed, price) => {
  expect(priceTyped(typed)).toBe(price)
})

test.each(['', '3.10', '0 CR', '3.125 crore', '3.10 CR onwards', '2-3 CR', 'on request'])(
  'a price typed "%s" stays as it is typed',
  (typed) => {
    expect(priceTyped(typed)).toBeUndefined()
  },
)

test('every price in the form of the catalogue is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_00, max: 99_99 }), fc.boolean(), (hundredths, isCrore) => {
      const figure = hundredths % 100 === 0 ? hundredths / 100 : (hundredths / 100).toFixed(2)
      const price = `${figure} ${isCrore ? 'CR' : 'Lacs'}`
      expect(priceTyped(price)).toBe(price)
    }),
  )
})
