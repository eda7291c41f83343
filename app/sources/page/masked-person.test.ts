import { expect, test } from 'vitest'

import { maskedName, maskedPhone } from './masked-person.ts'

test('a name keeps its initials, a phone its ends', () => {
  expect(maskedName('Asha  Example')).toBe('A••• E••••••')
  expect(maskedName('')).toBe('')
  expect(maskedPhone('9800000417')).toBe('98•••••417')
  expect(maskedPhone('12345')).toBe('•••••')
})
