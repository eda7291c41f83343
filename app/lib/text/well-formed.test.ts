import fc from 'fast-check'
import { expect, test } from 'vitest'

import { wellFormed } from './well-formed.ts'

test('a lone surrogate becomes a replacement mark, and a pair stays', () => {
  expect(wellFormed('a\uD83Cb 🏡 \uDFE1')).toBe('a\uFFFDb 🏡 \uFFFD')
})

test('any text becomes the same as in newer browsers', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(wellFormed(text)).toBe(text.toWellFormed())
      },
    ),
    { examples: [['\uDC00\uD800'], ['\uD800\uD800\uDC00']] },
  )
})
