import { expect, test } from 'vitest'

import { newerThan, oldestBrowsers } from './oldest-browsers.ts'

test.each([
  ['list.toSorted(byName)', 'toSorted'],
  ['list.with(1, one)', 'with'],
  ['Map.groupBy(list, keyOf)', 'Map.groupBy'],
  ['text.toWellFormed ()', 'toWellFormed'],
  ['AbortSignal.timeout(500)', 'AbortSignal.timeout'],
  ['map.values().map(half)', 'map of an iterator'],
  ['text.split(/(?<=a)b/)', 'lookbehind'],
  ['new RegExp("(?<!a)b")', 'lookbehind'],
])('%s is newer than the oldest browsers', (script, fault) => {
  expect(newerThan(script)).toEqual([fault])
})

test.each([
  'list.slice().sort()',
  'list.map(half)',
  'list.findLast(isOdd)',
  'typeof URL.canParse === "function" ? URL.canParse(text) : false',
  '/(?<year>\\d+)/.exec(text)',
  'resolve.with.ease',
])('%s is not', (script) => {
  expect(newerThan(script)).toEqual([])
})

test('the oldest browsers are named as the build takes them', () => {
  expect(oldestBrowsers).toEqual(['chrome109', 'firefox115', 'safari15.6'])
})
