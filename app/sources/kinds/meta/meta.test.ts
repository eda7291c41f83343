import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { jsonPayload, NOON, sourceRequest, textPayload } from '#test/helpers/deliveries.ts'

import { meta } from './meta.ts'

const context = {
  settings: { pageId: '100000000000001' },
  secrets: { appSecret: 'app-secret', verifyToken: 'our-token', pageToken: 'page-token' },
  now: NOON,
}
const lead = {
  id: '200000000000001',
  created_time: '2026-10-08T06:30:00+0000',
  form_id: '300000000000001',
  ad_id: '400000000000001',
  ad_name: '3BHK carousel',
  adset_id: '500000000000001',
  adset_name: 'Baner 25-45',
  campaign_id: '600000000000001',
  campaign_name: 'Example Heights Oct',
  is_organic: false,
  platform: 'ig',
  field_data: [
    { name: 'full_name', values: ['Asha Example'] },
    { name: 'phone_number', values: ['+919800000001'] },
    { name: 'email', values: ['asha@example.com'] },
    { name: 'which_configuration_are_you_looking_for?', values: ['3_bhk_-_₹1.2_cr_onwards'] },
  ],
  custom_disclaimer_responses: [{ checkbox_key: 'contact_ok', is_checked: '1' }],
}

function webhook(id: unknown, field = 'leadgen') {
  const value = { leadgen_id: id, page_id: '100000000000001', created_time: 1791441000 }
  return { object: 'page', entry: [{ id: '0', time: 1791441004, changes: [{ field, value }] }] }
}

function answered(answers: Record<string, string[]>) {
  const field_data = Object.entries(answers).map(([name, values]) => ({ name, values }))
  const parsed = meta.parse(jsonPayload({ ...lead, field_data }), context)
  return parsed.kind === 'leads' ? parsed.leads[0] : parsed
}

test('reads a lead with its advertisement and the other answers', () => {
  expect(meta.parse(jsonPayload({ data: [lead] }), context)).toEqual({
    kind: 'leads',
    leads: [
      {
        externalId: '200000000000001',
        name: 'Asha Example',
        phones: ['+919800000001'],
        email: 'asha@example.com',
        sentAt: NOON,
        campaign: {
          id: '600000000000001',
          name: 'Example Heights Oct',
          adId: '400000000000001',
          adName: '3BHK carousel',
          formId: '300000000000001',
        },
        fields: {
          platform: 'ig',
          is_organic: 'false',
          adset_name: 'Baner 25-45',
          'which_configuration_are_you_looking_for?': '3 bhk - ₹1.2 cr onwards',
          contact_ok: 'yes',
        },
      },
    ],
  })
})

test.each([
  [
    'a name in two parts',
    { first_name: ['Asha'], last_name: ['Example'] },
    { name: 'Asha Example' },
  ],
  ['no name and email', { phone_number: ['9800000001'] }, { phones: ['9800000001'] }],
  ['no phone', { email: ['asha@example.com'] }, { phones: [] }],
  [
    'two phones',
    { phone_number: ['9800000001', '9800000002'] },
    { phones: ['9800000001', '9800000002'] },
  ],
  ['a foreign phone', { phone_number: ['+971500000001'] }, { phones: ['+971500000001'] }],
  ['HTML', { full_name: ['<b>Asha</b>'] }, { name: 'Asha' }],
  ['emoji and Devanagari', { full_name: ['आशा 🏠'] }, { name: 'आशा 🏠' }],
  ['many answers', { rooms: ['2_bhk', '3_bhk'] }, { fields: { rooms: '2 bhk, 3 bhk' } }],
])('reads %s', (_case, answers, expected) => {
  expect(answered(answers)).toMatchObject(expected)
})

test.each([
  ['one lead instead of a list', lead, 'leads'],
  ['an organic lead', { id: '1', field_data: lead.field_data }, 'leads'],
  ['an empty list', { data: [] }, 'nothing'],
  ['a webhook that was not read', webhook('200000000000001'), 'review'],
  ['the test of the dashboard', webhook('444444444444'), 'test'],
  ['the test of the dashboard in numbers', webhook(444444444444), 'test'],
  ['a change by the agent of Meta', webhook('200000000000001', 'leadgen_update'), 'nothing'],
  [
    'a lead of the testing tool',
    { id: '7', field_data: [{ name: 'email', values: ['<test lead: dummy data for email>'] }] },
    'test',
  ],
  ['an error', { error: { code: 190 } }, 'review'],
  ['a list of something else', [1, 2], 'review'],
])('%s is %s', (_case, body, kind) => {
  expect(meta.parse(jsonPayload(body), context).kind).toBe(kind)
})

test('the test lead is a test', () => {
  const payload = meta.testPayload?.()
  expect(payload && meta.parse(payload, context)).toEqual({ kind: 'test' })
})

test('a lead that names no project is of the project of its source', () => {
  const ofProject = { ...context, settings: { ...context.settings, project: 'Example Heights' } }
  expect(meta.parse(jsonPayload(lead), ofProject)).toMatchObject({
    leads: [{ ownProject: 'Example Heights' }],
  })
})

test('broken JSON is for review', () => {
  expect(meta.parse(textPayload('{"data":', 'application/json'), context)).toEqual({
    kind: 'review',
    reason: sourceReasons.unreadable,
  })
})

const BODY = '{"name":"\\u00e4"}'
const SIGNATURE = 'sha256=e0f5dd44a4a3b4d5b4b2e9b1d0e3d6a5'
test.each([
  ['nothing', {}, sourceReasons.noSignature],
  ['another signature', { 'x-hub-signature-256': SIGNATURE }, sourceReasons.wrongSignature],
])('a post with %s is refused', (_case, headers, reason) => {
  const request = sourceRequest('/', { body: BODY, headers })
  expect(meta.verify?.(request, context)).toEqual({ ok: false, status: 401, reason })
})

test('a post signed over its raw bytes is accepted', () => {
  const signed = 'sha256=f97df49ddb49f60ade41f8e6bb3ae8c1f2cd07ac48fe51044ce2d4cb65244da3'
  const request = sourceRequest('/', { body: BODY, headers: { 'x-hub-signature-256': signed } })
  expect(meta.verify?.(request, context)).toEqual({ ok: true })
})

test('answers the challenge to the one who has our token', () => {
  const path = '/?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token='
  const right = sourceRequest(`${path}our-token`)
  expect(meta.verify?.(right, context)).toEqual({ ok: true })
  expect(meta.answerWithoutDelivery?.(right, context)).toEqual({
    status: 200,
    body: '1158201444',
    contentType: 'text/plain',
  })
  const wrong = sourceRequest(`${path}other`)
  expect(meta.answerWithoutDelivery?.(wrong, context)).toBeUndefined()
  expect(meta.verify?.(wrong, context)).toMatchObject({ status: 403 })
})
