import { expect, test } from 'vitest'

import type { PlacedRoad, PlacedRoads } from './placed-roads.ts'
import { stopsOf } from './placed-roads.ts'
import { mapPositionOf } from './segment.ts'

const stop = (slug: string) => ({ slug, name: slug, place: '', near: 'Metro, 1 km' })
const road = (name: string, groups: string[], onward: PlacedRoad[] = []): PlacedRoad => ({
  name,
  groups: groups.map((group) => [...group].map(stop)),
  branches: onward,
})

/** Letters are projects; letters of one word have no verified order. */
const placed: PlacedRoads = {
  origin: 'the edge',
  reach: '',
  roads: [
    road('Trunk', ['a', 'bc'], [road('Spur', ['d']), road('Coast', ['e', 'fg', 'h', 'ij', 'k'])]),
    road('Lane', ['x']),
  ],
  plates: [
    { place: 'Island', road: 'Ring Road', stops: [stop('y')] },
    { place: 'Hills', stops: [stop('z')] },
  ],
  unplaced: { first: [], count: 0 },
}

function stretchOf(slug: string) {
  const found = mapPositionOf(slug, placed)
  if (found.kind !== 'stretch') throw new Error(`${slug} has no stretch.`)
  const { road: first, isFromOrigin, goesOn } = found.segment
  const names = stopsOf([first]).map(({ name }) => name)
  return `${isFromOrigin ? '|' : ''}${names.join('')}${goesOn ? '…' : ''}`
}

test.each([
  ['a', '|abc…', 'the first of a road'],
  ['b', '|abce…', 'on into the road that goes straight on, not into the spur'],
  ['d', 'bcd', 'the road that a spur left'],
  ['f', 'efgh…', 'its own group whole, and of the next ones what has room'],
  ['h', 'fghij…', 'two on either side'],
  ['k', 'ijk', 'the last one'],
])('the segment of %s is %s: %s', (slug, drawn) => {
  expect(stretchOf(slug)).toBe(drawn)
})

test('a segment keeps its roads in order', () => {
  const found = mapPositionOf('b', placed)
  expect(found).toMatchObject({
    segment: { road: { name: 'Trunk', branches: [{ name: 'Coast', branches: [] }] } },
  })
})

test('a segment repeats nothing from elsewhere on the page', () => {
  expect(JSON.stringify(mapPositionOf('a', placed))).not.toContain('Metro')
})

test('without a neighbour there is no drawing', () => {
  expect(mapPositionOf('x', placed)).toEqual({ kind: 'alone', road: 'Lane' })
  expect(mapPositionOf('y', placed)).toEqual({ kind: 'alone', road: 'Ring Road' })
  expect(mapPositionOf('z', placed)).toEqual({ kind: 'plate', place: 'Hills' })
  expect(mapPositionOf('n', placed)).toEqual({ kind: 'unplaced' })
})
