import { expect, test } from 'vitest'

import { scenarios } from './scenarios/scenarios.ts'
import { readOptions } from './options.ts'

test('the short form has each kind of fault, and a database that is frozen', () => {
  const [group = [], ...more] = readOptions(['--short']).groups
  expect(more).toEqual([])
  expect(group.map(({ scenario }) => scenario)).toEqual(scenarios)
  const outages = group.filter(({ scenario, rounds }) =>
    Array.from({ length: rounds }, (_, variant) => ({ kind: '', after: 0, variant, span: 0 })).some(
      (fault) => scenario.isOutage?.(fault),
    ),
  )
  expect(outages.map(({ scenario }) => scenario.name)).toEqual(['database'])
})

test('an enquiry has two seconds, and in the short form what a busy machine adds, but never for ever', () => {
  const [whole, short] = [readOptions([]).maxAnswerMs, readOptions(['--short']).maxAnswerMs]
  expect([0, 5000].map(whole)).toEqual([2000, 2000])
  expect([0, 20, 100, 5000].map(short)).toEqual([2000, 2200, 3000, 15_000])
})
