import { expect, test } from 'vitest'

import { listingTexts as texts } from '#app/strings/en/listings.ts'

import { MOST_DRAFT_BYTES } from './draft-answer.ts'
import {
  datedSources,
  MOST_FIGURES,
  MOST_ROWS,
  sentContent,
  sentSources,
} from './sent-draft.server.ts'

const source = { source: 'developer', on: '2026-11-21', of: '95 Lacs' } as const
const why = (of: { error?: { issues: { message: string }[] } | undefined }) =>
  of.error?.issues.map(({ message }) => message)

test('a source that is sent says for which value it was named', () => {
  expect(sentSources.safeParse({ price: source }).success).toBe(true)
  const { of: _of, ...any } = source
  expect(why(sentSources.safeParse({ price: any }))).toEqual([texts.sourceOfNothing])
})

test('a source of a day to come, or before the law, is refused beside the fact that uses it, and else left out', () => {
  const change = { fact: 'price', part: '', was: '80 Lacs', became: '95 Lacs' } as const
  expect(datedSources(checkedOn('2026-11-21'), () => [change])).toEqual({
    sources: checkedOn('2026-11-21'),
  })
  expect(datedSources(checkedOn('2099-01-01'), () => [change])).toEqual({ why: texts.sourceAhead })
  expect(datedSources(checkedOn('1900-01-01'), () => [change])).toEqual({
    why: texts.sourceLongAgo,
  })
  expect(datedSources(checkedOn('2099-01-01'), () => [])).toEqual({ sources: {} })
})

test.each([
  { name: { en: 'Maple' } },
  { sections: [{ kind: 'overview', paragraphs: [{ en: 'Homes.', hi: 'घर' }] }] },
  { summary: { en: { deep: 'Homes.' } } },
  { en: 'Maple' },
])('the desk sends plain texts, and none that hold languages: %j', (content) => {
  expect(why(sentContent.safeParse(content))).toEqual([texts.notPlain])
})

const rows = (count: number) => Array.from({ length: count }, () => 1)

test('a list that no page has is refused, and what is taken costs no more than a moment to compare', () => {
  expect(sentContent.safeParse({ list: rows(MOST_ROWS) }).success).toBe(true)
  expect(why(sentContent.safeParse({ list: rows(15_000) }))).toEqual([texts.tooManyRows(MOST_ROWS)])
  expect(why(sentContent.safeParse({ a: [{ list: rows(MOST_ROWS + 1) }] }))).toHaveLength(1)
  // Rows are held against rows, list by list; a row and its comma are two bytes.
  const lists = MOST_DRAFT_BYTES / (2 * MOST_ROWS)
  expect(lists * MOST_ROWS ** 2).toBeLessThan(10_000_000)
})

test.each([
  ['9 floors '.repeat(MOST_FIGURES.ofText + 1), texts.tooManyFigures],
  ['one to ten bhk '.repeat(MOST_FIGURES.ofText), texts.tooManyFigures],
  ['in a year '.repeat(MOST_FIGURES.ofText + 1), texts.tooManyFigures],
  ['\u202E25\u202C+', texts.misleading],
  ['2\u03365\u0336+', texts.misleading],
])('no text is taken that holds up the site or shows other than it says', (text, said) => {
  expect(why(sentContent.safeParse({ summary: text }))).toEqual([said])
})

test('however they are spread, a thousand figures are enough', () => {
  const texts60 = Array.from({ length: 17 }, () => '9 '.repeat(MOST_FIGURES.ofText))
  expect(why(sentContent.safeParse({ list: texts60 }))).toEqual([texts.tooManyFigures])
  expect(sentContent.safeParse({ list: texts60.slice(0, 16) }).success).toBe(true)
})

function checkedOn(on: string) {
  return { price: { ...source, on } }
}
