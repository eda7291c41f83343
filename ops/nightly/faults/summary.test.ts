import { expect, test } from 'vitest'

import type { Entry, Operation } from './history.ts'
import { summaries } from './summary.ts'

const operation: Operation = {
  kind: 'enquiry',
  token: 't',
  way: 'call',
  phone: '9811100000',
  isRight: true,
  copies: 1,
  tries: 1,
}

function changeSetId(
  op: string,
  at: number,
  type: 'ok' | 'fail' | 'unknown',
  slowest: number,
): Entry[] {
  return [
    { type: 'invoke', op, lane: 0, at, operation },
    { type, op, at: at + slowest, slowest, why: '' },
  ]
}

const history: Entry[] = [
  ...changeSetId('1', 0, 'ok', 900),
  { type: 'fault', round: 1, kind: 'kill', at: 100 },
  ...changeSetId('2', 110, 'unknown', 70),
  { type: 'over', round: 1, kind: 'kill', at: 200, what: '' },
  ...changeSetId('3', 210, 'ok', 40),
  { type: 'back', round: 1, kind: 'kill', at: 250 },
  ...changeSetId('4', 260, 'ok', 900),
  { type: 'fault', round: 2, kind: 'stop', at: 300 },
  ...changeSetId('5', 310, 'fail', 5),
  { type: 'invoke', op: '6', lane: 0, at: 320, operation },
  { type: 'over', round: 2, kind: 'stop', at: 400, what: '' },
  { type: 'back', round: 2, kind: 'stop', at: 450 },
]

test('what was invoked counts to the fault before it, and what is slow once it is back is not away', () => {
  expect(summaries(history)).toEqual([
    {
      kind: 'kill',
      rounds: 1,
      invoked: 4,
      ok: 3,
      fail: 0,
      unknown: 1,
      slowestDuringOutage: 70,
      back: [150],
    },
    {
      kind: 'stop',
      rounds: 1,
      invoked: 2,
      ok: 0,
      fail: 1,
      unknown: 1,
      slowestDuringOutage: 5,
      back: [150],
    },
  ])
})
