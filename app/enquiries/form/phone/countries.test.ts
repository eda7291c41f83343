import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'

import { countries, nameOfCountry, phoneHint } from './countries.ts'

test('every country’s example is a valid number, as long as the hint says', () => {
  for (const { code, dial, mobile, digits } of countries) {
    const number = parsePhoneNumberFromString(`+${dial} ${mobile}`)
    expect([code, number?.isValid(), number?.country]).toEqual([code, true, code])
    const length = number?.nationalNumber.length
    expect(digits ?? length).toBe(length)
  }
})
test('the hint follows the country', () => {
  expect(phoneHint('IN')).toMatch(/^10-digit mobile number\./)
  expect(phoneHint('AE')).toBe('9 digits, for example 50 123 4567. With or without +971.')
  expect(phoneHint('KH')).toBe('A phone number in Cambodia, with or without its country code.')
  expect(nameOfCountry('</select>')).toBe('</select>')
})
