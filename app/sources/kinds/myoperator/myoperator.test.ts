import { expect, test } from 'vitest'

import {
  formPayload,
  jsonPayload,
  NOON,
  queryPayload,
  sourceRequest,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { myoperator } from './myoperator.ts'

const context = { settings: {}, secrets: {}, now: NOON }
const AFTER_CALL = JSON.stringify({
  _ai: 'mo0001',
  _ci: 'c1',
  _cr: '9800000001',
  _cl: '+919800000001',
  _cy: '91',
  _se: 'MH, IN',
  _st: 1791441000,
  _et: 1791441039,
  _dr: '00:00:39',
  _ty: 1,
  _ev: 1,
  _su: 2,
  _fn: '',
  _fu: '',
  _dn: 'sales',
  _ld: [
    {
      _ds: 'NOANSWER',
      _did: '0220000000',
      _rr: [{ _na: 'Agent One', _ct: '9800000100' }],
      _st: 1791441005,
      _et: 1791441039,
      _dr: '00:00:00',
      _ac: 'missed',
    },
  ],
  _ri: '',
  _cri: '',
})
const ANSWERED = AFTER_CALL.replace('"_su":2', '"_su":1')
  .replace('"_ac":"missed"', '"_ac":"received"')
  .replace('"00:00:00"', '"00:01:05"')
  .replace('"_fu":""', '"_fu":"https://in.app.example.com/audio/1"')
const MISSED = {
  externalId: 'mo0001',
  phones: ['+919800000001'],
  sentAt: NOON,
  call: {
    direction: 'incoming',
    outcome: 'missed',
    calledNumber: '0220000000',
    agentNumber: '9800000100',
  },
  fields: { department: 'sales', state: 'MH, IN' },
}

function event(type: string, data: object = {}) {
  const call = {
    call_id: 'mo0002',
    from: '+919800000001',
    to: '+912200000000',
    direction: 'inbound',
  }
  return jsonPayload({
    id: 'evt_1',
    type,
    created_at: '2026-10-08T06:30:00Z',
    data: { ...call, ...data },
  })
}

test.each([
  ['a missed call', formPayload({ myoperator: AFTER_CALL }), MISSED],
  ['the same as JSON', textPayload(AFTER_CALL, 'application/json'), MISSED],
  [
    'chosen parameters of a GET',
    queryPayload('_ai=mo0001&_cr=9800000001&_su=2&_ev=1&_st=1791441000'),
    { externalId: 'mo0001', phones: ['9800000001'], sentAt: NOON },
  ],
  [
    'an answered call',
    formPayload({ myoperator: ANSWERED }),
    {
      call: {
        outcome: 'answered',
        durationS: 65,
        recordingUrl: 'https://in.app.example.com/audio/1',
      },
    },
  ],
  [
    'an outgoing call',
    formPayload({ myoperator: ANSWERED.replace('"_ev":1', '"_ev":2') }),
    { call: { direction: 'outgoing' } },
  ],
  [
    'one leg instead of a list',
    formPayload({
      myoperator: AFTER_CALL.replace('[{"_ds"', '{"_ds"').replace('"missed"}]', '"missed"}'),
    }),
    MISSED,
  ],
  [
    'a hidden number',
    formPayload({ myoperator: AFTER_CALL.replaceAll(/"(_cr|_cl)":"[^"]*"/g, '"$1":""') }),
    { phones: [] },
  ],
  [
    'the end of a call of the newer webhook',
    event('call.end', { duration_sec: 65, agent: { name: 'Agent One' } }),
    {
      externalId: 'mo0002',
      phones: ['+919800000001'],
      sentAt: NOON,
      call: {
        outcome: 'answered',
        durationS: 65,
        calledNumber: '+912200000000',
        agentNumber: 'Agent One',
      },
    },
  ],
  [
    'a call of the newer webhook without talk',
    event('call.summary', { duration_sec: 0 }),
    { call: { outcome: 'missed' } },
  ],
  [
    'a call by us',
    event('call.end', { direction: 'outbound', from: '+912200000000', to: '+919800000001' }),
    { phones: ['+919800000001'], call: { direction: 'outgoing' } },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(myoperator.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test.each([
  ['a call that begins', event('call.initiated'), 'nothing'],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', formPayload({ myoperator: '{"_ai":' }), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(myoperator.parse(payload, context).kind).toBe(kind)
})

test('a signature is asked for once there is a secret', () => {
  const signed = { ...context, secrets: { signingSecret: 'secret' } }
  const signature = '77325902caca812dc259733aacd046b73817372c777b8d95b402647474516e13'
  const verify = (headers: Record<string, string>) =>
    myoperator.verify?.(sourceRequest('/', { body: '{}', headers }), signed)
  expect(verify({ 'x-myoperator-signature': signature })).toEqual({ ok: true })
  expect(verify({ 'x-myoperator-signature': 'f'.repeat(64) })).toMatchObject({ status: 401 })
  expect(verify({})).toMatchObject({ status: 401 })
  expect(myoperator.verify?.(sourceRequest('/', { body: '{}' }), context)).toEqual({ ok: true })
})
