import { expect, test } from 'vitest'

import { messageWords, unshownMessage } from '#app/strings/en/sources/reasons.ts'
import { jsonPayload, NOON, sourceRequest, textPayload } from '#test/helpers/deliveries.ts'

import { whatsapp } from './whatsapp.ts'

const context = {
  settings: {},
  secrets: { appSecret: 'app-secret', verifyToken: 'our-token' },
  now: NOON,
}
const CONTACT = {
  profile: { name: 'Asha Example', username: 'asha.example' },
  wa_id: '919800000001',
  user_id: 'IN.1000000000000001',
}
const REFERRAL = {
  source_url: 'https://fb.me/exampleAd1',
  source_type: 'ad',
  source_id: '400000000000001',
  headline: '3 BHK in Baner',
  body: 'Example Heights, possession 2027',
  media_type: 'image',
  image_url: 'https://media.example.com/ad1.jpg',
  ctwa_clid: 'EXAMPLEctwaClid0001',
  welcome_message: { text: 'How can we help?' },
}
const TEXT = { type: 'text', text: { body: 'Hi, I want details of the 3 BHK' } }

function message(content: object) {
  return {
    from: '919800000001',
    from_user_id: 'IN.1000000000000001',
    id: 'wamid.EXAMPLE0001',
    timestamp: '1791441000',
    ...content,
  }
}

function webhook(value: object, { id = '110000000000001', field = 'messages' } = {}) {
  const metadata = { display_phone_number: '919800000100', phone_number_id: '120000000000001' }
  return jsonPayload({
    object: 'whatsapp_business_account',
    entry: [
      { id, changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] },
    ],
  })
}

function leadOf(content: object, contacts: unknown = [CONTACT]) {
  const parsed = whatsapp.parse(webhook({ contacts, messages: [message(content)] }), context)
  return parsed.kind === 'leads' ? parsed.leads[0] : parsed
}

test('reads the first message after a click on an advertisement', () => {
  expect(leadOf({ ...TEXT, referral: REFERRAL })).toEqual({
    externalId: 'wamid.EXAMPLE0001',
    name: 'Asha Example',
    phones: ['+919800000001'],
    identity: 'IN.1000000000000001',
    message: 'Hi, I want details of the 3 BHK',
    sentAt: NOON,
    campaign: { adId: '400000000000001', adName: '3 BHK in Baner', clickId: 'EXAMPLEctwaClid0001' },
    fields: {
      username: 'asha.example',
      business_number: '919800000100',
      source_url: 'https://fb.me/exampleAd1',
      body: 'Example Heights, possession 2027',
      media_type: 'image',
      image_url: 'https://media.example.com/ad1.jpg',
      'welcome_message.text': 'How can we help?',
    },
  })
})

test.each([
  ['a text', TEXT, 'Hi, I want details of the 3 BHK'],
  ['emoji and Devanagari', { type: 'text', text: { body: 'नमस्ते 🏠' } }, 'नमस्ते 🏠'],
  ['HTML', { type: 'text', text: { body: '<b>3</b> BHK' } }, '3 BHK'],
  [
    'a button of a template',
    {
      type: 'button',
      button: { text: 'Book a visit', payload: 'VISIT_0001' },
      context: { from: '919800000100' },
    },
    'Book a visit',
  ],
  [
    'a reply button',
    {
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: { id: 'visit_sat', title: 'Saturday' } },
    },
    'Saturday',
  ],
  [
    'a row of a list',
    {
      type: 'interactive',
      interactive: {
        type: 'list_reply',
        list_reply: { id: 'cfg_3bhk', title: '3 BHK', description: 'from 1.2 Cr' },
      },
    },
    '3 BHK · from 1.2 Cr',
  ],
  [
    'a contact',
    {
      type: 'contacts',
      contacts: [
        {
          name: { formatted_name: 'Ravi Example' },
          phones: [{ phone: '+91 98000 00002', wa_id: '919800000002', type: 'CELL' }],
        },
      ],
    },
    'Ravi Example +91 98000 00002',
  ],
  [
    'a picture with words',
    { type: 'image', image: { id: '130000000000001', caption: 'Floor plan?' } },
    'Floor plan?',
  ],
  ['a picture', { type: 'image', image: { id: '130000000000001' } }, messageWords.get('image')],
  [
    'a place',
    { type: 'location', location: { latitude: 18.56, longitude: 73.78, name: 'Baner' } },
    'Baner, 18.56, 73.78',
  ],
  ['what cannot be shown', { type: 'unsupported', errors: [{ code: 131051 }] }, unshownMessage],
])('the words of %s', (_case, content, words) => {
  expect(leadOf(content)).toMatchObject({ message: words, externalId: 'wamid.EXAMPLE0001' })
})

