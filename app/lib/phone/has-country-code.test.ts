import { expect, test } from 'vitest'

import { hasCountryCode } from './has-country-code.ts'

test.each([
  ['', false],
  ['98100 00001', false],
  ['098100 00001', false],
  ['91000 00001', false],
  ['+', true],
  ['+44 20 7946 0000', true],
  ['0044 20', true],
  ['919810000001', true],
  ['+91 120 498 7700', true],
])('%o has the code of a country: %s', (typed, isOwn) => {
  expect(hasCountryCode(typed)).toBe(isOwn)
})
