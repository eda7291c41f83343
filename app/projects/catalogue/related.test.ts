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
const all = [studio, airport, plots, goa, flats, towers, offices]
const stop = ({ slug }: Listed) => ({ slug, name: slug, place: '' })
const road = (name: string, groups: Listed[][], isLoose = false) => ({
  name,
  groups: groups.map((group) => group.map(stop)),
  branches: [],
  isLoose,
})
const map = {
  roads: [
    road('Yamuna Expressway', [[plots], [studio], [airport]]),
    road('Noida Expressway', [[towers], [flats]]),
  ],
}
const said = (project: Listed, roads = map) =>
  relating(all, roads)(project).map(({ project: { slug }, why }) => [slug, why])

test('same road, same type, nearest price, in this order', () => {
  expect(said(plots)).toEqual([
    ['studio', 'Next of our projects on the Yamuna Expressway'],
    ['airport', 'Other plots on the Yamuna Expressway'],
    ['flats', 'Closest in price'],
  ])
  expect(said(goa)).toEqual([
    ['airport', 'Other plots'],
    ['plots', 'Closest in price'],
    ['flats', 'Closest in price'],
  ])
})

test('the map knows a project’s road and the next project, even if the location does not name it', () => {
  expect(said(towers)).toEqual([
    ['flats', 'Next of our projects on the Noida Expressway'],
    ['offices', 'A commercial project, also in Noida'],
    ['studio', 'Also listed'],
  ])
  const roads = [road('Noida city centre', [[towers], [offices]], true)]
  expect(said(offices, { roads })[0]).toEqual(['towers', 'Also in Noida city centre'])
})

test('an unmapped project is on the road of its location, without an order', () => {
  expect(said(airport, { roads: [] })).toEqual([
    ['plots', 'Also on the Yamuna Expressway'],
    ['studio', 'Also on the Yamuna Expressway'],
    ['goa', 'Other plots'],
  ])
})

test('a hidden price does not count, and a small catalogue has fewer related projects', () => {
  const hidden = { ...flats, revealPrice: 'soon' as const }
  const empty = { roads: [] }
  expect(relating([hidden, plots], empty)(plots).map(({ why }) => why)).toEqual(['Also listed'])
  expect(relating([plots], empty)(plots)).toEqual([])
})
