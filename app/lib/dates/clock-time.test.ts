import { expect, test } from 'vitest'

import { clockTime } from './clock-time.ts'

test('an hour has am or pm, also at noon and midnight', () => {
  const times = ['00:05', '09:30', '11:59', '12:00', '18:30', '23:00']
  expect(times.map(clockTime)).toEqual([
    '12:05 am',
    '9:30 am',
    '11:59 am',
    '12:00 pm',
    '6:30 pm',
    '11:00 pm',
  ])
})
