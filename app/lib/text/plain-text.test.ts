import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainText } from './plain-text.ts'
import { withoutHidden } from './without-hidden.ts'

test.each([
  ['\u0000\u0085\uffff', ''],
  ['\u200b \u2060', ''],
  ['\u200d\u200c', ''],
  ['\u200e\u200f\u202e', ''],
  ['\u00ad\ufe0f\u180e', ''],
  ['\u3164\u2800', ''],
  ['\u{e0041}\u{1ffff}', ''],
  ['A\u202eb\u2066c', 'Abc'],
  ['a\uffffb\ufffec', 'abc'],
  ['a\ud800b\udc00', 'ab'],
  [' Asha\tRao\n2 ', 'Asha\tRao\n2'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})
test.each(['\0', '\v', '\f', '\u001c', '\u001d', '\u001e', '\u001f', '\u0085', '\u2028', '\u2029'])(
  'a line that ends in %j is still a line',
  (end) => {
    expect(plainText(`3 BHK${end}Budget`)).toBe('3 BHK\nBudget')
  },
)
test.each(['👨‍👩‍👧', 'क्‍ष', 'شيماء', '‏مرحبا', 'Zoë', '🙏🏽'])('%s stays as it is', (text) => {
  expect(plainText(text)).toBe(text)
})
test('invisible characters stay out of an address or a number', () => {
  expect(withoutHidden('\u2068a\u00ads\u200dha@example.com\u2069 ')).toBe('asha@example.com')
})
test('any input is valid in XML', () => {
  // XML 1.0, section 2.2
  const held = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainText(text)).toMatch(held)
    }),
  )
})
