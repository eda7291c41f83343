import { expect, test } from 'vitest'

import { weakness } from './password-strength.ts'

const person = { phone: '9876543210', name: 'Asha Verma' }

test.each([
  'short pw',
  'password1234',
  'Password@2026',
  'P@ssw0rd2026!',
  'passwordpassword',
  '1234567890',
  '9876543210 x',
  '98765-43210-ok',
  'abcdefghijk',
  'qwertyuiop1',
  'aaaaaaaaaaaaaa',
  'abababababab',
  'ashaverma2026',
  'Verma loves tea',
  'welcome@2026',
  'Krishna@1234',
  'omnamahshivaya',
  'realestate2026',
  'frontdesk123',
  'Delhi@2026',
  'x'.repeat(129),
])('%s is refused with a reason', (password) => {
  expect(weakness(password, person)).toMatch(/\.$/)
})

test.each(['seven quiet lanterns', 'tT9#kd02-Lq', 'मेरा पासवर्ड लंबा है', 'river password stone'])(
  '%s is accepted',
  (password) => {
    expect(weakness(password, person)).toBeUndefined()
  },
)

test('a word of the business is refused in words that the owner understands', () => {
  expect(weakness('Northlight2026', person)).toBe(
    'It is too easy to guess. Do not build it from names, or from words of this business.',
  )
})
