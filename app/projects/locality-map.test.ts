import { expect, test } from 'vitest'

import { drawnLength, localityFacts, mapAddress } from './locality-map.ts'

test('localities nest from the state to the nearest, and each stands once', () => {
  expect(
    localityFacts({ location: 'Sector 44, Noida', state: 'Uttar Pradesh', sections: [] }),
  ).toEqual({ localities: ['Uttar Pradesh', 'Noida', 'Sector 44'], places: [] })
  expect(localityFacts({ location: 'Goa', state: 'Goa', sections: [] }).localities).toEqual(['Goa'])
})

test('a place that is the locality itself is not shown again', () => {
  const items = [{ place: 'Yamuna Expressway' }, { place: 'Metro station', km: 1.4 }]
  const sections = [{ kind: 'location', items }] as const
  const located = { location: 'Sector 22A, Yamuna Expressway', state: 'Uttar Pradesh' } as const
  expect(localityFacts({ ...located, sections: [...sections] }).places).toEqual([items[1]])
})

test('the farthest place is drawn longest and nearer ones stay visible', () => {
  expect(drawnLength(28.5, 28.5)).toBe(1)
  expect(drawnLength(1.4, 28.5)).toBeCloseTo(0.222, 3)
})

test('the map search names the listing and its place', () => {
  expect(mapAddress({ name: 'A & B', location: 'Goa' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=A%20%26%20B%2C%20Goa',
  )
})
