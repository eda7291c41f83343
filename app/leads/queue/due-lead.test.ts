import { expect, test } from 'vitest'

import { byHour, dueWords, nextDue, type DueLead } from './due-lead.ts'

const lead = (id: string, hour: string): DueLead => ({
  id,
  dueAt: `2026-11-23T${hour}:00.000Z`,
  isFirst: false,
  name: `Name ${id}`,
  status: 'new',
  location: 'N/A',
  message: 'Price?',
  owner: null,
  hasWrongNumber: false,
  waited: null,
})
const due = [lead('1', '03:00'), lead('2', '04:00'), lead('3', '09:00')]

test('what is owed already comes before what is owed later', () => {
  const { owed, later } = byHour(due, '2026-11-23T04:00:00.000Z')
  expect([owed.length, later.length]).toEqual([2, 1])
})
test('the next is the one after it, and from the last or from outside the first', () => {
  expect(['1', '3', 'x'].map((id) => nextDue(due, id)?.id)).toEqual(['2', '1', '1'])
  expect(nextDue([lead('1', '03:00')], '1')).toBeUndefined()
})
test('nothing owed is no number, and a crowd is not counted to its end', () => {
  expect([0, 7, 200].map(dueWords)).toEqual(['', '7', '200+'])
})
