import { afterEach, expect, test } from 'vitest'

import { filedWords } from '#content/pages/filed-words.ts'

import {
  currentWords,
  perWords,
  takeWords,
  textsOfLegal,
  wordsVersion,
} from './current-words.server.ts'
import { NOTHING_PUBLISHED } from './words/versions/published-words.ts'

afterEach(() => takeWords(NOTHING_PUBLISHED))

test('pages read the files until something is published, and then that, all of it at once', () => {
  const made = perWords(() => currentWords('faq').heading)
  expect([wordsVersion(), made()]).toEqual([0, filedWords.faq.heading])
  const faq = { ...filedWords.faq, heading: 'What people ask' }
  const terms = { ...filedWords.terms, inForceSince: '2026-12-03' }
  takeWords({
    ...NOTHING_PUBLISHED,
    version: 7,
    words: { faq, terms },
    legal: new Map([['terms', [{ words: terms, publishedOn: '2026-11-26' }]]]),
  })
  expect([wordsVersion(), made(), currentWords('terms')]).toEqual([7, faq.heading, terms])
  expect(currentWords('about')).toBe(filedWords.about)
  expect(textsOfLegal('terms').map(({ part }) => part)).toEqual(['2026-11-21', '2026-12-03'])
  expect(textsOfLegal('disclaimer')).toHaveLength(1)
  expect(textsOfLegal('about')).toEqual([])
})
