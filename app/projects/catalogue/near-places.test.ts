import { expect, test } from 'vitest'

import { mapAddress, nearestStated, placeText, placesBeyond } from './near-places.ts'

test('gives a distance in the project’s words, otherwise in kilometres', () => {
  expect(placeText({ place: 'Metro', km: 0.1, wording: 'About 100 m' })).toBe(
    'Metro, about\u00A0100\u00A0m',
  )
  expect(placeText({ place: 'Airport', km: 28.5 })).toBe('Airport, 28.5\u00A0km')
  expect(placeText({ place: 'Film City' })).toBe('Film City')
})

test('uses the shortest of several distances; a place may have none', () => {
  const items = [{ place: 'Airport', km: 28.5 }, { place: 'Metro', km: 1.4 }, { place: 'Park' }]
  expect(nearestStated([{ kind: 'location', items }])).toBe('Metro, 1.4\u00A0km')
  expect(nearestStated([{ kind: 'location', items: [{ place: 'Park' }] }])).toBeUndefined()
  expect(nearestStated([])).toBeUndefined()
})

function places(location: string, ...named: string[]): string[] {
  const items = named.map((place) => ({ place }))
  return placesBeyond({ location, sections: [{ kind: 'location', items }] }).map(
    ({ place }) => place,
  )
}

test('does not repeat a place that the location names, in it or near it', () => {
  expect(places('Sector 22A, Yamuna Expressway', 'Yamuna Expressway', 'Metro')).toEqual(['Metro'])
  expect(places('Greater Noida, near Yamuna Expressway', 'Yamuna expressway')).toEqual([])
  expect(places('Goa', 'Beach')).toEqual(['Beach'])
})

test('the map search has the exact point, or the project’s name and location', () => {
  expect(mapAddress({ name: 'A & B', location: 'Goa' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=A%20%26%20B%2C%20Goa',
  )
  expect(mapAddress({ name: 'A & B', location: 'Goa', pin: '15.49, 73.8278' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=15.49%2C73.8278',
  )
})
