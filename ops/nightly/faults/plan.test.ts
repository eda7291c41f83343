import { expect, test } from 'vitest'

import { planOf } from './plan.ts'

const kinds = [
  { name: 'one', rounds: 3 },
  { name: 'two', rounds: 1 },
]

function first(seed: number, count: number) {
  const plan = planOf({ seed, kinds, photoSlots: [] })
  return { faults: plan.faults, operations: Array.from({ length: count }, plan.nextOperation) }
}

test('a seed is a plan: the same operations in the same order, and the same faults at the same counts', () => {
  expect(first(1, 500)).toEqual(first(1, 500))
  expect(first(2, 500)).not.toEqual(first(1, 500))
})

test('kinds take turns, and each has its rounds, one variant after the other', () => {
  expect(first(1, 0).faults.map(({ kind, variant }) => `${kind} ${variant}`)).toEqual([
    'one 0',
    'two 0',
    'one 1',
    'one 2',
  ])
})

test('no pair of people is merged twice, and no token is used twice', () => {
  const { operations } = first(3, 3000)
  const pairs = operations.flatMap((one) =>
    one.kind === 'merge' ? [`${one.lead} ${one.other}`] : [],
  )
  const tokens = operations.flatMap((one) => ('token' in one ? [one.token] : []))
  expect(pairs.length).toBeGreaterThan(200)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('a slot gets one photo, and where there is no slot left there is none', () => {
  const photos = [
    { projectId: 5, slot: 'one' },
    { projectId: 6, slot: 'two' },
  ]
  const plan = planOf({ seed: 4, kinds: [], photoSlots: photos })
  const put = Array.from({ length: 5000 }, plan.nextOperation).flatMap((operation) =>
    operation.kind === 'photo' ? [operation.slot] : [],
  )
  expect(put).toEqual(['one', 'two'])
})
