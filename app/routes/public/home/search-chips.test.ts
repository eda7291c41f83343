import { expect, test } from 'vitest'

import {
  listedCatalogue,
  searchCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { readFilter } from '#app/projects/filters/project-filter.ts'

import { understandLine } from '#app/projects/search/line/understand-line.ts'
import { searchExample } from '#app/projects/search/search-example.server.ts'

import { searchChips } from './search-chips.server.ts'

test('each chip of home is a search that finds projects', async () => {
  const catalogue = await listedCatalogue()
  const counts = searchChips().map(({ label, to }) => {
    const { searchParams } = new URL(to, 'http://homes.test')
    const filter = readFilter(searchParams, catalogue.choices)
    return { label, count: filterProjects(catalogue, filter).found.length }
  })
  expect(counts).toHaveLength(3)
  for (const { label, count } of counts) expect([label, count > 0]).toEqual([label, true])
  expect(counts[0]?.label).toBe('Plots from ₹95\u00A0lakh')
})

test('the example of the search field finds projects', async () => {
  const catalogue = await listedCatalogue()
  const typed = readFilter(new URLSearchParams({ q: searchExample() ?? '' }), catalogue.choices)
  const { filter, search } = understandLine(typed, (await searchCatalogue()).lexicon)
  expect(filter.city).toBeDefined()
  expect(filterProjects(catalogue, { ...filter, text: search }).found.length).toBeGreaterThan(0)
})
