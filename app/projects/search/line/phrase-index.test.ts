import fc from 'fast-check'
import { expect, test } from 'vitest'

import { atOnce } from '#app/lib/async/yield-to-event-loop.ts'
import { spoken } from '#app/projects/search/project-search.ts'

import { readingTexts } from './phrase-index.ts'

const says = atOnce(readingTexts(['Studio apartments by NH-24.', 'Two swimming pools']))

test.each([
  ['studio apartment', true],
  ['apartment studio', false],
  ['nh 24', true],
  ['swimming pool', true],
  ['swimming apartments', false],
  ['villa', false],
])('whether a text contains “%s”: %s', (words, isSaid) => {
  expect(says(words)).toBe(isSaid)
})

test('finds the same as a search of every text', () => {
  const line = fc
    .array(fc.constantFrom('a', 'b', 'c', 'pools', '3.5'), { minLength: 1, maxLength: 6 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(line), line, (texts, words) => {
      const isThere = texts.some((text) => spoken(text).includes(spoken(words)))
      expect(atOnce(readingTexts(texts))(words)).toBe(isThere)
    }),
  )
})
