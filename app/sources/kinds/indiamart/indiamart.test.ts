import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { answering, jsonPayload, NOON, textPayload } from '#test/helpers/deliveries.ts'

import { indiamart } from './indiamart.ts'

const context = { settings: {}, secrets: { key: 'KEY' }, now: NOON }
const ROW = {
  UNIQUE_QUERY_ID: '2000000001',
  QUERY_TYPE: 'W',
  QUERY_TIME: '2026-10-08 12:00:00',
  SENDER_NAME: 'Asha Example',
  SENDER_MOBILE: '+91-9800000001',
  SENDER_EMAIL: 'asha@example.com',
  SUBJECT: 'Requirement for 3 BHK Flat',
  SENDER_COMPANY: '',
  SENDER_ADDRESS: '',
  SENDER_CITY: 'Pune',
  SENDER_STATE: 'Maharashtra',
  SENDER_PINCODE: '',
  SENDER_COUNTRY_ISO: 'IN',
  SENDER_MOBILE_ALT: '',
  SENDER_PHONE: '',
  SENDER_PHONE_ALT: '',
  SENDER_EMAIL_ALT: '',
  QUERY_PRODUCT_NAME: '3 BHK Flat',
  QUERY_MESSAGE: 'Please share price',
  QUERY_MCAT_NAME: 'Residential Flats',
  CALL_DURATION: '',
  RECEIVER_MOBILE: '',
  RECEIVER_CATALOG: '',
}
const PULLED = { CODE: 200, STATUS: 'SUCCESS', MESSAGE: '', TOTAL_RECORDS: 1, RESPONSE: [ROW] }
const ASHA = {
  externalId: '2000000001',
  name: 'Asha Example',
  phones: ['+91-9800000001'],
  email: 'asha@example.com',
  sentAt: NOON,
}

test.each([
  [
    'the pull',
    PULLED,
    {
      ...ASHA,
      message: 'Requirement for 3 BHK Flat\nPlease share price',
      place: 'Pune',
      campaign: { adName: '3 BHK Flat' },
      fields: {
        SENDER_STATE: 'Maharashtra',
        SENDER_COUNTRY_ISO: 'IN',
        QUERY_MCAT_NAME: 'Residential Flats',
      },
    },
  ],
  ['the push', { CODE: 200, STATUS: 'SUCCESS', RESPONSE: ROW }, ASHA],
  ['a push without an envelope', ROW, ASHA],
  ['the code as text', { ...PULLED, CODE: '200' }, ASHA],
  [
    'no email and name',
    { ...ROW, SENDER_EMAIL: '', SENDER_NAME: '' },
    { phones: ['+91-9800000001'] },
  ],
  ['no phone', { ...ROW, SENDER_MOBILE: '' }, { phones: [] }],
  [
    'more phones',
    { ...ROW, SENDER_PHONE: '020-25000001' },
    { phones: ['+91-9800000001', '020-25000001'] },
  ],
  ['a foreign phone', { ...ROW, SENDER_MOBILE: '+971-500000001' }, { phones: ['+971-500000001'] }],
  [
    'HTML, emoji and Devanagari',
    { ...ROW, SUBJECT: '', QUERY_MESSAGE: 'नमस्ते 🏠<br>3 BHK' },
    { message: 'नमस्ते 🏠\n3 BHK' },
  ],
  [
    'midnight in India',
    { ...ROW, QUERY_TIME: '2026-10-08 00:00:00' },
    { sentAt: new Date('2026-10-07T18:30:00Z') },
  ],
  [
    'an answered call',
    { ...ROW, QUERY_TYPE: 'P', CALL_DURATION: '42', RECEIVER_MOBILE: '9800000100' },
    {
      call: {
        direction: 'incoming',
        outcome: 'answered',
        durationS: 42,
        calledNumber: '9800000100',
      },
    },
  ],
  [
    'a missed call',
    { ...ROW, QUERY_TYPE: 'P' },
    { call: { direction: 'incoming', outcome: 'missed' } },
  ],
])('reads %s', (_case, body, lead) => {
  expect(indiamart.parse(jsonPayload(body), context)).toMatchObject({
    kind: 'leads',
    leads: [lead],
  })
})

test.each([
  ['an empty list', { ...PULLED, RESPONSE: [] }, 'nothing'],
  ['an error', { CODE: 429, STATUS: 'FAILURE', MESSAGE: 'wait' }, 'review'],
  ['another format', { hello: 'world' }, 'review'],
  ['a code that is no text', { CODE: [{ toString: 'x' }] }, 'review'],
])('%s is %s', (_case, body, kind) => {
  expect(indiamart.parse(jsonPayload(body), context).kind).toBe(kind)
})

test('broken JSON is for review', () => {
  expect(indiamart.parse(textPayload('{"CODE":', 'application/json'), context).kind).toBe('review')
})

test('pulls a window in the time of India, each row apart', async () => {
  const { get, asked } = answering({ body: PULLED }, { body: { CODE: 204 } })
  const page = await indiamart.pull?.read(undefined, { ...context, get })
  expect(page).toMatchObject({ kind: 'page', cursor: NOON.toISOString(), more: false })
  const payload = page?.kind === 'page' ? page.payloads[0] : undefined
  expect(payload && indiamart.parse(payload, context)).toMatchObject({ leads: [ASHA] })
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    glusr_crm_key: 'KEY',
    start_time: '06-10-202612:00:00',
    end_time: '08-10-202612:00:00',
  })
  expect(await indiamart.pull?.read(NOON.toISOString(), { ...context, get })).toMatchObject({
    kind: 'page',
    payloads: [],
  })
  expect(asked[1]?.url.searchParams.get('start_time')).toBe('07-10-202612:00:00')
})

test('a long absence is read in several pulls', async () => {
  const { get } = answering({ body: { CODE: 204 } })
  const cursor = new Date(NOON.getTime() - 20 * 86_400_000).toISOString()
  expect(await indiamart.pull?.read(cursor, { ...context, get })).toMatchObject({
    cursor: 'from 2026-09-24T06:30:00.000Z',
    more: false,
  })
})

test.each([
  [
    'its limit, with status 200',
    { body: { CODE: 429 } },
    { kind: 'throttled', retryAfterMs: 900_000 },
  ],
  ['a dead key', { body: { CODE: 401 } }, { reason: sourceReasons.login, needsOwner: true }],
  [
    'another code',
    { body: { CODE: 400, MESSAGE: 'date' } },
    { reason: sourceReasons.refused('400 date') },
  ],
  [
    'fewer rows than announced',
    { body: { ...PULLED, TOTAL_RECORDS: 2 } },
    { reason: sourceReasons.halfAnswer },
  ],
  ['half an answer', { body: '{"CODE":200,' }, { reason: sourceReasons.halfAnswer }],
  ['status 502', { status: 502, body: '' }, { kind: 'failed', needsOwner: false }],
])('a pull meets %s', async (_case, answer, expected) => {
  const { get } = answering(answer)
  expect(await indiamart.pull?.read(undefined, { ...context, get })).toMatchObject(expected)
})
