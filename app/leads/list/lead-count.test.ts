import { expect, test } from 'vitest'

import { NEWEST } from '#app/leads/search/lead-filter.ts'

import { inOrderInWords, inWords, shownOf } from './lead-count.ts'

test('a count has Indian digit groups, and an estimate says about', () => {
  expect(inWords({ count: 1 })).toBe('1 lead')
  expect(inWords({ count: 9999 })).toBe('9,999 leads')
  expect(inWords({ count: 1_200_000, isAbout: true })).toBe('About 12,00,000 leads')
})

test('a printed list says of how many its rows are a part', () => {
  expect(shownOf(3, { count: 3 })).toBe('3 leads')
  expect(shownOf(200, { count: 1200 })).toBe('200 of 1,200 leads')
  expect(shownOf(200, { count: 25_000, isAbout: true })).toBe('200 of about 25,000 leads')
})

test('a list names its order where that is not newest first', () => {
  const two = { count: 2 }
  expect(inOrderInWords(two, NEWEST)).toBe('2 leads')
  expect(inOrderInWords(two, { column: 'time', isDown: false })).toBe('2 leads, oldest first')
  expect(inOrderInWords(two, { column: 'name', isDown: false })).toBe('2 leads, by name, A to Z')
  expect(inOrderInWords(two, { column: 'location', isDown: true })).toBe(
    '2 leads, by location, Z to A',
  )
})
