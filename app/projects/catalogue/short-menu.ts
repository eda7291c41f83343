import { sorted } from '#app/lib/lists.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { Project, ProjectType } from '#app/projects/model/project.ts'

import { menuGroups } from './catalogue.ts'
import type { City } from './cities.ts'

type Listed = Pick<Project, 'id' | 'slug' | 'name' | 'location' | 'type'>
type Way = { name: string; to: string }

export type MenuGroup = {
  name: string
  glyph: ProjectType
  projects: Pick<Listed, 'slug' | 'name' | 'location'>[]
  more: Way[]
}

export type ShortMenu = {
  groups: MenuGroup[]
  count: number
  cities: Way[]
}

const MAX_GROUP = 12
const SHOWN = 6
const MAX_CITIES = 4

/** A long group of the menu shows its first entries and a link to the whole list. */
export function shortMenu(
  projects: readonly Listed[],
  { first, cities }: { first: readonly Pick<Listed, 'slug'>[]; cities: readonly City[] },
): ShortMenu {
  const ranks = new Map(first.map(({ slug }, rank) => [slug, rank]))
  const rankOf = ({ slug }: Listed) => ranks.get(slug) ?? ranks.size
  const groups = menuGroups(projects).map(({ name, glyph, projects: all }) => {
    const isShort = all.length <= MAX_GROUP
    const shown = isShort ? all : sorted(all, (a, b) => rankOf(a) - rankOf(b)).slice(0, SHOWN)
    return {
      name,
      glyph,
      projects: shown.map((one) => ({ slug: one.slug, name: one.name, location: one.location })),
      more: isShort ? [] : typeLists(all),
    }
  })
  const isWhole = groups.every(({ more }) => more.length === 0)
  return { groups, count: projects.length, cities: isWhole ? [] : cityLists(cities) }
}

function typeLists(projects: readonly Listed[]): Way[] {
  return projectTypes.flatMap((type) => {
    const { length } = projects.filter((one) => one.type === type)
    return length === 0 ? [] : [{ name: `${type}: all ${length}`, to: `/projects?type=${type}` }]
  })
}

function cityLists(cities: readonly City[]): Way[] {
  return sorted(
    cities.filter(({ count }) => count > 0),
    (a, b) => b.count - a.count,
  )
    .slice(0, MAX_CITIES)
    .map(({ slug, name, count }) => ({ name: `All ${count} in ${name}`, to: `/city/${slug}` }))
}
