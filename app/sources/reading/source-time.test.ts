import { expect, test } from 'vitest'

import { sourceTime } from './source-time.ts'

const NOON = '2026-10-08T06:30:00.000Z'

test.each([
  ['1791441000', NOON],
  ['1791441000000', NOON],
  ['2026-10-08T06:30:00Z', NOON],
  ['2026-10-08T06:30:00+0000', NOON],
  ['2026-10-08T12:00:00+05:30', NOON],
  ['2026-10-08T06:30:00.123Z', NOON],
  ['2026-10-08 12:00:00', NOON],
  ['2026/10/08 12:00:00', NOON],
  ['2026-10-08 12:00', NOON],
  ['20261008 120000', NOON],
  ['20261008120000', NOON],
  ['10/08/2026 12:00 PM', NOON],
  ['10/08/2026 12:05 AM', '2026-10-07T18:35:00.000Z'],
  ['Thu, 08 Oct 2026 12:00:00', NOON],
  ['Thu, 08 Oct 2026 06:30:00 +0000', NOON],
  ['Thu, 8 Oct 2026 06:30:00 GMT', NOON],
  ['08-Oct-2026 12:00:00', NOON],
  ['2026-10-08 00:00:00', '2026-10-07T18:30:00.000Z'],
  ['2026-10-08', '2026-10-07T18:30:00.000Z'],
])('%s is %s', (written, at) => {
  expect(sourceTime(written)?.toISOString()).toBe(at)
})

test.each(['', undefined, '0', 'soon', '1970-01-01 05:30:00', '0000-00-00 00:00:00', '2026-13-01'])(
  '%s is no time',
  (written) => {
    expect(sourceTime(written)).toBeUndefined()
  },
)
