import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asciiDigits, asciiNumber } from './digits.ts'

test.each([
  ['૯૮૭૬૫૪૩૨૧૦', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['௧௨௩', '123'],
  ['９８７', '987'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['flat 12, टावर ३', 'flat 12, टावर 3'],
  ['½ ² Ⅳ', '½ ² Ⅳ'],
])('the digits of %s are read as %s', (text, read) => {
  expect(asciiDigits(text)).toBe(read)
})

test('every decimal digit that Unicode knows is read as its value', () => {
  const points = Array.from({ length: 0x11_00_00 }, (_, point) => point)
  const digits = points
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => /\p{Nd}/u.test(sign))
  expect(digits.length % 10).toBe(0)
  expect(digits.map(asciiDigits).join('')).toBe('0123456789'.repeat(digits.length / 10))
})

test('a text without digits of other scripts stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(asciiDigits(text)).toBe(text)
    }),
  )
})

test('a number in other signs is read as programs write it', () => {
  expect(asciiNumber('٥٠٬٠٠٠٫٥')).toBe('50,000.5')
  expect(asciiNumber('₹１，２５')).toBe('₹1,25')
})
