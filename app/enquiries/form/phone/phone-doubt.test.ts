import { expect, test } from 'vitest'

import { phoneSpellings } from '#test/helpers/phone-spellings.ts'

import { doubtFault, phoneDoubt, phoneDoubtTexts, withAnswer } from './phone-doubt.ts'

test.each([
  ['(650) 555-1234', '6505551234', 'US'],
  ['650-555-1234', '6505551234', 'US'],
  ['07911 123456', '7911123456', 'GB'],
  ['65 9123 4567', '6591234567', 'SG'],
  ['6591234567', '6591234567', 'SG'],
  ['૬૫૯૧૨૩૪૫૬૭', '6591234567', 'SG'],
  ['960 771 2345', '9607712345', 'MV'],
  ['0905 123 4567', '9051234567', undefined],
  ['090-1234-5678', '9012345678', undefined],
])('%s with India chosen asks back', (phone, digits, likely) => {
  const doubt = phoneDoubt({ phone, country: 'IN' }, '')
  expect(doubt).toEqual({ digits, ...(likely && { likely }) })
  expect(phoneDoubt({ phone, country: 'IN' }, 'IN')).toBeUndefined()
  expect(phoneDoubt({ phone, country: 'IN' }, 'other')).toEqual(doubt)
  expect(phoneDoubt({ phone, country: likely ?? 'JP' }, '')).toBeUndefined()
})
test('usual forms of an Indian number do not ask back', () => {
  const written = phoneSpellings.filter(({ country }) => country === 'IN')
  for (const phone of [...written.map((each) => each.written), '0 98765 43210', '9876 543 210'])
    expect(phoneDoubt({ phone, country: 'IN' }, '')).toBeUndefined()
})
test('an answer names the country, and "another" asks for its code', () => {
  const typed = { name: '', phone: '', email: '', message: '', country: 'IN' }
  expect(withAnswer(typed, 'US').country).toBe('US')
  for (const answer of ['', 'IN', 'other', '<b>']) expect(withAnswer(typed, answer)).toBe(typed)
  expect(doubtFault('').text).toBe(phoneDoubtTexts.question)
  expect(doubtFault('other').text).toBe(phoneDoubtTexts.choose)
})
