import { expect, test } from 'vitest'

import { isSameSecret, signatureOf } from './signature.ts'

test('signs as RFC 4231 says', () => {
  const key = 'Jefe'
  const message = 'what do ya want for nothing?'
  expect(signatureOf({ algorithm: 'sha256', encoding: 'hex', key, message })).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test.each([
  ['abc', 'abc', true],
  ['abd', 'abc', false],
  ['abcd', 'abc', false],
  ['', '', false],
  [undefined, 'abc', false],
  [null, 'abc', false],
])('%s is the secret %s: %s', (given, own, isSame) => {
  expect(isSameSecret(given, own)).toBe(isSame)
})
