import { expect, test } from 'vitest'

import { personEmail, personName, personPhones } from './person.ts'

test.each([
  ['Asha Example', 'Asha Example'],
  ['Asha Example (Individual)', 'Asha Example'],
  ['Ravi Example [DEALER]', 'Ravi Example'],
  ['आशा 🏠', 'आशा 🏠'],
  ['<b>Asha</b> &amp; Ravi', 'Asha & Ravi'],
  ['Magicbricks User', undefined],
  ['MB User', undefined],
  ['Housing User', undefined],
  ['NA', undefined],
  ['9800000001', undefined],
  ['', undefined],
  [undefined, undefined],
])('the name %s is %s', (written, name) => {
  expect(personName(written)).toBe(name)
})

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['test@example.com', undefined],
  ['aaaa@example.com', undefined],
  ['Send Mail', undefined],
  [undefined, undefined],
])('the email %s is %s', (written, email) => {
  expect(personEmail(written)).toBe(email)
})

test.each<[string, (string | undefined)[], string | undefined, string[]]>([
  ['one', ['9800000001'], undefined, ['9800000001']],
  ['two in one field', ['9800000001 / 9800000002'], undefined, ['9800000001', '9800000002']],
  ['two fields', ['9800000001', '', '9800000002'], undefined, ['9800000001', '9800000002']],
  ['the same twice', ['9800000001', '9800000001'], undefined, ['9800000001']],
  ['a code apart', ['9800000001'], '91', ['+919800000001']],
  ['a code with a plus', ['9800000001'], '+91', ['+919800000001']],
  ['a code in both', ['919800000001'], '91', ['919800000001']],
  ['a foreign code', ['0500000001'], '971', ['+971500000001']],
  ['a number with its own code', ['+971500000001'], '91', ['+971500000001']],
  ['a masked one', ['98XXXXXX01'], '91', ['98XXXXXX01']],
  ['a landline', ['+91 020 2500 0001'], undefined, ['+91 020 2500 0001']],
  ['none', ['NA', undefined, ''], '91', []],
])('phones: %s', (_case, numbers, code, phones) => {
  expect(personPhones(numbers, code)).toEqual(phones)
})
