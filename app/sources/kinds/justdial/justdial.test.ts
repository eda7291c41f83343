import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  sourceRequest,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { justdial } from './justdial.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const QUERY =
  'leadid=JD0000001&leadtype=category&prefix=Ms&name=Asha+Example&mobile=9800000001&phone=&email=asha%40example.com&date=2026-10-08&time=12:00:00&category=Real+Estate+Agents&city=Pune&area=Baner&brancharea=Baner&dncmobile=0&dncphone=0&company=Example+Consultancy&pincode=411045&branchpin=411045&parentid=PX0000001'
const FIELDS = Object.fromEntries(new URLSearchParams(QUERY))
const ASHA = {
  externalId: 'JD0000001',
  name: 'Asha Example',
  phones: ['9800000001'],
  email: 'asha@example.com',
  place: 'Baner, Pune',
  sentAt: NOON,
  fields: { category: 'Real Estate Agents', prefix: 'Ms', dncmobile: '0', parentid: 'PX0000001' },
}

test.each([
  ['a GET', queryPayload(QUERY), ASHA],
  ['a form', formPayload(FIELDS), ASHA],
  ['JSON', jsonPayload(FIELDS), ASHA],
  ['a date with slashes', formPayload({ ...FIELDS, date: '2026/10/08' }), { sentAt: NOON }],
  ['a phone alone', queryPayload('leadid=1&mobile=9800000001'), { phones: ['9800000001'] }],
  [
    'two phones',
    formPayload({ ...FIELDS, phone: '02025000001' }),
    { phones: ['9800000001', '02025000001'] },
  ],
  ['no phone', formPayload({ ...FIELDS, mobile: '' }), { phones: [] }],
  [
    'a foreign phone',
    formPayload({ ...FIELDS, mobile: '00971500000001' }),
    { phones: ['00971500000001'] },
  ],
  ['emoji and Devanagari', formPayload({ ...FIELDS, name: 'आशा 🏠' }), { name: 'आशा 🏠' }],
  ['HTML', formPayload({ ...FIELDS, name: '<b>Asha</b>' }), { name: 'Asha' }],
  [
    'another encoding',
    { ...textPayload('', ''), body: Buffer.from('{"name":"Zo\u00eb"}', 'latin1') },
    { name: 'Zoë' },
  ],
  [
    'midnight in India',
    formPayload({ ...FIELDS, time: '00:00:00' }),
    { sentAt: new Date('2026-10-07T18:30:00Z') },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(justdial.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['an empty list', jsonPayload([]), 'nothing'],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"leadid":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(justdial.parse(payload, context).kind).toBe(kind)
})

test('answers with the word that the owner chose', () => {
  expect(justdial.accepted?.(queryPayload(QUERY), context)?.body).toBe('RECEIVED')
  const chosen = { ...context, settings: { answer: 'SUCCESS' as const } }
  expect(justdial.accepted?.(queryPayload(QUERY), chosen)?.body).toBe('SUCCESS')
  expect(justdial.answerWithoutDelivery?.(sourceRequest('/'), chosen)?.body).toBe('SUCCESS')
  expect(justdial.answerWithoutDelivery?.(sourceRequest(`/?${QUERY}`), chosen)).toBeUndefined()
})
