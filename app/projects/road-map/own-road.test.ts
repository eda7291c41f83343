import { expect, test } from 'vitest'

import { elmSquare } from '#test/catalogue/elm-square.ts'

import { roadNames, roadOf } from './own-road.ts'
import { placeProjects, stopsOf } from './placed-roads.ts'
import type { RoadMap } from './road-map.ts'

const map: RoadMap = {
  origin: 'the edge',
  reach: 'from the edge to the sea',
  roads: [{ name: 'Long Road', stops: ['a'], onward: [{ name: 'Long Road East', stops: ['b'] }] }],
  plates: [{ place: 'Goa', stops: ['c'] }],
}
const project = (slug: string, road?: string) => ({
  ...elmSquare,
  slug,
  name: slug.toUpperCase(),
  sections: [],
  ...(road !== undefined && { road }),
})

test('a location names a road or place by whole words, the longest first', () => {
  expect(roadNames(map)).toEqual(['Long Road', 'Long Road East', 'Goa'])
  expect(roadOf('Sector 1, Long Road East', map)).toBe('Long Road East')
  expect(roadOf('Porvorim, Goa', map)).toBe('Goa')
  expect(roadOf('Goalpara', map)).toBeUndefined()
})

test('a project that the map does not name is next to the road that it names', () => {
  const all = [project('a', 'Goa'), project('b'), project('c'), project('d', 'Long Road East')]
  const { roads, plates, unplaced } = placeProjects([...all, project('e', 'Goa')], map)
  // The map takes precedence.
  expect(roads[0]?.groups.flat().map(({ slug }) => slug)).toEqual(['a'])
  expect(roads[0]?.branches[0]?.groups.flat()).toMatchObject([
    { slug: 'b' },
    { slug: 'd', isNearby: true },
  ])
  expect(plates[0]?.stops.map(({ slug }) => slug)).toEqual(['c', 'e'])
  expect(unplaced.count).toBe(0)
})

test('a project on an unknown road stays unplaced, and so do those beyond the limit', () => {
  const many = Array.from({ length: 40 }, (_, index) => project(`n${index}`, 'Long Road'))
  const { roads, unplaced } = placeProjects([project('x', 'Gone Road'), ...many], map)
  expect(stopsOf(roads)).toHaveLength(12)
  expect(unplaced.count).toBe(29)
  expect(unplaced.first[0]).toMatchObject({ slug: 'x' })
})
