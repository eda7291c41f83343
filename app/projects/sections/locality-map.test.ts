import { expect, test } from 'vitest'

import { drawnLength, localityFacts, mapAddress, placeInWords } from './locality-map.ts'

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

test('what a location is only near to does not enclose it', () => {
  const located = {
    location: 'Greater Noida, near Yamuna Expressway',
    state: 'Uttar Pradesh',
  } as const
  const facts = {
    localities: ['Uttar Pradesh', 'Greater Noida'],
    places: [{ place: 'Yamuna Expressway' }],
  }
  expect(localityFacts({ ...located, sections: [] })).toEqual(facts)
  const items = [{ place: 'Yamuna Expressway' }]
  const sections = [{ kind: 'location', items }] as const
  expect(localityFacts({ ...located, sections: [...sections] })).toEqual(facts)
})

test('a place is told in the wording of the listing, else with its kilometres', () => {
  expect(placeInWords({ place: 'Metro', km: 0.1, wording: 'About 100 m' })).toBe(
    'Metro, about 100 m',
  )
  expect(placeInWords({ place: 'Airport', km: 28.5 })).toBe('Airport, 28.5\u00A0km')
  expect(placeInWords({ place: 'Film City' })).toBe('Film City')
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
