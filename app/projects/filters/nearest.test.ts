import { expect, test } from 'vitest'

import { listedCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'

import { noFilter } from './filter-address.ts'
import { nearestTo } from './nearest.ts'

test('an empty list offers the three of the same city or type that meet most of it', async () => {
  const catalogue = await listedCatalogue()
  const { slugs, shared } = nearestTo(catalogue, {
    ...noFilter,
    type: 'Plots',
    city: 'Goa',
    bedrooms: [4],
    developer: 'Lodha',
  })
  expect(slugs).toHaveLength(3)
  expect(slugs[0]).toBe('lodha-goa')
  const types = slugs.map((slug) => catalogue.projects.find((one) => one.slug === slug)?.type)
  expect(types).toEqual(['Plots', 'Plots', 'Plots'])
  expect(shared).toBe('Projects in Goa, and Plots in other places.')
})

test('in a city that has projects only they are near, and without a city or type what meets most', async () => {
  const catalogue = await listedCatalogue()
  const inNoida = nearestTo(catalogue, { ...noFilter, city: 'Noida', bedrooms: [2], max: 1000 })
  expect(inNoida.slugs).toHaveLength(3)
  expect(inNoida.shared).toBe('Other projects in Noida.')
  const ofType = nearestTo(catalogue, { ...noFilter, type: 'Plots', bedrooms: [3] })
  expect(ofType.shared).toBe('Other projects of type Plots.')
  const free = nearestTo(catalogue, { ...noFilter, bedrooms: [4], max: 1000 })
  expect(free.shared).toBe('They meet most of your filters.')
})

test('for a city without projects, those in other places are near', async () => {
  const catalogue = await listedCatalogue()
  const { slugs, shared } = nearestTo(catalogue, { ...noFilter, city: 'Pune', bedrooms: [4] })
  expect(slugs).toHaveLength(3)
  expect(shared).toBe('In other places.')
})

test('three are near whatever the filter says, and homes where it wants bedrooms', async () => {
  const catalogue = await listedCatalogue()
  const inPune = nearestTo(catalogue, { ...noFilter, city: 'Pune' })
  expect([inPune.slugs.length, inPune.shared]).toEqual([3, 'In other places.'])
  const inGoa = nearestTo(catalogue, { ...noFilter, city: 'Goa', bedrooms: [5] })
  expect(inGoa.slugs).toHaveLength(3)
  expect(inGoa.shared).toBe('None of them fits every filter.')
  const hasHomes = (slug: string) =>
    catalogue.projects.some((one) => one.slug === slug && one.bedrooms.length > 0)
  expect(inGoa.slugs.slice(1).every(hasHomes)).toBe(true)
  const large = nearestTo(catalogue, { ...noFilter, city: 'Noida', bedrooms: [7], max: 10 })
  expect(large.slugs.filter(hasHomes)).toHaveLength(3)
  const unlike = nearestTo(catalogue, { ...noFilter, type: 'Farmhouse', city: 'Pune', min: 1 })
  expect(unlike.slugs).toHaveLength(3)
})
