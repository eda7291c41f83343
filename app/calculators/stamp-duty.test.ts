import { expect, test } from 'vitest'

import { dutyCost } from './stamp-duty.ts'

const rates = {
  name: 'Goa',
  dutyPercent: 6.5,
  registrationPercent: 1,
  day: '21 Nov 2026',
  source: 'A test',
}

test('adds duty and registration to the price, to the rupee', () => {
  expect(dutyCost(9_500_001, rates)).toEqual({
    duty: 617_500,
    registration: 95_000,
    total: 10_212_501,
  })
})

test('a registration fee ends at its limit', () => {
  const limited = { ...rates, registrationMax: 30_000 }
  expect(dutyCost(9_500_000, limited).registration).toBe(30_000)
  expect(dutyCost(1_000_000, limited).registration).toBe(10_000)
})
