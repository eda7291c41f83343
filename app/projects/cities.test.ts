import { expect, test } from 'vitest'

import { cityNames } from '#content/cities.ts'
import { projects } from '#content/projects/catalogue.ts'

import { projectsInCity } from './catalogue.ts'
import { cityName, listCities } from './cities.ts'

const cities = listCities(projects, cityNames)

test('the named cities come first, with or without a project', () => {
  expect(cities.slice(0, cityNames.length)).toEqual([
    { slug: 'noida', name: 'Noida', count: 14, picture: 'city-noida' },
    { slug: 'gurugram', name: 'Gurugram', count: 0, picture: 'city-gurugram' },
    { slug: 'mumbai', name: 'Mumbai', count: 0, picture: 'city-mumbai' },
    { slug: 'indore', name: 'Indore', count: 1, picture: 'city-indore' },
    { slug: 'goa', name: 'Goa', count: 1, picture: 'city-goa' },
  ])
})

test('every project is reached from a city, and its page finds what the tile counts', () => {
  const reached = new Set(cities.flatMap(({ slug }) => projectsInCity(projects, slug)))
  expect(reached.size).toBe(projects.length)
  for (const { slug, count } of cities)
    expect(projectsInCity(projects, slug), slug).toHaveLength(count)
})

test('a project in a place of its own brings that place, with its picture', () => {
  const [first] = projects
  if (!first) throw new Error('the catalogue is empty')
  const added = { ...first, id: 99, slug: 'pune-one', location: 'Baner, New Pune' }
  expect(listCities([...projects, added], cityNames).at(-1)).toEqual({
    slug: 'new-pune',
    name: 'New Pune',
    count: 1,
    picture: 'pune-one',
  })
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
