import { expect, test } from 'vitest'

import type { DashboardLead } from '#app/leads/search/lead-search.ts'

import { columnCount, MAX_COUNT, withMoves, type BoardColumn } from './board.ts'

const card = (id: string): DashboardLead => ({
  id,
  reference: '',
  name: `Lead ${id}`,
  phone: '9876543210',
  email: '',
  byWhatsApp: false,
  ts: '2026-11-21 09:42:10',
  location: 'Goa',
  message: 'Price?',
  page: '',
  campaign: '',
  work: {
    status: 'new',
    lostReason: null,
    owner: null,
    createdAt: '2026-11-21T04:12:10.000Z',
    followUpAt: null,
    firstContactAt: null,
    callBy: null,
    nth: 1,
    hasWrongNumber: false,
    isUnread: false,
    isHot: false,
    abroad: null,
  },
})
const columns: BoardColumn[] = [
  { status: 'new', count: 120, leads: [card('1'), card('2')] },
  { status: 'contacted', count: 1, leads: [card('3')] },
]
const shown = (moved: [string, 'new' | 'contacted'][]) =>
  withMoves(columns, new Map(moved)).map(({ status, count, leads }) => [
    status,
    count,
    ...leads.map(({ id }) => id),
  ])

test('a moved card is on top of its new column at once, and counted there', () => {
  expect(shown([['2', 'contacted']])).toEqual([
    ['new', 119, '1'],
    ['contacted', 2, '2', '3'],
  ])
})

test('a card that the server has there already is not shown twice', () => {
  expect(shown([['3', 'contacted']])).toEqual([
    ['new', 120, '1', '2'],
    ['contacted', 1, '3'],
  ])
  expect(shown([['gone', 'new']])).toEqual([
    ['new', 120, '1', '2'],
    ['contacted', 1, '3'],
  ])
})

test('a long column shows its bound', () => {
  expect(columnCount(MAX_COUNT)).toBe('1,000')
  expect(columnCount(MAX_COUNT + 1)).toBe('1,000+')
})
