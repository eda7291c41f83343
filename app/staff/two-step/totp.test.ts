import { expect, test } from 'vitest'

import { keyUri, matchingStep } from './totp.ts'

const secret = '12345678901234567890'

function at(second: number) {
  return matchingStep(secret, '287082', { after: 0, now: second * 1000 })
}

// RFC 6238, appendix B, SHA-1: the last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238', async (second, code) => {
  const step = Math.floor(second / 30)
  expect(await matchingStep(secret, code, { after: 0, now: second * 1000 })).toBe(step)
})

test('a code is valid for its half minute, not before and not after', async () => {
  expect(await Promise.all([30, 59].map(at))).toEqual([1, 1])
  expect(await Promise.all([29, 60].map(at))).toEqual([undefined, undefined])
})

test('a used code is not accepted again', async () => {
  expect(await matchingStep(secret, '287082', { after: 1, now: 59_000 })).toBeUndefined()
})

test('the QR code names the account', () => {
  expect(keyUri(secret, 'Sharma Homes', '9876543210')).toBe(
    'otpauth://totp/Sharma%20Homes:9876543210?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sharma+Homes&digits=6&period=30',
  )
})
