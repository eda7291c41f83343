import fc from 'fast-check'
import { expect, test } from 'vitest'

import { wellFormed } from './well-formed.ts'

test('a half of a pair becomes a replacement mark, and a whole pair stays', () => {
  expect(wellFormed('a\uD83Cb 🏡 \uDFE1')).toBe('a\uFFFDb 🏡 \uFFFD')
})

test('any text becomes as newer browsers make it', () => {
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
