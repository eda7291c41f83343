import { expect, test } from 'vitest'

import { cityNames, projects } from '#test/catalogue/catalogue.ts'

import { projectsInCity } from './catalogue.ts'
import { cityName, listCities } from './cities.ts'

const cities = listCities(projects, cityNames)

test('the named cities come first, with or without a project', () => {
  expect(cities.slice(0, 3)).toEqual([
    { slug: 'noida', name: 'Noida', count: 3, picture: 'city-noida', lead: 'cedar-court' },
    { slug: 'gurugram', name: 'Gurugram', count: 0, picture: 'city-gurugram' },
    { slug: 'mumbai', name: 'Mumbai', count: 0, picture: 'city-mumbai' },
  ])
  expect(cities.slice(0, cityNames.length).map(({ name }) => name)).toEqual(cityNames)
})

test('a city leads to every project, and its page finds as many as its tile counts', () => {
  const reached = new Set(cities.flatMap(({ slug }) => projectsInCity(projects, slug)))
  expect(reached.size).toBe(projects.length)
  for (const { slug, count } of cities)
    expect(projectsInCity(projects, slug), slug).toHaveLength(count)
})

test('a project in another place adds that place, with its picture', () => {
  expect(cities.slice(cityNames.length)).toEqual([
    {
      slug: 'ghaziabad',
      name: 'Ghaziabad',
      count: 1,
      picture: 'birch-heights',
      lead: 'birch-heights',
    },
    { slug: 'pune', name: 'Pune', count: 1, picture: 'alder-meadow', lead: 'alder-meadow' },
    {
      slug: 'yamuna-expressway',
      name: 'Yamuna Expressway',
      count: 2,
      picture: 'poplar-farms',
      lead: 'poplar-farms',
    },
  ])
})

test.each([
  ['noida', 'Noida'],
  ['GOA', 'Goa'],
  ['yamuna-expressway', 'Yamuna Expressway'],
  ['greater noida', 'Greater Noida'],
  ['x'.repeat(90), `X${'x'.repeat(39)}`],
])('%s is written %s', (word, name) => {
  expect(cityName(word, cities)).toBe(name)
})
