import { expect, test } from 'vitest'

import { amountsAbroad, type ExchangeRate } from './exchange-rate.ts'

const USD: ExchangeRate = { currency: 'USD', rupees: 84.5, on: '2026-11-21' }
const AED: ExchangeRate = { currency: 'AED', rupees: 23, on: '2026-11-21' }
const GBP: ExchangeRate = { currency: 'GBP', rupees: 107, on: '2026-11-20' }

test('names each amount with the day of its rate, to three figures', () => {
  expect(amountsAbroad(26_000_000, [USD])).toBe('About US$308,000 at the rate of 21 Nov 2026')
  expect(amountsAbroad(9_500_000, [GBP, USD, AED])?.replaceAll('\u00A0', ' ')).toBe(
    'About US$112,000 or AED 413,000 at the rate of 21 Nov 2026, £88,800 at the rate of 20 Nov 2026',
  )
})

test('says nothing without a rate', () => {
  expect([amountsAbroad(1_000_000), amountsAbroad(1_000_000, [])]).toEqual([undefined, undefined])
})
