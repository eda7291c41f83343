import { expect, test } from 'vitest'

import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { MAX_DRAFT_BYTES } from './draft-answer.ts'
import {
  datedSources,
  MAX_FIGURES,
  MAX_ROWS,
  sentContent,
  sentSources,
} from './sent-draft.server.ts'

const source = { source: 'developer', on: '2026-11-21', of: '95 Lacs' } as const
const why = (of: { error?: { issues: { message: string }[] } | undefined }) =>
  of.error?.issues.map(({ message }) => message)

test('a submitted source names the value that it is for', () => {
  expect(sentSources.safeParse({ price: source }).success).toBe(true)
  const { of: _of, ...any } = source
  expect(why(sentSources.safeParse({ price: any }))).toEqual([texts.sourceOfNothing])
})

test('refuses a source with an invalid day at the fact that uses it, and drops it elsewhere', () => {
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
])('accepts plain texts and no translations: %j', (content) => {
  expect(why(sentContent.safeParse(content))).toEqual([texts.notPlain])
})

const rows = (count: number) => Array.from({ length: count }, () => 1)

test('refuses longer lists than any page has, and compares accepted ones in a moment', () => {
  expect(sentContent.safeParse({ list: rows(MAX_ROWS) }).success).toBe(true)
  expect(why(sentContent.safeParse({ list: rows(15_000) }))).toEqual([texts.tooManyRows(MAX_ROWS)])
  expect(why(sentContent.safeParse({ a: [{ list: rows(MAX_ROWS + 1) }] }))).toHaveLength(1)
  // The comparison is row by row and list by list; a row with its comma takes two bytes.
  const lists = MAX_DRAFT_BYTES / (2 * MAX_ROWS)
  expect(lists * MAX_ROWS ** 2).toBeLessThan(10_000_000)
})

test.each([
  ['9 floors '.repeat(MAX_FIGURES.ofText + 1), texts.tooManyFigures],
  ['\u202E25\u202C+', texts.misleading],
  ['2\u03365\u0336+', texts.misleading],
])('refuses texts that take too long to check or look other than they are', (text, expected) => {
  expect(why(sentContent.safeParse({ summary: text }))).toEqual([expected])
})

test('limits a draft to a thousand figures, in however many texts', () => {
  const texts60 = Array.from({ length: 17 }, () => '9 '.repeat(MAX_FIGURES.ofText))
  expect(why(sentContent.safeParse({ list: texts60 }))).toEqual([texts.tooManyFigures])
  expect(sentContent.safeParse({ list: texts60.slice(0, 16) }).success).toBe(true)
})

function checkedOn(on: string) {
  return { price: { ...source, on } }
}
