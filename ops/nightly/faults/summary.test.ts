import { expect, test } from 'vitest'

import type { Entry, Operation } from './history.ts'
import { slowestIn, summaries } from './summary.ts'

const operation: Operation = {
  kind: 'enquiry',
  token: 't',
  way: 'call',
  phone: '9811100000',
  isRight: true,
  copies: 1,
  tries: 1,
}

function ended(op: string, at: number, type: 'ok' | 'fail' | 'unknown', slowest: number): Entry[] {
  return [
    { type: 'invoke', op, lane: 0, at, operation },
    { type, op, at: at + slowest, slowest, why: '' },
  ]
}

const history: Entry[] = [
  ...ended('1', 0, 'ok', 90),
  { type: 'fault', round: 1, kind: 'kill', at: 100 },
  ...ended('2', 110, 'unknown', 70),
  { type: 'over', round: 1, kind: 'kill', at: 200, what: '' },
  ...ended('3', 210, 'ok', 40),
  { type: 'back', round: 1, kind: 'kill', at: 250 },
  ...ended('4', 260, 'ok', 30),
  { type: 'fault', round: 2, kind: 'stop', at: 300 },
  ...ended('5', 310, 'fail', 5),
  { type: 'invoke', op: '6', lane: 0, at: 320, operation },
  { type: 'over', round: 2, kind: 'stop', at: 400, what: '' },
  { type: 'back', round: 2, kind: 'stop', at: 450 },
  ...ended('7', 460, 'ok', 900),
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
      invoked: 3,
      ok: 1,
      fail: 1,
      unknown: 1,
      slowestDuringOutage: 5,
      back: [150],
    },
  ])
})

test('the slowest answer of some rounds is that of enquiries until the site is back', () => {
  expect(slowestIn(history, [1])).toBe(70)
  expect(slowestIn(history, [1, 2])).toBe(70)
  expect(slowestIn(history, [2])).toBe(5)
  expect(slowestIn(history, [])).toBe(0)
})
