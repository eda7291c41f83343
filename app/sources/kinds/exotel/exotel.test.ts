import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { exotel } from './exotel.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const QUERY =
  'CallSid=ex0001&CallFrom=09800000001&CallTo=02200000000&Direction=incoming&CallType=incomplete&DialWhomNumber=09800000100&DialCallDuration=0&DialCallStatus=no-answer&StartTime=2026-10-08+12%3A00%3A00&EndTime=1970-01-01+05%3A30%3A00&CurrentTime=2026-10-08+12%3A00%3A32&RecordingUrl=&flow_id=100001&tenant_id=1'
const MISSED = {
  externalId: 'ex0001',
  phones: ['09800000001'],
  sentAt: NOON,
  call: {
    direction: 'incoming',
    outcome: 'missed',
    calledNumber: '02200000000',
    agentNumber: '09800000100',
  },
}
const CALLBACK = {
  CallSid: 'ex0002',
  EventType: 'terminal',
  Status: 'completed',
  From: '09800000100',
  To: '09800000001',
  Direction: 'outbound-api',
  StartTime: '2026-10-08 12:00:00',
  ConversationDuration: 61,
  RecordingUrl: 'https://recordings.example.com/ex0002.mp3',
}

function changed(change: Record<string, string>) {
  const query = new URLSearchParams(QUERY)
  for (const [name, value] of Object.entries(change)) query.set(name, value)
  return queryPayload(query.toString())
}

test.each([
  ['a missed call', queryPayload(QUERY), MISSED],
  ['the same as a form', formPayload(Object.fromEntries(new URLSearchParams(QUERY))), MISSED],
  [
    'an answered call',
    changed({ CallType: 'completed', RecordingUrl: 'https://recordings.example.com/1.mp3' }),
    { call: { outcome: 'answered', recordingUrl: 'https://recordings.example.com/1.mp3' } },
  ],
  ['a caller who hung up', changed({ CallType: 'client-hangup' }), { call: { outcome: 'missed' } }],
  [
    'a call that ended in the menu',
    changed({ CallType: 'call-attempt' }),
    { call: { outcome: 'missed' } },
  ],
  ['a hidden number', changed({ CallFrom: 'anonymous' }), { phones: ['anonymous'] }],
  ['a foreign number', changed({ CallFrom: '+971500000001' }), { phones: ['+971500000001'] }],
  [
    'an answer without a type',
    queryPayload('CallSid=1&From=09800000001&DialCallStatus=completed'),
    { call: { outcome: 'answered' } },
  ],
  [
    'the creation as time',
    queryPayload(
      'CallSid=1&CallFrom=09800000001&CallType=completed&Created=Thu,+08+Oct+2026+12:00:00',
    ),
    { sentAt: NOON },
  ],
  [
    'a call by API',
    jsonPayload(CALLBACK),
    {
      phones: ['09800000001'],
      call: {
        direction: 'outgoing',
        outcome: 'answered',
        durationS: 61,
        agentNumber: '09800000100',
      },
    },
  ],
  [
    'a busy line of a call by API',
    jsonPayload({ ...CALLBACK, Status: 'busy', Direction: '' }),
    { call: { direction: 'outgoing', outcome: 'missed' } },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(exotel.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test('the project of the number that was called is that of its source', () => {
  const ofProject = { ...context, settings: { project: 'Example Heights' } }
  expect(exotel.parse(queryPayload(QUERY), ofProject)).toMatchObject({
    leads: [{ ownProject: 'Example Heights', fields: {} }],
  })
})

test('a recording that is no web address is left out', () => {
  const parsed = exotel.parse(changed({ RecordingUrl: 'javascript:alert(1)' }), context)
  expect(parsed.kind === 'leads' && parsed.leads[0]?.call).not.toHaveProperty('recordingUrl')
})

test.each([
  ['the pop-up of an agent', queryPayload('CallSid=1&CallFrom=09800000001&Status=busy'), 'nothing'],
  ['the end of a pop-up', queryPayload('CallSid=1&CallFrom=09800000001&Status=free'), 'nothing'],
  [
    'a call that rings',
    queryPayload('CallSid=1&CallFrom=09800000001&CallStatus=ringing'),
    'nothing',
  ],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"CallSid":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(exotel.parse(payload, context).kind).toBe(kind)
})
