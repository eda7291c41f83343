import { rupeesInWords } from '#app/lib/money.ts'
import { sorted } from '#app/lib/lists.ts'
import { perCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'
import { commonHomes, searchedProjects } from '#app/projects/search/search-example.server.ts'
import type { SearchProject } from '#app/projects/search/search-project.ts'

export type SearchChip = { label: string; to: string }

type Change = Partial<ProjectFilter>
type Find = (change: Change) => readonly SearchProject[]

const MAX_ROOMS = 2

/** Searches that find at least one project, made from the catalogue. */
export const searchChips = perCatalogue((): SearchChip[] => {
  const known = { projects: searchedProjects(), find: () => ({ found: [], isClose: false }) }
  const find: Find = (change) => filterProjects(known, { ...noFilter, ...change }).found
  return [cheapest(find), homesChip(), nearTransport(find)].flatMap((one) =>
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
function homesChip(): Chip {
  const homes = commonHomes()
  if (!homes) return undefined
  const bedrooms = sorted(homes.bedrooms.slice(0, MAX_ROOMS))
  return {
    label: `${bedrooms.join(' & ')} BHK in ${homes.city}`,
    change: { city: homes.city, bedrooms },
  }
}

function nearTransport(find: Find): Chip {
  if (find({ near: ['metro'] }).length > 0)
    return { label: 'Near a metro station', change: { near: ['metro'] } }
  if (find({ near: ['airport'] }).length > 0)
    return { label: 'Near an airport', change: { near: ['airport'] } }
  return undefined
}
