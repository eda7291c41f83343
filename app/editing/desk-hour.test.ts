import { expect, test } from 'vitest'

import { deskHour, deskMoment } from './desk-hour.ts'

test('an hour of the desk is that of India, whatever the machine’s clock is set to', () => {
  expect(deskMoment('2026-11-26T18:30')?.toISOString()).toBe('2026-11-26T13:00:00.000Z')
  expect(deskHour(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01T01:30')
  expect(deskMoment('2026-02-31T18:30x')).toBeUndefined()
})
