import { expect, test } from 'vitest'

import { listedCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'

import { noFilter } from './filter-address.ts'
import { nearestTo } from './nearest.ts'

test('an empty list offers the three that meet most of it', async () => {
  const catalogue = await listedCatalogue()
  const nearest = nearestTo(catalogue, {
    ...noFilter,
    type: 'Plots',
    city: 'Goa',
    bedrooms: [4],
    developer: 'Lodha',
  })
  expect(nearest).toHaveLength(3)
  expect(nearest[0]).toBe('lodha-goa')
})

test('without a part that any project meets nothing is near', async () => {
  expect(nearestTo(await listedCatalogue(), { ...noFilter, city: 'Pune' })).toEqual([])
})
