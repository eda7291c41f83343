import { expect, test } from 'vitest'

import { claimTerms, listClaims } from '#app/projects/model/developer-claim.ts'
import { listPlans } from '#app/projects/model/payment-plan.ts'
import { projects } from '#test/catalogue/catalogue.ts'

test('lists each plan once, with its dates and the pages that state it', () => {
  expect(listPlans(projects).map(({ key, name, pages }) => [key, name, pages])).toEqual([
    ['40-on-booking-60-in-18-months', '40:60', [{ name: 'Cedar Court', path: '/cedar-court' }]],
    [
      '30-on-booking-70-on-possession',
      '30:70',
      [{ name: 'Offices, Elm Square', path: '/elm-square/offices' }],
    ],
    ['50-50', '50:50', [{ name: 'Food Court, Elm Square', path: '/elm-square/food-court' }]],
  ])
})

test('lists each claim with figures once, with a period only where stated', () => {
  expect(listClaims(projects).map(({ key, name, pages }) => [key, name, pages.length])).toEqual([
    ['return-18-a-year', '18% per annum assured return', 1],
    ['lease-120', 'Rs.120 per sq ft lease guarantee', 2],
    ['return-10-20', '10% to 20% assured return', 1],
  ])
})

test('a claim without figures has no terms', () => {
  expect(claimTerms('A lucrative investment with steady footfall.')).toBeUndefined()
  expect(claimTerms('A lease revenue share of 50%.')).toBeUndefined()
})
