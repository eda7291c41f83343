import { expect, test } from 'vitest'

import { queryPayload, textPayload } from '#test/helpers/deliveries.ts'

import { fieldReader } from './field-reader.ts'
import { payloadValue } from './payload-value.ts'

test.each([
  ['JSON', '{"a":"1","b":[2]}', { a: '1', b: [2] }],
  ['JSON with a byte order mark', '\ufeff{"a":"1"}', { a: '1' }],
  ['a list', '[{"a":1}]', [{ a: 1 }]],
  [
    'an id that JavaScript would round',
    '{"a":12345678901234567890}',
    { a: '12345678901234567890' },
  ],
  ['broken JSON', '{"a":', undefined],
  ['a form', 'a=1&b%5B%5D=2&b%5B%5D=3', { a: '1', 'b[]': '2, 3' }],
])('reads %s', (_case, text, value) => {
  expect(payloadValue(textPayload(text, 'application/json'))).toEqual(value)
})

test('an empty body leaves the query', () => {
  expect(payloadValue(queryPayload('name=Asha+Example'))).toEqual({ name: 'Asha Example' })
})

test.each([
  ['UTF-16', Buffer.from('\ufeff{"name":"आशा"}', 'utf16le'), 'आशा'],
  ['Windows-1252', Buffer.from('{"name":"Zo\u00eb"}', 'latin1'), 'Zoë'],
])('reads %s', (_case, body, name) => {
  expect(payloadValue({ contentType: '', query: {}, body })).toEqual({ name })
})

test('a field is found at any place and in any case, once', () => {
  const fields = fieldReader(
    { key: '1' },
    { data: { Buyer_Name: 'Asha', Note: '<p>Call&nbsp;me</p>', None: null } },
  )
  expect(fields.read('name', 'buyerName')).toBe('Asha')
  expect(fields.read('phone')).toBeUndefined()
  expect(fields.rest()).toEqual({ key: '1', 'data.Note': 'Call me' })
})
