import { sorted } from '#app/lib/lists.ts'
import { noFilter } from '#app/projects/filters/filter-address.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { SearchCatalogue } from '#app/projects/search/search-catalogue.ts'
import type { SearchProject } from '#app/projects/search/search-project.ts'

import { overlaps, type Range } from './requirement-choices.ts'
import type { Requirement } from './requirement.ts'

const MAX = 5
const SQUARE_FEET_IN_A_YARD = 9

/** The published projects that meet what is known, best first; a price that is not announced rules out none. */
export function matchingProjects(
  catalogue: SearchCatalogue,
  { type, bedrooms, plot, budget, places }: Requirement,
  plotsOf: (slug: string) => Project['plots'],
): SearchProject[] {
  const isOpen = !type && bedrooms.length === 0 && places.length === 0
  if (isOpen && budget.from === undefined && budget.to === undefined) return []
  const found = (places.length > 0 ? places : [undefined]).flatMap(
    (city) =>
      filterProjects(catalogue, {
        ...noFilter,
        type,
        city,
        bedrooms,
        max: budget.to,
        unpriced: true,
      }).found,
  )
  const fitting = [...new Set(found)].filter(({ slug }) => fitsPlot(plotsOf(slug), plot))
  return sorted(fitting, (one, other) => rank(one, budget) - rank(other, budget)).slice(0, MAX)
}

function fitsPlot(plots: Project['plots'], wanted: Range): boolean {
  if (!plots) return true
  const factor = plots.unit === 'sq ft' ? 1 : SQUARE_FEET_IN_A_YARD
  const [from, to] = [plots.smallest, plots.largest ?? plots.smallest].map((size) => size * factor)
  // A range has a length.
  return overlaps({ from: (from ?? 0) - 1, to }, wanted)
}

/** A price within the budget, one below it, then none. */
function rank({ amounts }: SearchProject, { from = 0 }: Range): number {
  if (amounts.length === 0) return 2
  return amounts.some(({ to }) => to >= from) ? 0 : 1
}
