import { expect, test } from 'vitest'

import { jsonPayload, NOON, sourceRequest } from '#test/helpers/deliveries.ts'

import { messageSource } from './message-source.ts'

const source = messageSource('gupshup')

const context = {
  settings: { headerName: 'x-secret' },
  secrets: { headerValue: 'Basic RVhBTVBMRQ==' },
  now: NOON,
}
const value = {
  contacts: [{ profile: { name: 'Asha Example' }, wa_id: '919800000001' }],
  messages: [
    {
      from: '919800000001',
      id: 'wamid.1',
      timestamp: '1791441000',
      type: 'text',
      text: { body: 'Hi' },
    },
  ],
}
const WEBHOOK = {
  gs_app_id: 'app-1',
  object: 'whatsapp_business_account',
  entry: [{ id: '110000000000001', changes: [{ field: 'messages', value }] }],
}

test('reads messages in the format of Meta', () => {
  expect(source.parse(jsonPayload(WEBHOOK), context)).toMatchObject({
    kind: 'leads',
    leads: [
      { externalId: 'wamid.1', name: 'Asha Example', phones: ['+919800000001'], sentAt: NOON },
    ],
  })
})

test.each<[string, Record<string, string>, object]>([
  ['the header', { 'x-secret': 'Basic RVhBTVBMRQ==' }, { ok: true }],
  ['another value', { 'x-secret': 'Basic eA==' }, { ok: false, status: 401 }],
  ['no header', {}, { ok: false, status: 401 }],
])('a webhook with %s', (_case, headers, verified) => {
  const request = sourceRequest('/', { body: '{}', headers })
  expect(source.verify?.(request, context)).toMatchObject(verified)
})

test('without a name of its own, the header is Authorization', () => {
  const unnamed = { ...context, settings: { headerName: '' } }
  const headers = { authorization: 'Basic RVhBTVBMRQ==' }
  const request = sourceRequest('/', { body: '{}', headers })
  expect(source.verify?.(request, unnamed)).toEqual({ ok: true })
})

test('without a value, the address alone is the secret', () => {
  const open = { ...context, secrets: {} }
  expect(source.verify?.(sourceRequest('/', { body: '{}' }), open)).toEqual({ ok: true })
})
