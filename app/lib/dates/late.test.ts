import { expect, test } from 'vitest'

import { minutesLate } from './late.ts'

const hour = new Date('2026-11-26T18:33:00Z')
const after = (seconds: number) => minutesLate(hour, new Date(hour.getTime() + seconds * 1000))

test('a schedule is late after a minute, and then its minutes count', () => {
  expect([-3600, 0, 60].map(after)).toEqual([0, 0, 0])
  expect([61, 119, 120, 180, 7200].map(after)).toEqual([1, 1, 2, 3, 120])
})
