import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { readHistory } from './publication-history.ts'

const change = {
  fact: 'price',
  part: '',
  was: '90 Lacs',
  became: '95 Lacs',
  source: 'developer',
  on: '2026-05-01',
}
const publication = {
  listing: alderMeadow.id,
  slug: alderMeadow.slug,
  publishedAt: '2026-05-02T09:30:00.000Z',
  isArchived: false,
  changes: [change],
  content: alderMeadow,
}

const faultsOf = (...publications: unknown[]) => readHistory({ publications }).faults

test('reads back what was written', () => {
  const publications = [publication]
  expect(readHistory({ publications })).toEqual({ history: { publications }, faults: [] })
})

test.each([
  ['publications 1 slug must be', { slug: 'No Address' }],
  ['publications 1 publishedAt must be a moment', { publishedAt: '2 May' }],
  ['publications 1 publishedAt is a day to come', { publishedAt: '2999-05-02T09:30:00.000Z' }],
  ['publications 1 changes 1 fact choose', { changes: [{ ...change, fact: 'weather' }] }],
  ['publications 1 changes 1 on choose a day', { changes: [{ ...change, on: '2026-02-30' }] }],
  ['publications 1 changes 1 says', { changes: [{ ...change, was: change.became }] }],
  ['publications 1 changes says twice what became of “price”', { changes: [change, change] }],
  ['publications 1 holds characters', { changes: [{ ...change, was: 'a\0' }] }],
  ['publications 1 has unknown fields', { by: 'somebody' }],
  [`the last of ${alderMeadow.slug}: content id is`, { listing: 9001 }],
  ['the last of elsewhere: content slug is', { slug: 'elsewhere' }],
  [`the last of ${alderMeadow.slug}: content name`, { content: { ...alderMeadow, name: 3 } }],
])('%s', (fault, wrong) => {
  expect(faultsOf({ ...publication, ...wrong })[0]).toContain(fault)
})

test('a replaced version may be unreadable', () => {
  expect(faultsOf({ ...publication, content: { shape: 'older' } }, publication)).toEqual([])
})

test('refuses two projects at one address', () => {
  const other = { ...cedarCourt, slug: alderMeadow.slug }
  expect(faultsOf(publication, { ...publication, listing: other.id, content: other })).toEqual([
    `two listings are at the address “${alderMeadow.slug}”`,
  ])
})

test('refuses any other file', () => {
  expect(readHistory([]).faults).not.toEqual([])
})
