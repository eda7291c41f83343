import { expect, test } from 'vitest'

import { isolated, isolating } from './bidi.ts'

test.each(['Asha Rao', 'मीरा', '宁', 'Zoë 12', '', '+91 98765'])('%j stays as it is', (text) => {
  expect(isolated(text)).toBe(text)
})

test.each(['مريم', 'משה', 'Al-مريم 12', 'ܡܪܝܡ', 'ߒߞߏ', 'ﻣﺮﻳﻢ', '𞤀𞤣'])(
  '%j gets isolates, once',
  (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
    expect(isolated(isolated(text))).toBe(`\u2068${text}\u2069`)
  },
)

test('each line of a text is isolated on its own', () => {
  expect(isolated('Hello\nمريم\nBye')).toBe('Hello\n\u2068مريم\u2069\nBye')
})

test('functions isolate their arguments, also in lists and parts', () => {
  const texts = isolating({
    plain: 'Lead',
    of: (name: string, count: number) => `${name} (${count})`,
    parts: { all: (names: readonly string[]) => names.join(', ') },
  })
  expect(texts.plain).toBe('Lead')
  expect(texts.of('مريم', 2)).toBe('\u2068مريم\u2069 (2)')
  expect(texts.parts.all(['Asha', 'משה'])).toBe('Asha, \u2068משה\u2069')
})
