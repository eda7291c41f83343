import { expect, test } from 'vitest'

import { readDetails } from './person-details.ts'

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['0044 7400 123456', '+447400123456'],
])('the phone %s is stored as %s, however it is typed', (phone, stored) => {
  expect(readDetails({ name: ' Meher\0 Irani ', phone })).toEqual({
    kind: 'right',
    details: { name: 'Meher Irani', phone: stored },
  })
})

test.each([
  ['', '9876543210', ['name']],
  ['Meher', '12345', ['phone']],
  ['Meher', '98765\x0043210', ['phone']],
  ['  ', '', ['name', 'phone']],
])('%j and %j have errors in plain words', (name, phone, fields) => {
  const read = readDetails({ name, phone })
  expect(read.kind === 'wrong' ? Object.keys(read.wrong) : []).toEqual(fields)
})

test('a name longer than a row shows is cut', () => {
  const read = readDetails({ name: 'x'.repeat(200), phone: '9876543210' })
  expect(read).toMatchObject({ kind: 'right', details: { name: 'x'.repeat(80) } })
})
