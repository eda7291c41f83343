import { expect, test } from 'vitest'

import { talliesOf, tally } from './tally.ts'

test('what happens is counted by its kind, and what never did is none', () => {
  tally('door', 'opened')
  tally('door', 'opened')
  tally('window', 'opened')
  expect(talliesOf('door', ['opened', 'closed'])).toEqual([
    { what: 'opened', count: 2 },
    { what: 'closed', count: 0 },
  ])
})
