import { expect, test } from 'vitest'

import { sum } from '#ops/nightly/sources/check.ts'
import { simulate } from '#ops/nightly/sources/simulate.ts'

const LEADS = 200

test('every kind of source loses no lead to a killed process, and makes none twice', async () => {
  const { rows, faults } = await simulate({
    leads: LEADS,
    seed: 30,
    kills: 1,
    sendingMs: 15_000,
    pollMs: 5000,
  })
  expect(faults).toEqual([])
  expect(sum(rows.map(({ sent }) => sent))).toBe(LEADS)
  expect(sum(rows.map(({ lostPushes }) => lostPushes))).toBeGreaterThan(0)
}, 420_000)
