import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { knowlarity } from './knowlarity.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const LOGGED = {
  uuid: 'kn0001',
  customer_number: '+919800000001',
  agent_number: '+919800000100',
  knowlarity_number: '+918000000000',
  start_time: '2026-10-08 12:00:00+05:30',
  call_duration: 65,
  call_recording: 'https://recordings.example.com/kn0001',
}
const CALL = {
  externalId: 'kn0001',
  phones: ['+919800000001'],
  sentAt: NOON,
  call: {
    direction: 'incoming',
    outcome: 'answered',
    calledNumber: '+918000000000',
    agentNumber: '+919800000100',
    durationS: 65,
    recordingUrl: 'https://recordings.example.com/kn0001',
  },
}

test.each([
  ['an answered call', jsonPayload(LOGGED), CALL],
  [
    'other names',
    formPayload({
      call_id: 'kn0002',
      caller_number: '9800000001',
      dispnumber: '8000000000',
      status: 'missed',
      duration: '00:00:20',
    }),
    {
      externalId: 'kn0002',
      phones: ['9800000001'],
      call: { outcome: 'missed', calledNumber: '8000000000' },
    },
  ],
  [
    'a missed call without a status',
    jsonPayload({ ...LOGGED, call_duration: 0 }),
    { call: { outcome: 'missed' } },
  ],
  [
    'a missed call by its agent',
    jsonPayload({ ...LOGGED, agent_number: 'Call Missed' }),
    { call: { outcome: 'missed' } },
  ],
  ['a busy line', jsonPayload({ ...LOGGED, status: 'busy' }), { call: { outcome: 'missed' } }],
  [
    'a call by us',
    jsonPayload({ ...LOGGED, direction: 'outbound' }),
    { call: { direction: 'outgoing' } },
  ],
  ['a hidden number', jsonPayload({ ...LOGGED, customer_number: '' }), { phones: [] }],
  [
    'a foreign number',
    queryPayload('uuid=1&caller_id=%2B971500000001'),
    { phones: ['+971500000001'] },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(knowlarity.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['a call that rings', jsonPayload({ ...LOGGED, status: 'ringing' }), 'nothing'],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"uuid":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(knowlarity.parse(payload, context).kind).toBe(kind)
})
