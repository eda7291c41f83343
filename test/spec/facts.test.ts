import { expect, test } from 'vitest'

import { listClaims } from '#app/projects/model/developer-claim.ts'
import { listPlans } from '#app/projects/model/payment-plan.ts'

import { projects } from './specified-projects.ts'

test('only Indore and Goa lie outside Uttar Pradesh', () => {
  const elsewhere = projects.filter(({ state }) => state !== 'Uttar Pradesh')
  expect(elsewhere.map(({ id, state }) => [id, state])).toEqual([
    [5, 'Goa'],
    [13, 'Madhya Pradesh'],
  ])
})

test('a registration is stated for projects 6 and 8 only, and no number is made up', () => {
  const registered = projects.filter(({ rera }) => rera)
  expect(registered.map(({ id, rera }) => [id, rera?.number])).toEqual([
    [6, undefined],
    [8, undefined],
  ])
})

test('a drawing to scale never shows more than the project names', () => {
  const drawn = projects.flatMap(({ id, elevation }) =>
    elevation ? [[id, elevation.towers, elevation.floors, elevation.heightMetres]] : [],
  )
  expect(drawn).toEqual([
    [0, 1, 20, undefined],
    [1, 2, 46, 213.7],
    [4, 4, 23, undefined],
    [11, 2, 31, undefined],
  ])
})

test('plots are drawn in the sizes that the specification gives, and no other', () => {
  const drawn = projects.flatMap(({ id, plots }) =>
    plots ? [[id, plots.smallest, plots.largest, plots.unit]] : [],
  )
  expect(drawn).toEqual([
    [5, 1500, 1800, 'sq ft'],
    [6, 200, 500, 'sq yards'],
    [7, 1250, 5000, 'sq. yards'],
    [12, 150, undefined, 'sq yards'],
    [13, 900, 1500, 'sq ft'],
  ])
})

test('heads show as many pictures one after another as the specification counts', () => {
  const slideshows = projects.flatMap(({ slug, slideshow }) =>
    slideshow ? [[slug, slideshow.pictures.length, slideshow.delay, slideshow.transition]] : [],
  )
  expect(slideshows).toEqual([
    ['lake-view-farms', 4, 5000, 1000],
    ['ats-pious-orchards', 4, 5000, 1000],
    ['purvanchal-sunbliss', 6, 5000, 1000],
    ['ska-estate', 5, 1000, 5000],
  ])
})

test('the plans stand once each, with their dates and the pages that state them', () => {
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
