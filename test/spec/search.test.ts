import { expect, test } from 'vitest'

import { runSync } from '#app/lib/async/yield-to-event-loop.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { readFilter } from '#app/projects/filters/project-filter.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { understandLine } from '#app/projects/search/line/understand-line.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'

import { projects } from './specified-projects.ts'

const catalogue = openCatalogue(runSync(readingCatalogue(projects, cityNames)))

/** The projects that an address of the list finds. */
function found(query: string): (number | undefined)[] {
  const asked = readFilter(new URLSearchParams(query), catalogue.choices)
  const { filter, search } = understandLine(asked, catalogue.lexicon)
  const { found: matches } = filterProjects(catalogue, { ...filter, text: search })
  return matches.map(({ slug }) => projects.find((one) => one.slug === slug)?.id)
}

test.each([
  ['type=plots', [3, 5, 6, 12, 13]],
  ['city=noida&type=Farmhouse', [7]],
  ['developer=ATS', [8, 9, 16]],
  ['bedrooms=2&bedrooms=5', [9, 11, 18]],
  ['max=1+cr', [5]],
  ['min=6+crore', [6]],
  ['max=3,03,00,000&min=2.8+cr', [6, 8]],
  ['status=coming-soon', [17]],
  ['status=pre-launch', [11]],
  ['status=possession', [9, 11]],
  ['near=metro', [0, 3, 4]],
  ['near=airport', [3]],
  ['by=2026', [9]],
  ['q=godrej', [4, 13, 19]],
  ['q=godrej+majesty', [19]],
  ['q=godraj+revrine', [4]],
  ['q=prestege', [18]],
  ['q=swimming+pool', [18]],
  ['q=helipads', [1]],
  ['q=sector+150', [9]],
  ['q=sector+22', [6, 12]],
  ['q=noida+extension', [14]],
  ['q=lake+view+farm', [7]],
])('%s finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})
