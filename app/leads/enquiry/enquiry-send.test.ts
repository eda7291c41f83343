import { expect, test } from 'vitest'

import { callTime } from './enquiry-send.ts'

test('a call carries its time as YYYY-MM-DD h:mm:ss', () => {
  expect(callTime(new Date(2026, 0, 2, 15, 4, 5))).toBe('2026-01-02 3:04:05')
  expect(callTime(new Date(2026, 10, 12, 0, 0, 0))).toBe('2026-11-12 12:00:00')
})
