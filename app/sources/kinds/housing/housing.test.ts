import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import {
  answering,
  jsonPayload,
  NOON,
  queryPayload,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { housing } from './housing.ts'

const context = {
  settings: { profileId: '7' },
  secrets: { encryptionKey: 'encryption-key' },
  now: NOON,
}
const ROW = {
  lead_name: 'Asha Example',
  lead_phone: '9800000001',
  lead_email: 'asha@example.com',
  country_code: '+91',
  lead_date: 1791441000,
  flat_id: 20000001,
  project_id: null,
  project_name: 'Example Heights',
  locality_name: 'Baner',
  city_name: 'Pune',
  service_type: 'resale',
  apartment_names: '3 BHK',
  category_type: 'sale',
}
const PUSHED = {
  name: 'Asha Example',
  email: 'asha@example.com',
  isd: '91',
  mobile: '9800000001',
  project: 'Example Heights',
  city: 'Pune',
  propertyPurpose: ['buy'],
  bedroomNum: ['3'],
}
const ASHA = {
  name: 'Asha Example',
  phones: ['+919800000001'],
  email: 'asha@example.com',
  project: 'Example Heights',
}

test.each([
  [
    'the pull',
    jsonPayload({ data: [ROW] }),
    {
      ...ASHA,
      place: 'Baner, Pune',
      sentAt: NOON,
      campaign: { adId: '20000001' },
      fields: { service_type: 'resale', apartment_names: '3 BHK', category_type: 'sale' },
    },
  ],
  ['a bare list', jsonPayload([ROW]), ASHA],
  ['one row', jsonPayload(ROW), ASHA],
  [
    'the push',
    jsonPayload(PUSHED),
    { ...ASHA, place: 'Pune', fields: { propertyPurpose: 'buy', bedroomNum: '3' } },
  ],
  [
    'flat parameters',
    queryPayload('name=Asha+Example&isd=91&mobile=9800000001'),
    { name: 'Asha Example', phones: ['+919800000001'] },
  ],
  [
    'a masked name',
    jsonPayload({ ...ROW, lead_name: 'Housing User' }),
    { phones: ['+919800000001'] },
  ],
  ['no email', jsonPayload({ ...ROW, lead_email: null }), { name: 'Asha Example' }],
  ['no phone', jsonPayload({ ...ROW, lead_phone: '' }), { phones: [] }],
  [
    'two phones',
    jsonPayload({ ...ROW, lead_phone: '9800000001, 9800000002' }),
    { phones: ['+919800000001', '+919800000002'] },
  ],
  [
    'a foreign phone',
    jsonPayload({ ...ROW, country_code: '+971', lead_phone: '500000001' }),
    { phones: ['+971500000001'] },
  ],
  ['emoji and Devanagari', jsonPayload({ ...ROW, lead_name: 'आशा 🏠' }), { name: 'आशा 🏠' }],
  ['HTML', jsonPayload({ ...ROW, lead_name: '<i>Asha</i>' }), { name: 'Asha' }],
  [
    'a future time',
    jsonPayload({ ...ROW, lead_date: 1991441000 }),
    { sentAt: new Date(1991441000_000) },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(housing.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['an empty list', jsonPayload({ data: [] }), 'nothing'],
  ['an encrypted delivery', jsonPayload({ encrypted_data: 'TWFueSBoYW5kcw==' }), 'review'],
  ['an error', jsonPayload({ apiErrors: {} }), 'review'],
  ['broken JSON', textPayload('{"data":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(housing.parse(payload, context).kind).toBe(kind)
})

test('signs the time of a pull, and reads each row apart', async () => {
  const { get, asked } = answering({ body: { data: [ROW] } })
  const page = await housing.pull?.read(undefined, { ...context, get })
  expect(page).toMatchObject({ kind: 'page', cursor: NOON.toISOString(), more: false })
  const payload = page?.kind === 'page' ? page.payloads[0] : undefined
  expect(payload && housing.parse(payload, context)).toMatchObject({ leads: [ASHA] })
  expect(asked[0]?.url.host).toBe('pahal.housing.com')
  expect(asked[0]?.url.pathname).toBe('/api/v0/get-broker-leads')
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    start_date: '1791268200',
    end_date: '1791441000',
    current_time: '1791441000',
    hash: '55ef9cb3eceb0fabccfc5193d858989ccde4cac2a185b9ee05a0707df302751e',
    id: '7',
    per_page: '1000',
  })
})

test('a builder of an older account is asked at the other host', async () => {
  const { get, asked } = answering({ body: [] })
  const settings = { profileId: '7', account: 'builder', host: 'leads.housing.com' } as const
  await housing.pull?.read(undefined, { ...context, settings, get })
  expect(asked[0]?.url.href).toContain('https://leads.housing.com/api/v0/get-builder-leads?')
})

test('a full answer is read again by halves', async () => {
  const full = { body: Array.from({ length: 1000 }, () => ROW) }
  const { get, asked } = answering(full, { body: [ROW] }, { body: [ROW, ROW] })
  const page = await housing.pull?.read(undefined, { ...context, get })
  expect(page?.kind === 'page' && page.payloads.length).toBe(3)
  expect(asked.map(({ url }) => url.searchParams.get('start_date'))).toEqual([
    '1791268200',
    '1791268200',
    '1791354600',
  ])
})

test.each([
  [
    'a wrong key or clock',
    { status: 401, body: '' },
    { reason: sourceReasons.housingLogin, needsOwner: true },
  ],
  ['wrong parameters', { status: 422, body: '' }, { kind: 'failed', needsOwner: false }],
  [
    'an error with status 200',
    { body: { apiErrors: { id: 'unknown' } } },
    { reason: sourceReasons.refused('{"id":"unknown"}') },
  ],
  ['half an answer', { body: '{"data":[{' }, { reason: sourceReasons.halfAnswer }],
  ['status 429', { status: 429, body: '' }, { kind: 'throttled' }],
])('a pull meets %s', async (_case, answer, expected) => {
  const { get } = answering(answer)
  expect(await housing.pull?.read(undefined, { ...context, get })).toMatchObject(expected)
})
