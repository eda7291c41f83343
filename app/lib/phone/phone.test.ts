import fc from 'fast-check'
import { expect, test } from 'vitest'

import { phoneSpellings } from '#test/helpers/phone-spellings.ts'

import {
  countryOfCode,
  digitsAfterPlus,
  indianDigitsAsTyped,
  indianPhone,
  readPhone,
  storedPhone,
} from './phone.ts'

const indian = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '098765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '919876543210',
  '९८७६५४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
  '+৯১ ৯৮৭৬৫ ৪৩২১০',
  ' \u202a+91 98765 43210\u202c ',
]
test.each(indian)('reads %j as an Indian number', (text) => {
  expect(indianPhone(text)).toBe('9876543210')
})
test.each(indian)('a field given %j shows ten digits', (text) => {
  expect(indianDigitsAsTyped(text)).toBe('9876543210')
})
test.each([
  '',
  '12345',
  '5876543210',
  '98765432101',
  'call me',
  '+6591234567',
  '+1 415 555 2671',
  '98765abcde',
])('refuses %j as an Indian number', (text) => expect(indianPhone(text)).toBeUndefined())

const mobile = fc.stringMatching(/^[6-9]\d{9}$/)
const prefix = fc.constantFrom('', '0', '+91', '+91 ', '0091', '0091 ', '+91-', '+91 0')

test('a number typed key by key ends as its ten digits, whatever precedes it', () => {
  fc.assert(
    fc.property(mobile, prefix, (number, before) => {
      const shown = [...`${before}${number}`].reduce(
        (value, key) => indianDigitsAsTyped(value + key),
        '',
      )
      expect(shown).toBe(number)
    }),
  )
})
test('typing 91 and then ten digits drops the country code', () => {
  const shown = [...'919876543210'].reduce((value, key) => indianDigitsAsTyped(value + key), '')
  expect(shown).toBe('9876543210')
})
test('a pasted number is read with separators anywhere', () => {
  fc.assert(
    fc.property(
      mobile,
      fc.integer({ min: 0, max: 10 }),
      fc.constantFrom(' ', '-', '.', '\u00a0'),
      (number, at, gap) => {
        expect(indianPhone(`+91${number.slice(0, at)}${gap}${number.slice(at)}`)).toBe(number)
      },
    ),
  )
})
test('a field never shows more than ten characters of an Indian number, and all of a foreign one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const shown = indianDigitsAsTyped(text)
      const digits = digitsAfterPlus(text) ?? ''
      const whole = /^(?!91\d)\d+/.exec(digits)?.[0]
      expect(whole === undefined ? shown.length <= 10 : shown.endsWith(whole)).toBe(true)
      expect(shown).toMatch(/^\+?\d*$/)
    }),
  )
})
test('a foreign number pasted into the Indian field never becomes an Indian one', () => {
  expect(indianPhone(indianDigitsAsTyped('+65 9123 4567'))).toBeUndefined()
  expect(indianPhone(indianDigitsAsTyped('0065 9123 4567'))).toBeUndefined()
})

test('a number in digits of any script is stored and dialled like any other', async () => {
  expect(await readPhone('૯૮૭૬૫ ૪૩૨૧૦', 'IN')).toEqual({ number: '9876543210', country: 'IN' })
  expect(await readPhone('٠٥٠ ١٢٣ ٤٥٦٧', 'AE')).toEqual({ number: '+971501234567', country: 'AE' })
  const shown = [...'૯૮૭૬૫૪૩૨૧૦'].reduce((value, key) => indianDigitsAsTyped(value + key), '')
  expect(shown).toBe('9876543210')
  expect(['૯૮૭૬૫૪૩૨૧૦', '00૭૧ 501', '+91 98765-43210'].map(storedPhone)).toEqual([
    '9876543210',
    '+71501',
    '9876543210',
  ])
})

test('an overseas number is kept in E.164', async () => {
  expect(await readPhone('050 123 4567', 'AE')).toEqual({ number: '+971501234567', country: 'AE' })
  expect(await readPhone('(415) 555-2671', 'US')).toEqual({ number: '+14155552671', country: 'US' })
})
test('a number that carries its own code wins over the chosen country', async () => {
  expect(await readPhone('+44 20 7946 0958', 'AE')).toEqual({
    number: '+442079460958',
    country: 'GB',
  })
  expect(await readPhone('+91 98765 43210', 'AE')).toEqual({ number: '9876543210', country: 'IN' })
})
test.each([
  ['123', 'AE'],
  ['050 123 4567', 'XX'],
  ['98765', 'IN'],
])('refuses %s for %s', async (text, country) => {
  expect(await readPhone(text, country)).toBeUndefined()
})
test.each(phoneSpellings)('$written with $chosen chosen is $number', async (spelling) => {
  const { written, chosen, number, country } = spelling
  expect(await readPhone(written, chosen)).toEqual({ number, country })
})
test('a number with its own code says its country', async () => {
  for (const { written, country } of phoneSpellings.filter(hasOwnCode))
    expect(await countryOfCode(written)).toBe(country)
  expect(await countryOfCode('+855 12 345 678')).toBe('KH')
  expect(await countryOfCode('98765 43210')).toBeUndefined()
})

function hasOwnCode({ written }: { written: string }): boolean {
  return digitsAfterPlus(written) !== undefined
}

test('an overlong text is rejected quickly', async () => {
  // Sorting these marks by their classes takes most of a second.
  const marks = `a${'\u0344\u0316'.repeat(30_000)}`
  const started = performance.now()
  expect(await readPhone(marks, 'IN')).toBeUndefined()
  expect(await readPhone(marks, 'GB')).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(500)
})
