import { expect, test } from 'vitest'

import { catalogueFaults } from '#app/projects/catalogue-faults.ts'
import { projects } from '#content/projects/catalogue.ts'

import { readListings } from './listings-sound.ts'

test('every listing is read, and is sound', async () => {
  const listings = await readListings()
  expect(listings).toHaveLength(projects.length)
  expect(catalogueFaults(listings)).toEqual([])
})
