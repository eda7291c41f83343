import { expect, test } from 'vitest'

import { talliesOf, tally } from './tally.ts'

test('events are counted by kind, and others are zero', () => {
  tally('door', 'opened')
  tally('door', 'opened')
  tally('window', 'opened')
  expect(talliesOf('door', ['opened', 'closed'])).toEqual([
    { what: 'opened', count: 2 },
    { what: 'closed', count: 0 },
  ])
})
