import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'

import { claimTerms, listClaims } from './developer-claim.ts'
import { listPlans } from './payment-plan.ts'

test('the plans of the catalogue stand once each, with their dates and the pages that state them', () => {
  expect(listPlans(projects).map(({ key, name, pages }) => [key, name, pages.length])).toEqual([
    ['50-on-booking-50-in-18-months', '50:50', 2],
    ['30-on-booking-70-on-possession', '30:70', 1],
    ['40-on-booking-60-in-18-months', '40:60', 1],
    ['50-50', '50:50', 2],
  ])
})

test('the claims with figures stand once each, and only one names its period', () => {
  expect(listClaims(projects).map(({ key, name, pages }) => [key, name, pages.length])).toEqual([
    ['return-24-a-year', '24% per annum assured return', 1],
    ['lease-175', 'Rs.175 per sq ft lease guarantee', 5],
    ['return-12-24', '12% to 24% assured return', 1],
  ])
})

test('every assured return and lease guarantee that the catalogue states is understood', () => {
  const texts = projects
    .flatMap(({ sections, pages = [] }) => [...sections, ...pages.flatMap((page) => page.sections)])
    .flatMap((section) => (section.kind === 'claims' ? section.items : []))
    .filter((text) => /assured return|lease guarantee/i.test(text))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(claimTerms(text), text).toBeDefined()
})

test('a claim without figures has no terms', () => {
  expect(claimTerms('A lucrative investment with steady footfall.')).toBeUndefined()
  expect(claimTerms('A lease revenue share of 50%.')).toBeUndefined()
})
