import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nameKeys, searchKeys } from './name-keys.server.ts'

const jumble = fc.string({
  unit: fc.oneof(
    ...[
      [0x0900, 0x0a7f],
      [0x0a81, 0x0aff],
      [0x20, 0x7e],
      [0xc0, 0x24f],
      [0x300, 0x345],
      [0x200c, 0x200d],
    ].map(([min = 0, max = 0]) =>
      fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
    ),
  ),
  maxLength: 60,
})

const text = fc.oneof(jumble, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

test('any input has few and short keys', () => {
  fc.assert(
    fc.property(text, (name) => {
      for (const keys of [nameKeys(name), ...searchKeys(name)]) {
        expect(keys.length).toBeLessThanOrEqual(64)
        for (const key of keys) expect(Array.from(key).length).toBeLessThanOrEqual(16)
      }
    }),
  )
})

test('keys are the same for a letter and its parts, and in capitals', () => {
  fc.assert(
    fc.property(text, (name) => {
      const keys = nameKeys(name)
      for (const form of ['NFC', 'NFD'] as const) {
        expect(nameKeys(name.normalize(form))).toEqual(keys)
      }
      expect(nameKeys(name.toUpperCase())).toEqual(keys)
      expect(nameKeys(name.toLowerCase())).toEqual(keys)
    }),
  )
})

test('a name of a million letters is read as fast as its first 256', () => {
  const long = 'श'.repeat(1_000_000)
  expect(nameKeys(long)).toEqual(nameKeys(long.slice(0, 300)))
})
