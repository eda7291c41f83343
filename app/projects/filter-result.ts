import { bedroomsOf, projectsInCity } from './catalogue.ts'
import type { ProjectOrder, ProjectStatus } from './filter-choices.ts'
import { priceLabel } from './price-label.ts'
import type { ProjectFilter } from './project-filter.ts'
import { openSearch, saysSomething } from './project-search.ts'
import { projectTypes } from './project-types.ts'
import type { Project, ProjectType } from './project.ts'
import { publicPrices } from './public-prices.ts'
import { projectEntry } from './search-entries.ts'

export type FilterResult = {
  found: Project[]
  /** Of each type, with every other part of the filter kept; `all` is their sum. */
  counts: { all: number; types: { type: ProjectType; count: number }[] }
  /** How many fit all but the budget, because their price is not public; not counted in `found`. */
  withoutPrice: number
  /** The text was found only by allowing for a slip of the pen. */
  isClose: boolean
}

export function filterProjects(projects: readonly Project[], filter: ProjectFilter): FilterResult {
  const { found: named, isClose } = matchText(projects, filter.text)
  const fitting = matchFacts(named, filter)
  const affordable = fitting.filter((project) => fitsBudget(project, filter))
  const ofType = (project: Project) => filter.type === undefined || project.type === filter.type
  const types = projectTypes.map((type) => ({
    type,
    count: affordable.filter((project) => project.type === type).length,
  }))
  const hasBudget = filter.min !== undefined || filter.max !== undefined
  const left = hasBudget && !filter.unpriced ? fitting.filter((one) => !hasPublicPrice(one)) : []
  return {
    found: inOrder(affordable.filter(ofType), filter.sort),
    counts: { all: affordable.length, types },
    withoutPrice: left.filter(ofType).length,
    isClose,
  }
}

function matchText(projects: readonly Project[], text: string) {
  if (!saysSomething(text)) return { found: [...projects], isClose: false }
  const entries = projects.map((project) => ({ ...projectEntry(project), project }))
  const { found, isClose } = openSearch(entries)(text)
  const hits = new Set(found.map(({ project }) => project))
  return { found: projects.filter((project) => hits.has(project)), isClose }
}

/** All that a listing states, the price aside. */
function matchFacts(projects: readonly Project[], filter: ProjectFilter): Project[] {
  const { city, developer, bedrooms, status } = filter
  const there = city === undefined ? projects : projectsInCity(projects, city)
  return there.filter(
    (project) =>
      (developer === undefined || project.developer === developer) &&
      (bedrooms.length === 0 || bedroomsOf(project).some((count) => bedrooms.includes(count))) &&
      (status === undefined || hasStatus[status](project)),
  )
}

const hasStatus: Record<ProjectStatus, (project: Project) => boolean> = {
  'coming-soon': ({ type }) => type === 'Upcoming',
  'pre-launch': ({ stage }) => stage === 'Pre-launch',
  possession: ({ possession }) => possession !== undefined,
}

function hasPublicPrice(project: Project): boolean {
  return publicPrices(project).length > 0
}

function fitsBudget(project: Project, { min, max, unpriced }: ProjectFilter): boolean {
  if (min === undefined && max === undefined) return true
  const prices = publicPrices(project)
  if (prices.length === 0) return unpriced
  return prices.some(({ from, to }) => to >= (min ?? 0) && from <= (max ?? Infinity))
}

/** A copy in the asked order; projects without a public price come last, else as in the catalogue. */
function inOrder(projects: readonly Project[], order: ProjectOrder | undefined): Project[] {
  if (order === undefined) return [...projects]
  if (order === 'name') return projects.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const sign = order === 'price-up' ? 1 : -1
  return projects.toSorted((a, b) => {
    const [one, other] = [amountOf(a), amountOf(b)]
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined)
    }
    return sign * (one - other)
  })
}

function amountOf(project: Project): number | undefined {
  const label = priceLabel(project)
  return label.kind === 'from' ? label.amount : undefined
}
