import { expect, test } from 'vitest'

import { unserved } from './watch-pages.ts'

const served = { pages: 40, missed: [], slowest: 90, ready: 3, notReady: 12 }

test('a page that was not there, and a readiness that never said no, are named', () => {
  expect(unserved(served, true)).toEqual([])
  expect(unserved({ ...served, missed: ['/ 503'], notReady: 0 }, true)).toEqual([
    'while the database was away a page was not there: / 503',
    'readiness never said that the database is away',
  ])
  expect(unserved({ ...served, notReady: 0 }, false)).toEqual([])
})
