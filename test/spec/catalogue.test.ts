import { expect, test } from 'vitest'

import {
  bySlug,
  developers,
  menuGroups,
  ofSlugs,
  projectsInCity,
} from '#app/projects/catalogue/catalogue.ts'
import { listCities } from '#app/projects/catalogue/cities.ts'
import { openFacts } from '#app/projects/model/open-facts.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import { cityNames } from '#content/cities.ts'
import { shownFirst } from '#content/shown-first.ts'

import { projects } from './specified-projects.ts'

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('there are 19 projects, in order, without id 2', () => {
  expect(ids(projects)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
})

test('Hot Highlights are the 17 projects up to id 17', () => {
  expect(ids(ofSlugs(bySlug(projects), shownFirst.highlights))).toEqual(ids(projects).slice(0, 17))
})

test('Latest Launches are Prestige City, Sobha Realty and Godrej Majesty', () => {
  expect(ofSlugs(bySlug(projects), shownFirst.launches).map(({ name }) => name)).toEqual([
    'Prestige City',
    'Sobha Realty',
    'Godrej Majesty',
  ])
})

test('the menu holds them in three groups', () => {
  const groups = menuGroups(projects)
  expect(groups.map(({ name, projects: listed }) => [name, ids(listed)])).toEqual([
    ['Plots', [3, 5, 6, 7, 12, 13]],
    ['Residential', [4, 8, 9, 10, 11, 15, 16, 18, 19]],
    ['Commercial', [0, 1, 14, 17]],
  ])
})

test.each([
  ['noida', [0, 1, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15, 16, 19]],
  ['indore', [13]],
  ['goa', [5]],
  ['ghaziabad', [18]],
  ['mumbai', []],
  ['gurugram', []],
  ['yamuna-expressway', [3, 6, 12, 15, 17]],
])('the city page of %s finds %j', (city, expected) => {
  expect(ids(projectsInCity(projects, city))).toEqual(expected)
})

test('the places to start from are the five named ones, then two of the catalogue', () => {
  expect(listCities(projects, cityNames).map(({ name, count }) => [name, count])).toEqual([
    ['Noida', 14],
    ['Gurugram', 0],
    ['Mumbai', 0],
    ['Indore', 1],
    ['Goa', 1],
    ['Yamuna Expressway', 5],
    ['Ghaziabad', 1],
  ])
})

test('their developers are ten', () => {
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

test('three have a price, every other one is revealed soon, and two carry the flag', () => {
  const labels = projects.map((project) => [
    project.id,
    priceLabel(project).text.replaceAll('\u00A0', ' '),
  ])
  expect(labels.filter(([, text]) => text !== 'Price Revealing Soon')).toEqual([
    [5, 'Starts from ₹ 95 Lacs'],
    [6, 'Starts from ₹ 2.60 CR'],
    [8, 'Starts from ₹ 3.03 CR'],
  ])
  expect(ids(projects.filter(({ revealPrice }) => revealPrice === 'soon'))).toEqual([1, 15])
})

test('the convention center has three paragraphs and eight tiles', () => {
  const center = projects[0]?.pages?.find(({ slug }) => slug === 'conventional-center')
  const overview = center?.sections.find((section) => section.kind === 'overview')
  const tiles = center?.sections.find((section) => section.kind === 'tiles')
  expect(overview?.paragraphs).toHaveLength(3)
  expect(tiles?.items).toHaveLength(8)
})

test('no project calls a size not stated that it states', () => {
  const sized = projects.filter(({ plots }) => plots)
  expect(sized.map(({ slug }) => slug)).toContain('lodha-goa')
  const wrong = sized.filter((one) => openFacts(one).some(({ name }) => name === 'Sizes'))
  expect(wrong).toEqual([])
})
