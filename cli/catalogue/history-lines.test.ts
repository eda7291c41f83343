import { expect, test } from 'vitest'

import type { PastPublication } from '#app/projects/publishing/import/publication-history.ts'

import { historyLines } from './history-lines.ts'

const past: PastPublication = {
  listing: 1,
  slug: 'elm',
  publishedAt: '2026-05-01T09:30:00.000Z',
  isArchived: false,
  changes: [],
  content: {},
}
const change = { fact: 'price', part: '', was: '', became: '1 CR' } as const
const told = { ...past, changes: [{ ...change, source: 'staff', on: '2026-04-30' } as const] }
const taken = { projectId: 1, slug: 'elm', missing: [told], isBeneath: false }
const why = 'number 1 is that of Oak on this site'
// Past midnight in India.
const gone = { ...past, publishedAt: '2026-05-02T20:00:00.000Z', slug: 'old-elm', isArchived: true }

test.each([
  ['elm: its past taken over, of 1 May 2026, with 1 change of facts', taken],
  [
    'elm: its past taken over, 1 May 2026 to 3 May 2026, with 1 change of facts, from the address old-elm, off the site',
    { ...taken, missing: [told, gone] },
  ],
  [
    'elm: its past taken over, of 3 May 2026, from the address old-elm, what this site shows stays',
    { ...taken, missing: [gone], isBeneath: true },
  ],
])('%s', (words, one) => {
  expect(historyLines({ taken: [one], left: [] }, { isTrial: false })).toEqual([words])
})

test('what is left is said with why, and a trial speaks of what would be', () => {
  const [first, second] = historyLines(
    { taken: [taken], left: [{ slug: 'ash', why }] },
    { isTrial: true },
  )
  expect(first).toContain('elm: its past would be taken over, ')
  expect(second).toBe(`ash: its past is left, since ${why}`)
})
