import { rupeesInWords } from '#app/lib/money.ts'
import { sorted } from '#app/lib/lists.ts'
import { projectsInCity } from '#app/projects/catalogue/catalogue.ts'
import { cities, perCatalogue, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'
import { toSearchProject, type SearchProject } from '#app/projects/search/search-project.ts'

export type SearchChip = { label: string; to: string }

type Change = Partial<ProjectFilter>
type Find = (change: Change) => readonly SearchProject[]

/** A catalogue may have thousands of projects. */
const LOOKED_AT = 250
const MAX_ROOMS = 2

/** Searches that find at least one project, made from the catalogue. */
export const searchChips = perCatalogue((): SearchChip[] => {
  const looked = projects().slice(0, LOOKED_AT).map(toSearchProject)
  const known = { projects: looked, find: () => ({ found: [], isClose: false }) }
  const find: Find = (change) => filterProjects(known, { ...noFilter, ...change }).found
  return [cheapest(find), commonHomes(looked), nearTransport(find)].flatMap((one) =>
    one ? [{ label: one.label, to: filterAddress({ ...noFilter, ...one.change }) }] : [],
  )
})

type Chip = { label: string; change: Change } | undefined

function cheapest(find: Find): Chip {
  const [first] = find({ sort: 'price-up' })
  const amount = first?.amounts[0]?.from
  if (!first || amount === undefined) return undefined
  const { type } = first
  return { label: `${type} from ${rupeesInWords(amount)}`, change: { type, sort: 'price-up' } }
}

/** The two most frequent sizes of home in the city that has most projects with homes. */
function commonHomes(looked: readonly SearchProject[]): Chip {
  const homes = looked.filter(({ bedrooms }) => bedrooms.length > 0)
  const inCity = cities().map(({ name }) => ({ name, found: projectsInCity(homes, name) }))
  const [most] = sorted(inCity, (a, b) => b.found.length - a.found.length)
  if (!most || most.found.length === 0) return undefined
  const counts = new Map<number, number>()
  for (const count of most.found.flatMap(({ bedrooms }) => bedrooms))
    counts.set(count, (counts.get(count) ?? 0) + 1)
  const frequent = sorted(counts, ([, a], [, b]) => b - a).slice(0, MAX_ROOMS)
  const bedrooms = sorted(frequent.map(([count]) => count))
  return {
    label: `${bedrooms.join(' & ')} BHK in ${most.name}`,
    change: { city: most.name, bedrooms },
  }
}

function nearTransport(find: Find): Chip {
  if (find({ near: ['metro'] }).length > 0)
    return { label: 'Near a metro station', change: { near: ['metro'] } }
  if (find({ near: ['airport'] }).length > 0)
    return { label: 'Near an airport', change: { near: ['airport'] } }
  return undefined
}
