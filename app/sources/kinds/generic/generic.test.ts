import { expect, test } from 'vitest'

import { genericTexts } from '#app/strings/en/sources/generic.ts'

import { generic } from './generic.ts'

const context = { settings: {}, secrets: {}, now: new Date('2026-11-26T06:00:00Z') }

function parse(body: string | Buffer, contentType = 'application/json', query = {}) {
  return generic.parse({ contentType, query, body: Buffer.from(body) }, context)
}

function leadOf(value: unknown) {
  const parsed = parse(JSON.stringify(value))
  return parsed.kind === 'leads' ? parsed.leads[0] : undefined
}

test('names of fields need no exact spelling, nested or flat', () => {
  const said = { phones: ['9800000001'], name: 'Asha Example' }
  expect(leadOf({ 'Mobile No.': '9800000001', FULL_NAME: 'Asha Example' })).toMatchObject(said)
  expect(leadOf({ first_name: 'Asha', lastName: 'Example', wa: 9_800_000_001 })).toMatchObject(said)
  expect(leadOf({ data: { lead: { phone: '9800000001', name: 'Asha Example' } } })).toMatchObject(
    said,
  )
  expect(leadOf({ name: 'Asha', phone: '1', whatsapp: '2', contact: '3' })?.phones).toEqual([
    '1',
    '3',
    '2',
  ])
})

test('every field of the contract has its place, and the rest are answers', () => {
  expect(
    leadOf({
      external_id: 'row-1',
      email: 'asha@example.com',
      message: 'Please call',
      project: 'Example Heights',
      city: 'Pune',
      locality: 'Baner',
      campaign: 'Oct launch',
      gclid: 'click-1',
      utm_term: 'flats',
      enquired_at: '2026-10-08T12:00:00+05:30',
      consent: { marketing: false },
      extra: { preferred_floor: '5-10' },
      fbclid: '',
    }),
  ).toEqual({
    externalId: 'row-1',
    phones: [],
    email: 'asha@example.com',
    message: 'Please call',
    project: 'Example Heights',
    place: 'Baner, Pune',
    sentAt: new Date('2026-10-08T06:30:00Z'),
    campaign: { name: 'Oct launch', clickId: 'click-1', keyword: 'flats' },
    fields: { 'consent.marketing': 'false', 'extra.preferred_floor': '5-10' },
  })
})

test.each([
  ['2026-10-08', '2026-10-07T18:30:00.000Z'],
  ['2026-10-08 00:00:00', '2026-10-07T18:30:00.000Z'],
  ['2026-10-08T06:30:00Z', '2026-10-08T06:30:00.000Z'],
  ['1791441000', '2026-10-08T06:30:00.000Z'],
  ['1791441000000', '2026-10-08T06:30:00.000Z'],
  ['tomorrow', undefined],
])('the time %s is %s', (date, moment) => {
  expect(leadOf({ phone: '1', date })?.sentAt?.toISOString()).toBe(moment)
})

test('a form, a list, an empty list and too long a list', () => {
  const form = parse(
    'form_fields%5Bphone%5D=9800000001&name=%E0%A4%86%E0%A4%B6%E0%A4%BE',
    'text/plain',
  )
  expect(form).toMatchObject({ leads: [{ phones: ['9800000001'], name: 'आशा' }] })
  expect(parse('[{"phone":"1"},{"phone":"2"}]')).toMatchObject({
    leads: [{ phones: ['1'] }, { phones: ['2'] }],
  })
  expect(parse('[]')).toMatchObject({ kind: 'nothing' })
  expect(parse(JSON.stringify(Array.from({ length: 101 }, () => ({ phone: '1' }))))).toMatchObject({
    kind: 'review',
  })
})

test('text in Windows-1252 is read, and markup is left out', () => {
  const bytes = Buffer.concat([
    Buffer.from('name=Jos'),
    Buffer.from([0xe9]),
    Buffer.from('&phone=1'),
  ])
  expect(parse(bytes, 'application/x-www-form-urlencoded')).toMatchObject({
    leads: [{ name: 'José' }],
  })
  expect(leadOf({ phone: '1', name: '<b>Asha 🏡</b>' })).toMatchObject({ name: 'Asha 🏡' })
})

test.each(['true', '1', 'yes'])('a field test with %s is a test', (value) => {
  expect(parse(JSON.stringify({ phone: '1', test: value }))).toEqual({ kind: 'test' })
  expect(parse('{"phone":"1"}', 'application/json', { test: value })).toEqual({ kind: 'test' })
})

test('deep and wide bodies end', () => {
  const deep = '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)
  expect(parse(deep).kind).toBe('leads')
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'x']))
  expect(Object.keys(leadOf(wide)?.fields ?? {}).length).toBeLessThan(100)
})

test.each(['', 'hello', '{"phone":', '"text"', '7', 'a\0=b'])(
  '%j is unreadable or empty',
  (body) => {
    const url = new URL('https://homes.test/api/v1/sources/x')
    const request = {
      method: 'POST' as const,
      headers: new Headers(),
      url,
      body: Buffer.from(body),
    }
    const verified = generic.verify?.(request, context)
    expect(verified).toEqual(
      body === '' ? { ok: true } : { ok: false, status: 400, reason: genericTexts.unreadable },
    )
  },
)
