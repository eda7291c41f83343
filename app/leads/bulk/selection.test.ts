import { expect, test } from 'vitest'

import { MAX_BULK_LEADS } from './many-change.ts'
import {
  allListed,
  nothingSelected,
  stillListed,
  tickedLeads,
  toggleLead,
  withoutDone,
  type Selection,
} from './selection.ts'

const listed = ['e', 'd', 'c', 'b', 'a']
const one = (id: string) => ({ id, isRange: false })
const upTo = (id: string) => ({ id, isRange: true })

function selected(...turns: ReturnType<typeof one>[]): Selection {
  return turns.reduce((selection, each) => toggleLead(selection, each, listed), nothingSelected)
}

test.each([
  ['one is selected', [one('d')], ['d']],
  ['twice is not at all', [one('d'), one('d')], []],
  ['a range goes down the list', [one('d'), upTo('b')], ['d', 'c', 'b']],
  ['and up', [one('b'), upTo('e')], ['b', 'c', 'd', 'e']],
  ['it begins where someone turned last', [one('e'), one('c'), upTo('a')], ['e', 'c', 'b', 'a']],
  ['and where no one did, it is one alone', [upTo('c')], ['c']],
  ['what is in a range already stays', [one('c'), one('e'), upTo('b')], ['c', 'e', 'd', 'b']],
])('%s', (_name, turns, expected) => {
  expect([...selected(...turns).ids]).toEqual(expected)
})

test('all of a list are selected, up to as many as one change takes', () => {
  expect([...allListed(listed).ids]).toEqual(listed)
  expect(allListed(listed).isFull).toBe(false)
  const long = Array.from({ length: MAX_BULK_LEADS + 1 }, (_, at) => String(at))
  expect(allListed(long).ids.size).toBe(MAX_BULK_LEADS)
  expect(allListed(long).isFull).toBe(true)
})

test('a lead that leaves the list is deselected, and counted until the next selection', () => {
  const selection = selected(one('e'), upTo('c'))
  expect(stillListed(selection, listed)).toBe(selection)
  const left = stillListed(stillListed(selection, ['e', 'd', 'a']), ['e', 'a'])
  expect([...left.ids]).toEqual(['e'])
  expect(left.lost).toBe(2)
  expect(toggleLead(left, one('a'), ['e', 'a'])).toMatchObject({ lost: 0, anchor: 'a' })
})

test('a range whose start left the list is one lead', () => {
  const left = stillListed(selected(one('d')), ['e', 'c', 'b', 'a'])
  expect([...toggleLead(left, upTo('a'), ['e', 'c', 'b', 'a']).ids]).toEqual(['a'])
})

test('a selection stops at the limit of one change, and shows it', () => {
  const many = Array.from({ length: MAX_BULK_LEADS + 5 }, (_, at) => String(at))
  const first = toggleLead(nothingSelected, one('0'), many)
  const range = toggleLead(first, upTo(String(MAX_BULK_LEADS + 4)), many)
  expect(range).toMatchObject({ isFull: true })
  expect([...range.ids]).toEqual(many.slice(0, MAX_BULK_LEADS))
  expect(toggleLead(range, one('0'), many)).toMatchObject({ isFull: false })
  expect(toggleLead(range, one(String(MAX_BULK_LEADS + 1)), many).ids.size).toBe(MAX_BULK_LEADS)
})

test('changed leads are deselected, and skipped ones stay selected', () => {
  const left = withoutDone(selected(one('e'), upTo('c')), ['e', 'c'])
  expect([...left.ids]).toEqual(['d'])
  expect(left.lost).toBe(0)
})

test('a range goes on from a box that was ticked before hydration', () => {
  const ticked = tickedLeads(['2'])
  const picked = toggleLead(ticked, { id: '4', isRange: true }, ['1', '2', '3', '4', '5'])
  expect([...picked.ids]).toEqual(['2', '3', '4'])
})
