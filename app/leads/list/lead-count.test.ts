import { expect, test } from 'vitest'

import { NEWEST } from '#app/leads/search/lead-filter.ts'

import { countWithOrder, countText, shownOf } from './lead-count.ts'

test('a count has Indian digit groups, and an estimate says about', () => {
  expect(countText({ count: 1 })).toBe('1 lead')
  expect(countText({ count: 9999 })).toBe('9,999 leads')
  expect(countText({ count: 1_200_000, isAbout: true })).toBe('About 12,00,000 leads')
})

test('a printed list says of how many its rows are a part', () => {
  expect(shownOf(3, { count: 3 })).toBe('3 leads')
  expect(shownOf(200, { count: 1200 })).toBe('200 of 1,200 leads')
  expect(shownOf(200, { count: 25_000, isAbout: true })).toBe('200 of about 25,000 leads')
})

test('a list names its order where that is not newest first', () => {
  const two = { count: 2 }
  expect(countWithOrder(two, NEWEST)).toBe('2 leads')
  expect(countWithOrder(two, { column: 'time', isDown: false })).toBe('2 leads, oldest first')
  expect(countWithOrder(two, { column: 'name', isDown: false })).toBe('2 leads, by name, A to Z')
  expect(countWithOrder(two, { column: 'location', isDown: true })).toBe(
    '2 leads, by location, Z to A',
  )
})
