import { expect, test } from 'vitest'

import { relating } from './related.ts'

type Listed = Parameters<ReturnType<typeof relating>>[0]

const listed = (slug: string, location: string, type: Listed['type'], price = ''): Listed => ({
  slug,
  location,
  type,
  price,
})

const airport = listed('airport', 'Near Noida Airport, Yamuna Expressway', 'Plots')
const studio = listed('studio', 'Film City, Yamuna Expressway', 'Upcoming')
const plots = listed('plots', 'Sector 22A, Yamuna Expressway', 'Plots', '2.60 CR')
const goa = listed('goa', 'Goa', 'Plots', '95 Lacs')
const flats = listed('flats', 'Sector 152, Noida Expressway, Noida', 'Apartments', '3.03 CR')
const towers = listed('towers', 'Sector 44, Noida', 'Apartments')
const offices = listed('offices', 'Sector 32, Noida', 'Commercial')
const relatedTo = relating([studio, airport, plots, goa, flats, towers, offices])
const said = (project: Listed) =>
  relatedTo(project).map(({ project: { slug }, why }) => [slug, why])

test('the same road, the same kind, the nearest price, in this order', () => {
  expect(said(plots)).toEqual([
    ['airport', 'Next on the Yamuna Expressway'],
    ['goa', 'Also plots'],
    ['flats', 'Nearest in price'],
  ])
})

test('on the road and in the place those of the same kind come first', () => {
  expect(said(airport)).toEqual([
    ['plots', 'Next on the Yamuna Expressway'],
    ['goa', 'Also plots'],
    ['studio', 'Next on the Yamuna Expressway'],
  ])
  expect(said(towers)).toEqual([
    ['flats', 'Also apartments in Noida'],
    ['offices', 'Also in Noida'],
    ['studio', 'Also listed'],
  ])
})

test('a price that is not public says nothing, and a small catalogue ends sooner', () => {
  const hidden = { ...flats, revealPrice: 'soon' as const }
  expect(relating([hidden, plots])(plots).map(({ why }) => why)).toEqual(['Also listed'])
  expect(relating([plots])(plots)).toEqual([])
})
