import { expect, test } from 'vitest'

import { contactCode, makeContactCode, readContactCode, withReference } from './contact-code.ts'

test('a reference has six unmistakable characters', () => {
  const codes = Array.from({ length: 2000 }, makeContactCode)
  for (const code of codes) expect(code).toMatch(contactCode)
  expect(codes.join('')).not.toMatch(/[01ILOU]/)
  expect(new Set(codes).size).toBeGreaterThan(1990)
})
test.each(['K7M2Q', 'K7M2QXX', 'k7m2qx', 'K7M2Q0', '', 'K7M2QX\n'])('%j is no code', (text) => {
  expect(contactCode.test(text)).toBe(false)
})
test.each([
  ['K7M2QX', 'K7M2QX'],
  [' k7m-2qx ', 'K7M2QX'],
  ['(K7M2QX)', 'K7M2QX'],
  ['k૭m૨qx', 'K7M2QX'],
  ['I am interested in Godrej Reverine. (Ref K7M2QX)\nIs it still free?', 'K7M2QX'],
  ['ref: k7m2qx', 'K7M2QX'],
  ['Your reference: K7M2QX', 'K7M2QX'],
  ['K7M2Q', undefined],
  ['K7M2QXX', undefined],
  ['(Ref K7M2Q0)', undefined],
  ['Is it still free?', undefined],
  ['', undefined],
])('in %j the code is %j', (text, code) => {
  expect(readContactCode(text)).toBe(code)
})
test('the chat begins with the project and the newest reference, with spaces as %20', () => {
  const address = 'https://wa.me/910000000000?text=I%20am%20interested%20in%20Godrej%20%26%20Co.'
  const once = withReference(address, 'K7M2QX')
  expect(once).toBe(`${address}%20(Ref%20K7M2QX)`)
  expect(withReference(once, 'ABCDEF')).toBe(`${address}%20(Ref%20ABCDEF)`)
})
test('a chat without a first line gets the reference alone', () => {
  expect(withReference('https://wa.me/910000000000', 'K7M2QX')).toBe(
    'https://wa.me/910000000000?text=(Ref%20K7M2QX)',
  )
})
