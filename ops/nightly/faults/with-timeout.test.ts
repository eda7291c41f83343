import { expect, test } from 'vitest'

import { late, unserved } from './with-timeout.ts'
import { databaseStopped } from './scenarios/database-stopped.ts'
import { killDatabase } from './scenarios/kill-database.ts'

const summary = {
  kind: 'database-stopped',
  rounds: 1,
  invoked: 9,
  ok: 0,
  fail: 0,
  unknown: 9,
  slowestDuringOutage: 2266,
  back: [4000],
}
const served = { pages: 40, missed: [], slowest: 90, ready: 3, notReady: 12 }

test('an enquiry that was told later than specified is named, where it must be told in time', () => {
  expect(late(summary, databaseStopped, 2000)).toEqual([
    'while the database was away an enquiry waited 2266 ms for its answer, not 2000',
  ])
  expect(late(summary, databaseStopped, 3800)).toEqual([])
  expect(late(summary, killDatabase, 2000)).toEqual([])
})

test('a page that was not there, and a readiness that never said no, are named', () => {
  expect(unserved(served, databaseStopped)).toEqual([])
  expect(unserved({ ...served, missed: ['/ 503'], notReady: 0 }, databaseStopped)).toEqual([
    'while the database was away a page was not there: / 503',
    'readiness never said that the database is away',
  ])
  expect(unserved({ ...served, notReady: 0 }, killDatabase)).toEqual([])
})
