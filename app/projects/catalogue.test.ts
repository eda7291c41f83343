import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cityNames } from '#content/cities.ts'
import { shownFirst } from '#content/shown-first.ts'
import { cardOf } from './cards.server.ts'
import { projects } from '#test/specified-projects.ts'

import {
  developers,
  findProject,
  menuGroups,
  ofSlugs,
  projectsInCity,
  projectsOfType,
} from './catalogue.ts'
import { projectTypes } from './project-types.ts'

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('there are 19 projects, in order, without id 2', () => {
  expect(ids(projects)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
})

test('Hot Highlights are the 17 projects up to id 17', () => {
  expect(ofSlugs(projects, shownFirst.highlights)).toHaveLength(17)
  expect(ids(ofSlugs(projects, shownFirst.highlights))).toEqual(ids(projects).slice(0, 17))
})

test('Latest Launches are Prestige City, Sobha Realty and Godrej Majesty', () => {
  expect(ofSlugs(projects, shownFirst.launches).map(({ name }) => name)).toEqual([
    'Prestige City',
    'Sobha Realty',
    'Godrej Majesty',
  ])
})

test('whatever is shown first is a listing', () => {
  for (const slugs of Object.values(shownFirst))
    expect(ofSlugs(projects, slugs).map(({ slug }) => slug)).toEqual(slugs)
})

test('the menu holds every project once, in three groups', () => {
  const groups = menuGroups(projects)
  expect(groups.map(({ name, projects: listed }) => [name, ids(listed)])).toEqual([
    ['Plots', [3, 5, 6, 7, 12, 13]],
    ['Residential', [4, 8, 9, 10, 11, 15, 16, 18, 19]],
    ['Commercial', [0, 1, 14, 17]],
  ])
})

test.each([
  ['noida', [0, 1, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15, 16, 19]],
  ['NOIDA', [0, 1, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15, 16, 19]],
  ['indore', [13]],
  ['goa', [5]],
  ['ghaziabad', [18]],
  ['mumbai', []],
  ['gurugram', []],
  ['yamuna-expressway', [3, 6, 12, 15, 17]],
  [' ', []],
  ['150', []],
])('the city page of %s finds %j', (city, expected) => {
  expect(ids(projectsInCity(projects, city))).toEqual(expected)
})

test('a city is found in any mixture of capitals, and only where the location names it', () => {
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

test('the types share the catalogue out completely', () => {
  const shared = projectTypes.flatMap((type) => ids(projectsOfType(projects, type)))
  expect(shared.toSorted((a, b) => a - b)).toEqual(ids(projects))
  expect(projectsOfType(projects, undefined)).toHaveLength(projects.length)
})

test('each developer stands once', () => {
  expect(developers(projects)).toEqual([
    'Bhutani',
    'Godrej',
    'Lodha',
    'ACE',
    'ATS',
    'Gaur',
    'Purvanchal',
    'SKA',
    'Sobha',
    'Prestige',
  ])
})

test('a project is found by its slug only', () => {
  expect(findProject(projects, 'godrej-reverine')?.id).toBe(4)
  expect(findProject(projects, 'projects')).toBeUndefined()
})

test('a card carries no sections to the browser', () => {
  for (const project of projects) expect(cardOf(project)).not.toHaveProperty('sections')
})
