import { expect, test } from 'vitest'

import { generatePassword } from './generate-password.ts'
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

test.each([
  'seven quiet lanterns',
  'tT9#kd02-Lq',
  'मेरा पासवर्ड लंबा है',
  'river password stone',
  'Asha and seven quiet lanterns',
  'verma-tT9#kd02-Lq',
])('%s is accepted', (password) => {
  expect(weakness(password, person)).toBeUndefined()
})

test.each(['Asha@1234', 'AshaVerma1!', 'verma12345', 'asha.verma.asha'])(
  '%s, which is little more than the name, is refused',
  (password) => {
    expect(weakness(password, person)).toMatch(/\.$/)
  },
)

test('a generated password is accepted and has no lookalike letters', () => {
  const all = Array.from({ length: 50 }, generatePassword)
  expect(new Set(all).size).toBe(50)
  for (const one of all) {
    expect(one).toMatch(/^(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/)
    expect(weakness(one, person)).toBeUndefined()
  }
})

test('the longest passwords are checked quickly', () => {
  weakness('the lists are read by now', person)
  const began = process.cpuUsage()
  for (const part of ['V0x,!N58hJ<epjh4Uw.sLAx]D`JPqt%$@', 'p@$$w0rd1l0v3y0u'])
    weakness(part.repeat(4).slice(0, 128), person)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000)
})

test('a business word is refused with a reason in plain words', () => {
  expect(weakness('Northlight2026', person)).toBe(
    'This is too easy to guess. Do not use names, or words from this business.',
  )
})
