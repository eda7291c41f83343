import { afterEach, expect, test } from 'vitest'

import { NOTHING_PUBLISHED } from '#app/pages/publishing/published-pages.ts'
import { filedWords } from '#content/pages/filed-words.ts'

import {
  currentWords,
  newestWords,
  perWords,
  takeWords,
  textsOfLegal,
  turnWords,
  wordsShown,
  wordsVersion,
} from './current-pages.server.ts'

const today = '2026-11-29'

afterEach(() => takeWords(NOTHING_PUBLISHED, today))

test('pages show the files until a publication, which appears everywhere at once', () => {
  const made = perWords(() => currentWords('faq').heading)
  expect([wordsVersion(), made()]).toEqual([0, filedWords.faq.heading])
  const faq = { ...filedWords.faq, heading: 'What people ask' }
  takeWords({ ...NOTHING_PUBLISHED, version: 7, words: { faq } }, today)
  expect([wordsVersion(), made()]).toEqual([7, faq.heading])
  expect(currentWords('about')).toBe(filedWords.about)
  expect(textsOfLegal('disclaimer')).toHaveLength(1)
  expect(textsOfLegal('about')).toEqual([])
})

test('a legal text published in advance appears on its day without another publication', () => {
  const terms = { ...filedWords.terms, inForceSince: '2026-12-03' }
  const legal = new Map([['terms', [{ words: terms, publishedOn: today }]]] as const)
  takeWords({ ...NOTHING_PUBLISHED, version: 8, words: { terms }, legal }, today)
  const made = perWords(() => currentWords('terms'))
  const before = wordsShown()
  turnWords('2026-12-02')
  expect([made(), newestWords('terms'), wordsShown()]).toEqual([filedWords.terms, terms, before])
  turnWords('2026-12-03')
  expect([made(), wordsVersion()]).toEqual([terms, 8])
  expect(wordsShown()).not.toBe(before)
  expect(textsOfLegal('terms').map(({ state }) => state)).toEqual(['earlier', 'shown'])
})
