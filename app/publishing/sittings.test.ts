import { expect, test } from 'vitest'

import { projectTexts } from '#app/strings/en/projects.ts'

import { sittingsOf, type VersionMark } from './sittings.ts'

/** `minute`: after noon on 26 November. */
function mark(id: number, minute: number, changed: Partial<VersionMark> = {}): VersionMark {
  const at = new Date(Date.UTC(2026, 10, 26, 12, minute))
  return {
    id: String(id),
    author: 'meera',
    by: 'Meera',
    at,
    note: null,
    publishedAt: null,
    isArchived: false,
    ...changed,
  }
}

const idsOf = (marks: readonly VersionMark[]) =>
  sittingsOf(marks).map((sitting) => sitting.map(({ id }) => id))

test('one author’s versions without a pause of half an hour are one row', () => {
  const marks = [mark(4, 95), mark(3, 65), mark(2, 35), mark(1, 4)]
  expect(idsOf(marks)).toEqual([['4', '3', '2'], ['1']])
})

test('another author starts a row, even with the same name', () => {
  const other = { author: 'another-meera' }
  expect(idsOf([mark(3, 3), mark(2, 2, other), mark(1, 1)])).toEqual([['3'], ['2'], ['1']])
})

test('a publication ends a row, and a labelled version stands alone', () => {
  const publishedAt = new Date()
  const marks = [mark(5, 5), mark(4, 4, { note: projectTexts.restoredAs }), mark(3, 3)]
  expect(idsOf(marks)).toEqual([['5'], ['4'], ['3']])
  expect(idsOf([mark(3, 3), mark(2, 2, { publishedAt }), mark(1, 1)])).toEqual([['3'], ['2', '1']])
})
