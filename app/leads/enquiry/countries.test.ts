import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'

import { countries, nameOfCountry, phoneHint } from './countries.ts'

test('the example of every country is a number of its own, as long as the hint says', () => {
  for (const { code, dial, mobile, digits } of countries) {
    const number = parsePhoneNumberFromString(`+${dial} ${mobile}`)
    expect([code, number?.isValid(), number?.country]).toEqual([code, true, code])
    const length = number?.nationalNumber.length
    expect(digits ?? length).toBe(length)
  }
})
test('the hint follows the country', () => {
  expect(phoneHint('IN')).toMatch(/^10 digits for India\./)
  expect(phoneHint('AE')).toBe('9 digits, such as 50 123 4567, after +971 or with it.')
  expect(phoneHint('KH')).toBe('A number of Cambodia, with or without its code.')
  expect(nameOfCountry('</select>')).toBe('</select>')
})
