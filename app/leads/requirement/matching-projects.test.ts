import { expect, test } from 'vitest'

import { bySlug } from '#app/projects/catalogue/catalogue.ts'
import { catalogue, projects } from '#test/catalogue/catalogue.ts'

import { matchingProjects } from './matching-projects.ts'
import { noRequirement, type Requirement } from './requirement.ts'

const CRORE = 10_000_000
const listed = bySlug(projects)
const matches = (requirement: Partial<Requirement>) =>
  matchingProjects(catalogue, { ...noRequirement, ...requirement }, (slug) => {
    const plots = { smallest: 150, largest: 500, unit: 'sq yards', label: 'Plots' } as const
    return listed.get(slug)?.type === 'Plots' ? plots : undefined
  }).map(({ name }) => name)

test('nothing known matches nothing', () => {
  expect(matches({})).toEqual([])
  expect(matches({ purpose: 'own-use', needsLoan: true })).toEqual([])
})

test('rooms and places match as the site’s filter matches them', () => {
  expect(matches({ type: 'Apartments', bedrooms: [3] })).toEqual(['Cedar Court', 'Birch Heights'])
  expect(matches({ bedrooms: [5] })).toEqual(['Cedar Court'])
  expect(matches({ places: ['Ghaziabad', 'Pune'] })).toEqual(['Alder Meadow', 'Birch Heights'])
  expect(matches({ places: ['Atlantis'] })).toEqual([])
})

test('a known price decides, one that is not announced comes last and is no guess', () => {
  const flat = { type: 'Apartments', bedrooms: [3] } as const
  const budget = (to: number, from?: number) => ({ budget: { from, to }, ...flat, bedrooms: [3] })
  expect(matches(budget(CRORE))).toEqual(['Birch Heights'])
  expect(matches(budget(2 * CRORE))).toEqual(['Cedar Court', 'Birch Heights'])
  const all = matches({ budget: { from: 1.2 * CRORE, to: 2 * CRORE } })
  expect(all.slice(0, 2)).toEqual(['Cedar Court', 'Alder Meadow'])
})

test('a plot size matches across units, and at most five projects are listed', () => {
  expect(matches({ type: 'Plots', plot: { from: 4000, to: 5000 } })).toEqual(['Alder Meadow'])
  expect(matches({ type: 'Plots', plot: { from: 5000 } })).toEqual([])
  expect(matches({ budget: { to: 9 * CRORE } })).toHaveLength(5)
})
