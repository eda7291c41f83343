import fc from 'fast-check'
import { expect, test } from 'vitest'

import { projectTypes } from '#app/projects/model/project-types.ts'
import { cityNames, projects } from '#test/catalogue/catalogue.ts'

import {
  bySlug,
  developers,
  menuGroups,
  ofSlugs,
  projectsInCity,
  projectsOfType,
} from './catalogue.ts'

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('featured projects come in their order, without unlisted ones', () => {
  const asked = ['poplar-farms', 'no-such-listing', 'cedar-court']
  expect(ids(ofSlugs(bySlug(projects), asked))).toEqual([6, 1])
})

test('the menu has every project once, in three groups', () => {
  const groups = menuGroups(projects)
  expect(groups.map(({ name, projects: listed }) => [name, ids(listed)])).toEqual([
    ['Plots', [4, 6]],
    ['Residential', [1, 3]],
    ['Commercial', [5, 8]],
  ])
})

test.each([
  ['noida', [1, 5, 6]],
  ['NOIDA', [1, 5, 6]],
  ['greater noida', [6]],
  ['pune', [4]],
  ['ghaziabad', [3]],
  ['mumbai', []],
  ['yamuna-expressway', [6, 8]],
  [' ', []],
  ['150', []],
])('the city page of %s finds %j', (city, expected) => {
  expect(ids(projectsInCity(projects, city))).toEqual(expected)
})

test('finds a city in any case, and only in locations', () => {
  const known = fc.constantFrom(...cityNames.map((name) => name.toLowerCase()))
  fc.assert(
    fc.property(known, fc.func(fc.boolean()), (city, isUpper) => {
      const written = [...city].map((c, at) => (isUpper(at) ? c.toUpperCase() : c)).join('')
      expect(ids(projectsInCity(projects, written))).toEqual(ids(projectsInCity(projects, city)))
      for (const { location } of projectsInCity(projects, written))
        expect(location.toLowerCase()).toContain(city)
    }),
  )
})

test('the types cover the whole catalogue', () => {
  const shared = projectTypes.flatMap((type) => ids(projectsOfType(projects, type)))
  expect(shared.toSorted((a, b) => a - b)).toEqual(ids(projects))
  expect(projectsOfType(projects, undefined)).toHaveLength(projects.length)
})

test('lists each developer once, in catalogue order', () => {
  expect(developers(projects)).toEqual(['Cedar', 'Birch', 'Elm'])
})

test('finds a project by its slug only', () => {
  expect(bySlug(projects).get('cedar-court')?.id).toBe(1)
  expect(bySlug(projects).get('projects')).toBeUndefined()
})
