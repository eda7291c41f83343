import { expect, test } from 'vitest'

import { formPayload, NOON, queryPayload, sourceRequest } from '#test/helpers/deliveries.ts'

import { twilio } from './twilio.ts'

const context = { settings: {}, secrets: { authToken: '12345' }, now: NOON }
const COMPLETED = {
  CallSid: 'CA0001',
  AccountSid: 'AC0001',
  From: '+919800000001',
  To: '+912200000000',
  CallStatus: 'completed',
  Direction: 'inbound',
  CallDuration: '65',
  Timestamp: 'Thu, 08 Oct 2026 06:30:00 +0000',
  RecordingUrl: 'https://api.twilio.com/recordings/RE0001',
}
const CALL = {
  externalId: 'CA0001',
  phones: ['+919800000001'],
  sentAt: NOON,
  call: {
    direction: 'incoming',
    outcome: 'answered',
    calledNumber: '+912200000000',
    durationS: 65,
    recordingUrl: 'https://api.twilio.com/recordings/RE0001',
  },
}

test.each([
  ['an answered call', COMPLETED, CALL],
  ['a missed call', { ...COMPLETED, CallStatus: 'no-answer' }, { call: { outcome: 'missed' } }],
  [
    'a Dial that no agent answered',
    { ...COMPLETED, DialCallStatus: 'busy' },
    { call: { outcome: 'missed' } },
  ],
  [
    'a Dial that ended before the call',
    {
      ...COMPLETED,
      CallStatus: 'in-progress',
      DialCallStatus: 'completed',
      DialCallDuration: '50',
    },
    { call: { outcome: 'answered', durationS: 50 } },
  ],
  [
    'a call by us',
    { ...COMPLETED, Direction: 'outbound-api', From: '+912200000000', To: '+919800000001' },
    { phones: ['+919800000001'], call: { direction: 'outgoing' } },
  ],
  ['a hidden number', { ...COMPLETED, From: 'anonymous' }, { phones: ['anonymous'] }],
  ['a foreign number', { ...COMPLETED, From: '+971500000001' }, { phones: ['+971500000001'] }],
])('reads %s', (_case, fields, lead) => {
  expect(twilio.parse(formPayload(fields), context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['a call that rings', formPayload({ ...COMPLETED, CallStatus: 'ringing' }), 'nothing'],
  ['the leg of an agent', formPayload({ ...COMPLETED, ParentCallSid: 'CA0000' }), 'nothing'],
  ['another format', queryPayload('hello=world'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(twilio.parse(payload, context).kind).toBe(kind)
})

const FORM =
  'Digits=1234&To=%2B18005551212&From=%2B14158675310&Caller=%2B14158675310&CallSid=CA1234567890ABCDE'

function verified(signature: string, { path = '/myapp.php?foo=1&bar=2', body = FORM } = {}) {
  const headers = { 'x-twilio-signature': signature }
  return twilio.verify?.(sourceRequest(path, { body, headers }), context)
}

test('accepts what is signed over the address and the sorted fields', () => {
  expect(verified('JkgSbH/dYbX/DZ3TUFXZGeRP//U=')).toEqual({ ok: true })
  expect(verified('JkgSbH/dYbX/DZ3TUFXZGeRP//U=', { body: `${FORM}&x=1` })).toMatchObject({
    status: 401,
  })
  expect(verified('JkgSbH/dYbX/DZ3TUFXZGeRP//U=', { path: '/other' })).toMatchObject({
    status: 401,
  })
  expect(twilio.verify?.(sourceRequest('/', { body: FORM }), context)).toMatchObject({
    status: 401,
  })
})

test('accepts JSON whose hash is in the signed address', () => {
  const path = '/calls?bodySHA256=44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'
  expect(verified('HneQkM9CDF4wNMp9qR9mT7dEYxw=', { path, body: '{}' })).toEqual({ ok: true })
  expect(verified('HneQkM9CDF4wNMp9qR9mT7dEYxw=', { path, body: '{"a":1}' })).toMatchObject({
    status: 401,
  })
})
