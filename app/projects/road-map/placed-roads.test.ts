import { expect, test } from 'vitest'

import { elmSquare } from '#test/catalogue/elm-square.ts'

import { placeProjects, stopsOf } from './placed-roads.ts'
import type { RoadMap } from './road-map.ts'

const project = (slug: string, location: string) => ({
  ...elmSquare,
  slug,
  name: slug.toUpperCase(),
  location,
  sections: [],
})

const map: RoadMap = {
  origin: 'the edge',
  reach: 'from the edge to the sea',
  roads: [
    {
      name: 'Long Expressway',
      stops: ['a', ['b', { landmark: 'Sea', place: 'Shore' }]],
      onward: [
        { name: 'Short Road', stops: ['c'] },
        { name: 'Coast', stops: [{ beside: 'd' }] },
      ],
    },
  ],
  plates: [{ place: 'Island', road: 'Ring Road', stops: ['e'] }],
}

const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => project(slug, `Sector 1, ${slug}`))

test('every project appears once: on a road, at a place, or unplaced', () => {
  const { roads, plates, unplaced } = placeProjects(all, map)
  const slugs = [stopsOf(roads), plates.flatMap(({ stops }) => stops), unplaced.first]
    .flat()
    .flatMap(({ slug }) => slug ?? [])
  expect(slugs).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(unplaced.count).toBe(1)
})

test('an unverified order stays a group; projects near a road are next to it', () => {
  const [road] = placeProjects(all, map).roads
  expect(road?.groups.map((group) => group.map(({ name }) => name))).toEqual([['A'], ['B', 'Sea']])
  expect(road?.branches[1]?.groups[0]?.[0]).toMatchObject({ slug: 'd', isNearby: true })
})

test('a removed project leaves no gap, and an empty road is not drawn', () => {
  const { roads, plates } = placeProjects(
    all.filter(({ slug }) => !['a', 'c', 'e'].includes(slug)),
    map,
  )
  expect(roads[0]?.groups.map((group) => group.map(({ name }) => name))).toEqual([['B', 'Sea']])
  expect(roads[0]?.branches.map(({ name }) => name)).toEqual(['Coast'])
  expect(plates).toEqual([])
})

test('projects that the map does not name are unplaced, in any number', () => {
  const many = Array.from({ length: 500 }, (_, index) => project(`n${index}`, 'Noida'))
  const { roads, unplaced } = placeProjects(many, map)
  expect(roads).toEqual([])
  expect(unplaced.count).toBe(500)
  expect(unplaced.first.map(({ slug }) => slug)).toEqual(many.slice(0, 12).map(({ slug }) => slug))
})

test.each([
  ['Sector 22A, Yamuna Expressway', 'Yamuna Expressway', 'Sector 22A'],
  ['Sector 152, Noida Expressway, Noida', 'Noida Expressway', 'Sector 152'],
  [
    'Greater Noida, near Yamuna Expressway',
    'Yamuna Expressway',
    'Greater Noida, near Yamuna Expressway',
  ],
  ['Noida Extension', 'Noida Extension', ''],
])('%s on the %s is “%s”', (location, name, place) => {
  const { roads } = placeProjects([project('a', location)], {
    ...map,
    roads: [{ name, stops: ['a'] }],
  })
  expect(roads[0]?.groups[0]?.[0]?.place).toBe(place)
})

test('a stop shows its nearest stated distance and a launch to come', () => {
  const items = [{ place: 'Metro', km: 1.4 }]
  const [stop] = stopsOf(
    placeProjects(
      [{ ...project('a', 'Noida'), type: 'Upcoming', sections: [{ kind: 'location', items }] }],
      map,
    ).roads,
  )
  expect(stop).toMatchObject({ near: 'Metro, 1.4\u00A0km', isUpcoming: true })
})