test('the answers of a flow are fields', () => {
  const nfm_reply = {
    name: 'flow',
    body: 'Sent',
    response_json: '{"budget":"1-1.5 Cr","flow_token":"EXAMPLE"}',
  }
  expect(
    leadOf({ type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply } }),
  ).toMatchObject({
    message: 'Sent',
    fields: { budget: '1-1.5 Cr' },
  })
})

test.each([
  [
    'no number',
    { ...TEXT, from: undefined },
    [{ ...CONTACT, wa_id: undefined }],
    { phones: [], identity: 'IN.1000000000000001' },
  ],
  [
    'no user id',
    { ...TEXT, from_user_id: undefined },
    [{ ...CONTACT, user_id: undefined }],
    { phones: ['+919800000001'] },
  ],
  [
    'a foreign number',
    { ...TEXT, from: '971500000001' },
    [{ wa_id: '971500000001' }],
    { phones: ['+971500000001'] },
  ],
  ['no contact', TEXT, [], { phones: ['+919800000001'] }],
  ['one contact instead of a list', TEXT, CONTACT, { name: 'Asha Example' }],
  [
    'the right contact of two',
    TEXT,
    [{ profile: { name: 'Ravi' }, wa_id: '919800000002' }, CONTACT],
    { name: 'Asha Example' },
  ],
  [
    'a post, which is no advertisement',
    { ...TEXT, referral: { ...REFERRAL, source_type: 'post' } },
    [],
    { campaign: { adName: '3 BHK in Baner', clickId: 'EXAMPLEctwaClid0001' } },
  ],
])('reads a person with %s', (_case, content, contacts, lead) => {
  expect(leadOf(content, contacts)).toMatchObject(lead)
})

const STATUS = {
  id: 'wamid.EXAMPLE0009',
  status: 'delivered',
  timestamp: '1791441060',
  recipient_id: '919800000001',
}
test.each([
  ['a delivery report', webhook({ statuses: [STATUS] }), 'nothing'],
  [
    'a failed delivery',
    webhook({ statuses: [{ ...STATUS, status: 'failed', errors: [{ code: 131026 }] }] }),
    'nothing',
  ],
  [
    'a reaction',
    webhook({ messages: [message({ type: 'reaction', reaction: { emoji: '👍' } })] }),
    'nothing',
  ],
  [
    'a changed number',
    webhook({ messages: [message({ type: 'system', system: { type: 'user_changed_number' } })] }),
    'nothing',
  ],
  [
    'our own message',
    webhook({ messages: [message({ ...TEXT, from: '919800000100' })] }),
    'nothing',
  ],
  [
    'a message typed in the app',
    webhook({ message_echoes: [message(TEXT)] }, { field: 'smb_message_echoes' }),
    'nothing',
  ],
  ['the test of the dashboard', webhook({ messages: [message(TEXT)] }, { id: '0' }), 'test'],
  ['an empty list', webhook({ messages: [] }), 'nothing'],
  ['another format', jsonPayload({ hello: 'world' }), 'review'],
  ['broken JSON', textPayload('{"entry":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(whatsapp.parse(payload, context).kind).toBe(kind)
})

test('reads every message of several entries', () => {
  const messages = ['wamid.1', 'wamid.2'].map((id) => message({ ...TEXT, id }))
  const entry = messages.map((one) => ({
    id: '110000000000001',
    changes: [{ field: 'messages', value: { contacts: [CONTACT], messages: [one] } }],
  }))
  const parsed = whatsapp.parse(jsonPayload({ entry }), context)
  expect(parsed.kind === 'leads' && parsed.leads.map(({ externalId }) => externalId)).toEqual([
    'wamid.1',
    'wamid.2',
  ])
})

test('the test message is a test', () => {
  const payload = whatsapp.testPayload?.()
  expect(payload && whatsapp.parse(payload, context)).toEqual({ kind: 'test' })
})

test('proves itself as Meta does', () => {
  const wrong = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
  const verify = (headers: Record<string, string>) =>
    whatsapp.verify?.(sourceRequest('/', { body: '{"name":"\\u00e4"}', headers }), context)
  expect(verify(wrong)).toMatchObject({ status: 401 })
  expect(verify({})).toMatchObject({ status: 401 })
  expect(
    verify({
      'x-hub-signature-256':
        'sha256=f97df49ddb49f60ade41f8e6bb3ae8c1f2cd07ac48fe51044ce2d4cb65244da3',
    }),
  ).toEqual({ ok: true })
  const challenge = sourceRequest('/?hub.mode=subscribe&hub.challenge=7&hub.verify_token=our-token')
  expect(whatsapp.verify?.(challenge, context)).toEqual({ ok: true })
  expect(whatsapp.answerWithoutDelivery?.(challenge, context)?.body).toBe('7')
})
