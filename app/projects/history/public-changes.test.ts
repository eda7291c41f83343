import { expect, test } from 'vitest'

import { shownProjects } from '#app/projects/model/interest-only.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'
import { birchArea as change } from '#test/catalogue/birch-area.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'

import { groupChanges } from './changes-together.ts'
import { changesOfPage, publicChanges } from './public-changes.ts'

const possession: PublishedChange = {
  ...change,
  fact: 'possession',
  was: '',
  became: 'December 2030',
}
const ofElm = { ...change, projectId: elmSquare.id }
const projects = [birchHeights, elmSquare]

test('a change has its project, its day in India, and the source and day of its check', () => {
  expect(publicChanges([change], projects)).toEqual([
    {
      project: { id: 3, slug: 'birch-heights', name: 'Birch Heights' },
      fact: 'area',
      part: '',
      text: 'Area: 65\u00A0acres, was 64\u00A0acres',
      check: '25 Nov 2026 against the developer’s own information',
      publication: 4,
      publishedAt: '2026-11-25T19:00:00.000Z',
      day: '2026-11-26',
    },
  ])
  expect(publicChanges([change], [])).toEqual([])
})

test('an interest-only project shows no changes of prices and terms', () => {
  const price: PublishedChange = { ...ofElm, fact: 'price', was: '4 CR', became: '5 CR' }
  const cell = (part: string): PublishedChange => ({ ...ofElm, fact: 'figure', part })
  const changes = [
    price,
    { ...price, part: 'Offices, 250 sq ft' },
    cell('Offices, Payment plan'),
    cell('Offices, Unit'),
    cell('To the metro station, about'),
    cell('Gone from the page'),
    ofElm,
  ]
  expect(publicChanges(changes, projects)).toHaveLength(changes.length)
  const said = publicChanges(changes, shownProjects(projects, 'interest-only'))
  expect(said.map(({ fact, part }) => [fact, part])).toEqual([
    ['figure', 'Offices, Unit'],
    ['figure', 'To the metro station, about'],
    ['area', ''],
  ])
})

test('a subpage has its own changes', () => {
  const parts = ['Offices', 'Offices, 250 sq ft', 'Offices and shops', '']
  const told = publicChanges(
    parts.map((part) => ({ ...ofElm, part })),
    projects,
  )
  expect(changesOfPage(told, 'Offices').map(({ part }) => part)).toEqual(parts.slice(0, 2))
})

test('groups changes of one publication and check, in order', () => {
  const later = { ...possession, publication: 5, publishedAt: '2026-11-27T06:00:00.000Z' }
  const elsewhere: PublishedChange = { ...change, checked: { source: 'staff', on: '2026-11-25' } }
  const told = publicChanges([later, possession, change, elsewhere], projects)
  expect(groupChanges(told).map(({ day, texts: words }) => [day, words.length])).toEqual([
    ['2026-11-27', 1],
    ['2026-11-26', 2],
    ['2026-11-26', 1],
  ])
})

const words = (...all: PublishedChange[]) => publicChanges(all, projects).map((one) => one.text)

test('merges the same change of a field and its row', () => {
  const field: PublishedChange = { ...possession, was: 'May 2027' }
  const row: PublishedChange = { ...field, part: 'Possession' }
  const land: PublishedChange = { ...change, part: 'Land' }
  const said = ['Possession: December 2030, was May 2027']
  expect(words(field, row)).toEqual(said)
  expect(words(row, field)).toEqual(said)
  expect(words(change, land)).toHaveLength(1)
  const page: PublishedChange = { ...field, part: 'Offices' }
  expect(words(page, { ...page, part: 'Offices, Possession' })).toHaveLength(1)
  // Another value, another time, another fact.
  expect(words(field, { ...row, was: '' })).toHaveLength(2)
  expect(words(field, { ...row, publication: 5 })).toHaveLength(2)
  expect(words(change, { ...change, part: 'Park area' })).toHaveLength(2)
  const price: PublishedChange = { ...change, fact: 'price', was: '90 Lacs', became: '95 Lacs' }
  const signed = { ...price, part: 'Starting price', was: '₹ 90 Lacs', became: '₹ 95 Lacs' }
  expect(words(price, signed)).toHaveLength(1)
})
