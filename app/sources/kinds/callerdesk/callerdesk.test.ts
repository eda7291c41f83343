import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { callerdesk } from './callerdesk.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const ANSWERED = {
  SourceNumber: '09800000001',
  DestinationNumber: '02200000000',
  DialWhomNumber: '09800000100',
  CallDuration: '80',
  TalkDuration: '65',
  Status: 'ANSWER',
  StartTime: '2026-10-08 12:00:00',
  EndTime: '2026-10-08 12:01:20',
  CallSid: 'cd0001',
  CallRecordingUrl: 'https://recordings.example.com/cd0001.mp3',
  Direction: 'IVR',
  call_group: 'sales',
}
const CALL = {
  externalId: 'cd0001',
  phones: ['09800000001'],
  sentAt: NOON,
  call: {
    direction: 'incoming',
    outcome: 'answered',
    calledNumber: '02200000000',
    agentNumber: '09800000100',
    durationS: 65,
    recordingUrl: 'https://recordings.example.com/cd0001.mp3',
  },
}

test.each([
  ['an answered call', formPayload(ANSWERED), CALL],
  ['JSON', jsonPayload(ANSWERED), CALL],
  ['a GET', queryPayload(new URLSearchParams(ANSWERED).toString()), CALL],
  [
    'a missed call',
    formPayload({ ...ANSWERED, Status: 'CANCEL', TalkDuration: '0' }),
    { call: { outcome: 'missed' } },
  ],
  [
    'a call by us',
    formPayload({
      ...ANSWERED,
      Direction: 'WEBOBD',
      SourceNumber: '09800000100',
      DialWhomNumber: '09800000001',
    }),
    { phones: ['09800000001'], call: { direction: 'outgoing', agentNumber: '09800000100' } },
  ],
  ['a hidden number', formPayload({ ...ANSWERED, SourceNumber: '' }), { phones: [] }],
  [
    'a foreign number',
    formPayload({ ...ANSWERED, SourceNumber: '00971500000001' }),
    { phones: ['00971500000001'] },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(callerdesk.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"CallSid":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(callerdesk.parse(payload, context).kind).toBe(kind)
})
