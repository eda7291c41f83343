import { expect, test } from 'vitest'

import { clockOf } from './promise-clock.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`)

test.each([
  ['09:05:00', '09:00:38', 'running', '4:22'],
  ['09:05:00', '09:05:00', 'running', '0:00'],
  ['09:05:00', '09:05:01', 'over', ''],
  ['09:05:00', '07:00:00', 'ahead', ''],
])('a call promised for %s is at %s %s', (by, now, kind, left) => {
  expect(clockOf(at(by), at(now))).toEqual({ kind, left })
})
test('a promise without a known time is ahead', () => {
  expect(clockOf(at('09:05:00'), undefined).kind).toBe('ahead')
})
