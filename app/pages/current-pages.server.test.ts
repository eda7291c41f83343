import { afterEach, expect, test } from 'vitest'

import { NOTHING_PUBLISHED } from '#app/pages/publishing/published-pages.ts'
import { filePages } from './file-pages.ts'

import {
  currentPage,
  newestPage,
  cachedPerPublication,
  setPages,
  textsOfLegal,
  refreshLegalPages,
  pagesCacheKey,
  pagesVersion,
} from './current-pages.server.ts'

const today = '2026-11-29'

afterEach(() => setPages(NOTHING_PUBLISHED, today))

test('pages show the files until a publication, which appears everywhere at once', () => {
  const made = cachedPerPublication(() => currentPage('faq').heading)
  expect([pagesVersion(), made()]).toEqual([0, filePages.faq.heading])
  const faq = { ...filePages.faq, heading: 'What people ask' }
  setPages({ ...NOTHING_PUBLISHED, version: 7, contents: { faq } }, today)
  expect([pagesVersion(), made()]).toEqual([7, faq.heading])
  expect(currentPage('about')).toBe(filePages.about)
  expect(textsOfLegal('disclaimer')).toHaveLength(1)
  expect(textsOfLegal('about')).toEqual([])
})

test('a legal text published in advance appears on its day without another publication', () => {
  const terms = { ...filePages.terms, inForceSince: '2026-12-03' }
  const legal = new Map([['terms', [{ content: terms, publishedOn: today }]]] as const)
  setPages({ ...NOTHING_PUBLISHED, version: 8, contents: { terms }, legal }, today)
  const made = cachedPerPublication(() => currentPage('terms'))
  const before = pagesCacheKey()
  refreshLegalPages('2026-12-02')
  expect([made(), newestPage('terms'), pagesCacheKey()]).toEqual([filePages.terms, terms, before])
  refreshLegalPages('2026-12-03')
  expect([made(), pagesVersion()]).toEqual([terms, 8])
  expect(pagesCacheKey()).not.toBe(before)
  expect(textsOfLegal('terms').map(({ state }) => state)).toEqual(['earlier', 'shown'])
})
