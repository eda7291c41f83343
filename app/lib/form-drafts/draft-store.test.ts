import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { deviceStorage } from '#test/helpers/device-storage.ts'

import {
  dropDraft,
  forgetDrafts,
  forgetOldDrafts,
  keepDraft,
  onSettled,
  readDraft,
  settleDraft,
} from './draft-store.ts'

beforeEach(() => vi.stubGlobal('window', { localStorage: deviceStorage() }))
afterEach(() => vi.unstubAllGlobals())

function posted(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('only its own form clears a draft', () => {
  keepDraft('7 note 12', { 'note#0': 'Corner plot,\nsecond floor' })
  settleDraft(posted({ status: 'contacted' }))
  settleDraft(posted({ draft: '7 note 13', note: 'Corner plot,\nsecond floor' }))
  expect(readDraft('7 note 12')).toEqual({ 'note#0': 'Corner plot,\nsecond floor' })
  settleDraft(posted({ draft: '7 note 12', note: 'Corner plot,\r\nsecond floor' }))
  expect(readDraft('7 note 12')).toEqual({})
})

test('input during a submission stays', () => {
  const settled: string[] = []
  const leave = onSettled((key) => settled.push(key))
  keepDraft('7 note 12', { 'note#0': 'Corner plot, and a loan' })
  settleDraft(posted({ draft: '7 note 12', note: 'Corner plot' }))
  leave()
  expect(readDraft('7 note 12')).toEqual({ 'note#0': 'Corner plot, and a loan' })
  expect(settled).toEqual(['7 note 12'])
})

test('checkboxes and fields with one name stay apart', () => {
  const typed = { 'language=hi': 'true', 'language=en': 'false', 'day#1': '2026-12-01' }
  keepDraft('7 rule 1', typed)
  const form = posted({ draft: '7 rule 1', language: 'hi' })
  settleDraft(form)
  expect(readDraft('7 rule 1')).toEqual({ 'day#1': '2026-12-01' })
  form.append('day', '')
  form.append('day', '2026-12-01')
  settleDraft(form)
  expect(readDraft('7 rule 1')).toEqual({})
})

test('drafts belong to an account, end with its logout, and expire', () => {
  keepDraft('7 note 12', { 'note#0': 'Mine' })
  keepDraft('8 note 12', { 'note#0': 'Theirs' })
  forgetOldDrafts()
  forgetDrafts('7')
  expect([readDraft('7 note 12'), readDraft('8 note 12')]).toEqual([{}, { 'note#0': 'Theirs' }])
  forgetOldDrafts(Date.now() + 15 * 24 * 60 * 60 * 1000)
  expect(readDraft('8 note 12')).toEqual({})
})

test('without storage a draft lasts as long as the page', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('shut', 'SecurityError')
    },
  })
  keepDraft('7 note 12', { 'note#0': 'Kept' })
  expect(readDraft('7 note 12')).toEqual({ 'note#0': 'Kept' })
  dropDraft('7 note 12')
  expect(readDraft('7 note 12')).toEqual({})
})

test('foreign entries in the storage are not drafts', () => {
  window.localStorage.setItem('dashboard-draft 7 note 12', '{"fields":[1,{"a":2}]}')
  window.localStorage.setItem('dashboard-draft 7 note 13', 'no JSON')
  expect([readDraft('7 note 12'), readDraft('7 note 13')]).toEqual([{}, {}])
})
