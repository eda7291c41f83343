import { expect, test } from 'vitest'

import { isBackupDue, isBackupLost } from './backup-due.ts'

/** 2:30 am in Asia/Kolkata. */
const now = new Date('2026-11-24T21:00:00Z')
const at = (time: string) => new Date(time)

test('the day’s backup is due from its hour in Asia/Kolkata until there is a good one', () => {
  expect(isBackupDue(now, 2, { good: at('2026-11-24T20:29:00Z') })).toBe(true)
  expect(isBackupDue(now, 2, { good: at('2026-11-24T20:31:00Z') })).toBe(false)
})

test('before its hour the previous day’s backup is enough', () => {
  expect(isBackupDue(now, 3, { good: at('2026-11-23T21:31:00Z') })).toBe(false)
  expect(isBackupDue(now, 3, { good: at('2026-11-23T21:29:00Z') })).toBe(true)
})

test('a failed backup is retried after an hour', () => {
  expect(isBackupDue(now, 2, { attempted: at('2026-11-24T20:30:00Z') })).toBe(false)
  expect(isBackupDue(now, 2, { attempted: at('2026-11-24T20:00:00Z') })).toBe(true)
})

test('without any backup one is due at once', () => {
  expect(isBackupDue(now, 2, {})).toBe(true)
})

test('three days without a good backup show a warning on every page', () => {
  expect(isBackupLost(now, at('2026-11-21T22:00:00Z'))).toBe(false)
  expect(isBackupLost(now, at('2026-11-21T20:00:00Z'))).toBe(true)
  expect(isBackupLost(now, undefined)).toBe(true)
})
