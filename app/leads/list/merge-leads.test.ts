import { expect, test } from 'vitest'

import type { LeadWork } from '#app/leads/search/lead-search.ts'

import type { LeadList } from './lead-list.ts'
import { joinLeads, knownList, mergeLeads } from './merge-leads.ts'

function row(id: string) {
  const lead = { name: `Name ${id}`, phone: '9800000011', email: '', byWhatsApp: false }
  return {
    id,
    reference: '',
    ...lead,
    ts: '',
    location: '',
    message: '',
    page: '',
    campaign: '',
    work: workOf(id),
  }
}

function workOf(id: string): LeadWork {
  const moments = { createdAt: `at ${id}`, followUpAt: null, firstContactAt: null, callBy: null }
  const rest = {
    owner: null,
    nth: 1,
    hasWrongNumber: false,
    isUnread: true,
    isHot: false,
    abroad: null,
  }
  return { status: 'new', lostReason: null, ...moments, ...rest }
}

const known = ['5', '4', '2', '1'].map((id) => row(id))

test.each([
  ['what came since stands in front', ['7', '6'], ['7', '6', '5', '4', '2', '1']],
  ['what is in both is taken once', ['7', '5', '4'], ['7', '5', '4', '2', '1']],
  ['what was stored late stands where it belongs', ['5', '4', '3'], ['5', '4', '3', '2', '1']],
])('%s', (_name, newer, expected) => {
  const merged = mergeLeads(
    known,
    newer.map((id) => row(id)),
  )
  expect(merged.map(({ id }) => id)).toEqual(expected)
})
test.each([[[]], [['5']], [['5', '4']]])('a list that already has %j stays as is', (newer) => {
  const rows = newer.map((id) => row(id))
  expect(mergeLeads(known, rows)).toBe(known)
})

function list(part: LeadList['part'], ids: string[], older: string | null): LeadList {
  const leads = ids.map((id) => row(id))
  const stamps = { total: { count: 9 }, at: '2026-11-22T00:00:00.000Z', mark: '7' }
  return { part, leads, gone: [], older, ...stamps }
}

function idsOf({ leads }: LeadList): string {
  return leads.map(({ id }) => id).join('')
}

test('older leads follow, newer ones come first, and a new list replaces the old', () => {
  const first = knownList(list('newest', ['e', 'd'], 'd'))
  const more = joinLeads(first, list('older', ['d', 'c', 'b'], 'b'))
  expect([idsOf(more), more.older]).toEqual(['edcb', 'b'])
  const news = joinLeads(more, list('newer', ['f', 'e'], null))
  expect([idsOf(news), news.older]).toEqual(['fedcb', 'b'])
  const end = joinLeads(news, list('older', ['a'], null))
  expect([idsOf(end), end.older]).toEqual(['fedcba', null])
  expect(idsOf(joinLeads(end, list('newest', ['z'], null)))).toBe('z')
})

test('changed leads are replaced, and deleted ones removed', () => {
  const before = knownList(list('newest', ['e', 'd', 'c'], 'c'))
  const won = { ...row('d'), work: { ...workOf('d'), status: 'won' as const } }
  const news = joinLeads(before, { ...list('newer', [], null), leads: [won], gone: ['e'] })
  expect(news.leads.map(({ id, work }) => `${id} ${work.status}`)).toEqual(['d won', 'c new'])
  expect(news.older).toBe('c')
})

test('a changed lead older than all loaded ones waits until it is scrolled to', () => {
  const before = knownList(list('newest', ['e', 'd'], 'd'))
  const news = joinLeads(before, list('newer', ['f', 'a'], null))
  expect(idsOf(news)).toBe('fed')
  expect(news.changed.map(({ id }) => id)).toEqual(['f', 'a'])
})

test('in another order new leads are counted, and known ones stay where they are', () => {
  const before = knownList(list('newest', ['d', 'e'], 'e'))
  const news = joinLeads(before, list('newer', ['f', 'e'], null), { column: 'name', isDown: false })
  expect([idsOf(news), news.unseen]).toEqual(['de', 1])
})
