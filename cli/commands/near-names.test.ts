import { expect, test } from 'vitest'

import { editDistance, nearestNames } from './near-names.mjs'

test.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['flaw', 'lawn', 2],
])('%j is %j after %d changes', (one, other, changes) => {
  expect(editDistance(one, other)).toBe(changes)
})

test('the nearest names begin with those that contain the word', () => {
  const ids = ['cedar-goa', 'cedar-goa-highlights-1', 'connect', 'city-goa']
  expect(nearestNames('cedar-gao', ids)[0]).toBe('cedar-goa')
  expect(nearestNames('goa', ids).slice(0, 2)).toEqual(['city-goa', 'cedar-goa'])
})
