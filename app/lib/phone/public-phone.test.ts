import { expect, test } from 'vitest'

import { chatNumber } from './public-phone.ts'

test.each([
  ['919810004412', '919810004412'],
  ['+91 98100 04412', '919810004412'],
  ['98100 04412', '919810004412'],
  ['8641112233', '918641112233'],
  ['+65 9123 4567', '6591234567'],
  ['971501234567', '971501234567'],
])('a chat number %s leads to %s', (typed, number) => {
  expect(chatNumber.parse(typed)).toBe(number)
})

test.each(['98100 4412', '12345', 'call us', ''])('%s is no chat number', (typed) => {
  expect(chatNumber.safeParse(typed).success).toBe(false)
})
