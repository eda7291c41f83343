import { expect, test } from 'vitest'

import { countedTitle, joinArrivals, lookedAt, type KnownArrivals } from './new-lead-alert.ts'

const nothing: KnownArrivals = { at: '', told: [], unseen: [], due: 0 }
const answer = (at: string, ...ids: string[]) => ({
  at,
  due: 2,
  arrivals: ids.map((id) => ({ id, name: `Name ${id}`, place: '' })),
})

test('leads from before the dashboard opened are not new', () => {
  const { known, fresh } = joinArrivals(nothing, answer('9:00', '1', '2'))
  expect(fresh).toEqual([])
  expect(known).toEqual({ at: '9:00', told: ['1', '2'], unseen: [], due: 2 })
})

test('a later lead is new once, however often it is repeated', () => {
  const first = joinArrivals(nothing, answer('9:00', '1')).known
  const second = joinArrivals(first, answer('9:01', '3', '1'))
  expect(second.fresh.map(({ id }) => id)).toEqual(['3'])
  const third = joinArrivals(second.known, answer('9:02', '3', '2'))
  expect(third.fresh.map(({ id }) => id)).toEqual(['2'])
  expect(third.known.unseen).toEqual(['3', '2'])
})

test('an agent who looks has seen all, without another notification', () => {
  const first = joinArrivals(nothing, answer('9:00')).known
  const seen = lookedAt(joinArrivals(first, answer('9:01', '4')).known)
  expect(seen.unseen).toEqual([])
  expect(joinArrivals(seen, answer('9:02', '4')).fresh).toEqual([])
})

test('the count stands in front of a title once, and goes', () => {
  expect(countedTitle('Leads', 3)).toBe('(3) Leads')
  expect(countedTitle('(3) Leads', 4)).toBe('(4) Leads')
  expect(countedTitle('(99+) Leads', 0)).toBe('Leads')
  expect(countedTitle('Leads', 100)).toBe('(99+) Leads')
  expect(countedTitle('(A) title', 0)).toBe('(A) title')
})
