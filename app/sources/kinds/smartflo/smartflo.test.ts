import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { smartflo } from './smartflo.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const MISSED = {
  uuid: 'sf-0001',
  call_id: '1791441000.0001',
  direction: 'inbound',
  call_status: 'missed',
  caller_id_number: '919800000001',
  call_to_number: '912200000000',
  start_stamp: '2026-10-08 12:00:00',
  answer_stamp: '',
  end_stamp: '2026-10-08 12:00:31',
  duration: '31',
  billsec: '0',
  answered_agent_number: '',
  missed_agent: '[{"number":"919800000100"}]',
  hangup_cause_code: '19',
  recording_url: '',
}
const CALL = {
  externalId: 'sf-0001',
  phones: ['919800000001'],
  sentAt: NOON,
  call: { direction: 'incoming', outcome: 'missed', calledNumber: '912200000000' },
}
const prefixed = Object.fromEntries(
  Object.entries(MISSED).map(([name, value]) => [`$${name}`, value]),
)

test.each([
  ['a missed call', jsonPayload(MISSED), CALL],
  ['a form', formPayload(MISSED), CALL],
  ['names with a sign, in an envelope', jsonPayload({ data: prefixed }), CALL],
  [
    'an answered call',
    jsonPayload({
      ...MISSED,
      call_status: 'answered',
      billsec: '65',
      answered_agent_number: '1001',
      recording_url: 'https://recordings.example.com/1',
    }),
    {
      call: {
        outcome: 'answered',
        durationS: 65,
        agentNumber: '1001',
        recordingUrl: 'https://recordings.example.com/1',
      },
    },
  ],
  [
    'a call by us',
    jsonPayload({
      ...MISSED,
      direction: 'clicktocall',
      caller_id_number: '912200000000',
      call_to_number: '919800000001',
    }),
    { phones: ['919800000001'], call: { direction: 'outgoing' } },
  ],
  [
    'a hidden number',
    jsonPayload({ ...MISSED, caller_id_number: 'anonymous' }),
    { phones: ['anonymous'] },
  ],
  [
    'a foreign number',
    jsonPayload({ ...MISSED, caller_id_number: '971500000001' }),
    { phones: ['971500000001'] },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(smartflo.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['a call that rings', jsonPayload({ ...MISSED, call_status: 'ringing' }), 'nothing'],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"uuid":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(smartflo.parse(payload, context).kind).toBe(kind)
})
