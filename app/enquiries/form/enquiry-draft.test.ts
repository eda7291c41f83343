import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepDraft, readDraft, type Draft } from './enquiry-draft.ts'

const now = new Date('2026-11-27T20:00:00Z')
const page = '/visit/cedar-court'
const person = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  message: 'With my parents',
  country: 'AE',
  reachBy: 'whatsapp',
  reachWhen: 'evening',
}
const slot = { day: '2026-11-29', time: '10:00' }
const draft: Draft = { fields: { ...person, ...slot }, asks: ['Price list'], page, key: 'k' }
const empty = Object.fromEntries(Object.keys(draft.fields).map((name) => [name, '']))

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
      removeItem: (name: string) => store.delete(name),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a reload finds all that was typed, chosen and ticked', () => {
  keepDraft(draft)
  const { page: _page, ...kept } = draft
  expect(readDraft(page, now)).toEqual({ ...kept, isHere: true })
})

test('another page restores the person’s fields, not the page’s choices', () => {
  keepDraft(draft)
  expect(readDraft('/connect', now)).toEqual({
    fields: person,
    asks: [],
    isHere: false,
    key: 'k',
  })
})

test('a day that has passed in India is not restored, its hour is', () => {
  keepDraft(draft)
  // 20:00 UTC is the next day in India.
  const later = new Date('2026-11-28T20:00:00Z')
  expect(readDraft(page, later)?.fields).toEqual({ ...person, time: '10:00' })
  expect(readDraft(page, now)?.fields).toMatchObject(slot)
})

test.each([
  ['a wish', { fields: { ...empty, reachBy: 'call' } }],
  ['a day', { fields: { ...empty, day: '2026-11-29' } }],
  ['a tick', { fields: empty, asks: ['Price list'] }],
])('%s alone is a draft', (_what, typed) => {
  keepDraft({ ...draft, asks: [], ...typed })
  expect(store.size).toBe(1)
})

test('an emptied form keeps nothing, with any country', () => {
  keepDraft(draft)
  keepDraft({ ...draft, fields: { ...empty, country: 'IN' }, asks: [], key: '' })
  expect(store.size).toBe(0)
  expect(readDraft(page, now)).toBeUndefined()
})

test.each(['', 'null', '7', '{"name":7,"asks":"x","key":1}'])(
  'an invalid draft is none, or an empty one: %s',
  (value) => {
    store.set('enquiry-draft', value)
    const none = { fields: {}, asks: [], isHere: false, key: '' }
    expect(readDraft(page, now) ?? none).toEqual(none)
  },
)
