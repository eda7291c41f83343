import { expect, test } from 'vitest'

import { MAX_PER_MINUTE, vitalsLimit } from './vitals-limit.ts'

const taken = (mayCount: (address: string) => boolean, addresses: readonly string[]) =>
  addresses.filter((address) => mayCount(address)).length

test.each([
  ['203.0.113.7', MAX_PER_MINUTE.ipv4],
  ['2001:db8:1:2::/64', MAX_PER_MINUTE.ipv6],
])('a flood from %s is limited, affects no one else, and is over in a minute', (own, most) => {
  let now = 0
  const mayCount = vitalsLimit(() => now)
  expect(taken(mayCount, Array(500).fill(own))).toBe(most)
  expect(mayCount('198.51.100.9')).toBe(true)
  now = 60_000
  expect(mayCount(own)).toBe(true)
})
test('a flood from everywhere is limited', () => {
  const mayCount = vitalsLimit(() => 0)
  const everyone = Array.from({ length: 5000 }, (_, index) => `10.0.${index >> 8}.${index % 256}`)
  expect(taken(mayCount, everyone)).toBe(MAX_PER_MINUTE.all)
})
