import { expect, test } from 'vitest'

import { sameCall } from './same-call.ts'

const missed = { direction: 'incoming', outcome: 'missed', agentNumber: '1' } as const
const answered = {
  direction: 'incoming',
  outcome: 'answered',
  durationS: 65,
  agentNumber: '2',
} as const
const recorded = {
  direction: 'incoming',
  outcome: 'answered',
  recordingUrl: 'https://a.example/1',
} as const

test.each([
  ['an answer after a ring', missed, answered, answered],
  ['a ring after an answer', answered, missed, answered],
  [
    'a recording after the end',
    answered,
    recorded,
    { ...answered, recordingUrl: recorded.recordingUrl },
  ],
  [
    'the end after a recording',
    recorded,
    answered,
    { ...answered, recordingUrl: recorded.recordingUrl },
  ],
  ['the same twice', answered, answered, answered],
])('%s', (_case, known, later, together) => {
  expect(sameCall(known, later)).toEqual(together)
})
