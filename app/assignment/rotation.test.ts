import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AssignmentRule } from './rules/assignment-rule.ts'
import {
  chooseRoundRobin,
  chooseNext,
  advanceRotation,
  type Assignee,
  type RotationTable,
} from './rotation.ts'

const lead = {
  city: 'Noida',
  project: '',
  language: 'en',
  country: 'IN',
  place: [],
  budget: {},
}
const rest: AssignmentRule = { id: 1, conditions: [], isForAll: true, people: [], isRest: true }

function person(id: string, changes: Partial<Assignee> = {}): Assignee {
  return { id, name: id, place: id, open: 0, cap: 40, languages: [], ...changes }
}

function table(people: Assignee[], rules: AssignmentRule[] = []): RotationTable {
  return { rules: [...rules, rest], people, lastPlaces: new Map() }
}

test('while no agent is full, shares of any number of leads differ by at most one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat({ max: 200 }), (size, leads) => {
      const people = Array.from({ length: size }, (_, index) => person(`p${index}`, { cap: 1000 }))
      const rotation = table(people)
      for (let count = 0; count < leads; count += 1) {
        const choice = chooseRoundRobin(rotation, lead)
        if (choice.kind !== 'person') throw new Error(choice.kind)
        advanceRotation(rotation, choice.rule, choice.person)
      }
      const shares = people.map(({ open }) => open)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(leads)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a rule with full agents keeps its leads; one with agents on leave does not', () => {
  const noida: AssignmentRule = {
    id: 2,
    conditions: [{ kind: 'city', isNot: false, values: ['noida'] }],
    isForAll: false,
    people: ['a'],
    isRest: false,
  }
  const full = table([person('a', { open: 1, cap: 1 }), person('b')], [noida])
  expect(chooseRoundRobin(full, lead)).toEqual({ kind: 'full', rule: noida })
  const off = { why: 'off', until: undefined } as const
  const away = table([person('a', { away: off }), person('b')], [noida])
  expect(chooseRoundRobin(away, lead)).toMatchObject({ kind: 'person', person: { id: 'b' } })
  const everyoneAway = table([person('a', { away: off })], [noida])
  expect(chooseRoundRobin(everyoneAway, lead)).toEqual({ kind: 'unassigned' })
})

test('an escalated lead goes round once and uses no turn', () => {
  const rotation = table([person('a'), person('b'), person('c')])
  const had = new Set(['b'])
  expect(chooseNext(rotation, lead, had, 'b')?.person.id).toBe('c')
  had.add('c')
  expect(chooseNext(rotation, lead, had, 'c')?.person.id).toBe('a')
  had.add('a')
  expect(chooseNext(rotation, lead, had, 'a')).toBeUndefined()
  expect(rotation.lastPlaces.size).toBe(0)
})
