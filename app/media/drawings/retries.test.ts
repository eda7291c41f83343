import { expect, test } from 'vitest'

import { nextToDraw, nextTry, withFailure } from './retries.ts'

const MINUTE = 60_000
const set = (digest: string) => ({ digest, name: `listing ${digest}` })
const failedAt = (at: number) => ({ at, reason: 'no memory' })

test('retries after a minute, then twice as long each time, up to six hours', () => {
  const waits = [1, 2, 3, 9, 10, 40].map((tries) => nextTry({ at: 0, tries }) / MINUTE)
  expect(waits).toEqual([1, 2, 4, 256, 360, 360])
})

test('a failed set lets all others go first until its retry', () => {
  const missing = [set('a'), set('b')]
  const failed = withFailure([], set('a'), failedAt(0))
  expect(nextToDraw(missing, [], 0)?.digest).toBe('a')
  expect(nextToDraw(missing, failed, 10 * MINUTE)?.digest).toBe('b')
  expect(nextToDraw([set('a')], failed, MINUTE - 1)).toBeUndefined()
  expect(nextToDraw([set('a')], failed, MINUTE)?.digest).toBe('a')
  expect(nextToDraw([], failed, MINUTE)).toBeUndefined()
})

test('counts each failure of a set and keeps the last reason', () => {
  const once = withFailure([], set('a'), failedAt(0))
  const twice = withFailure(withFailure(once, set('b'), failedAt(1)), set('a'), {
    at: 2,
    reason: 'late',
  })
  expect(twice).toEqual([
    { ...set('b'), tries: 1, at: 1, reason: 'no memory' },
    { ...set('a'), tries: 2, at: 2, reason: 'late' },
  ])
})
