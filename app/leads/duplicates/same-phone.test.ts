import { expect, test } from 'vitest'

import { countPhones } from './same-phone.ts'

test('leads of one phone count together, under any name', () => {
  const phones = ['9800000011', '+447400123456', '9800000011', '9800000012', '9800000011']
  const counts = countPhones(phones.map((phone) => ({ phone })))
  expect(Object.fromEntries(counts)).toEqual({
    '9800000011': 3,
    '+447400123456': 1,
    '9800000012': 1,
  })
})
