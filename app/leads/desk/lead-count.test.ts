import { expect, test } from 'vitest'

import { foundInWords, inWords, shownOf } from './lead-count.ts'

test('a count is said as Indians write numbers, and what is not counted as about', () => {
  expect(inWords({ count: 1 })).toBe('1 lead')
  expect(inWords({ count: 9999 })).toBe('9,999 leads')
  expect(inWords({ count: 1_200_000, isAbout: true })).toBe('About 12,00,000 leads')
})

test('paper says of how many its rows are some', () => {
  expect(shownOf(3, { count: 3 })).toBe('3 leads')
  expect(shownOf(200, { count: 1200 })).toBe('200 of 1,200 leads')
  expect(shownOf(200, { count: 25_000, isAbout: true })).toBe('200 of about 25,000 leads')
})

test('what is found newest first says so', () => {
  expect(foundInWords({ count: 2 }, true)).toBe('2 leads, newest first')
  expect(foundInWords({ count: 2 }, false)).toBe('2 leads')
})
