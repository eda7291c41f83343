import { groupBy } from '#app/lib/lists.ts'
import { countInCity, developers, places, spotsOf } from '#app/projects/catalogue/catalogue.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'

import type { SearchEntry } from './project-search.ts'
import type { SearchProject } from './search-project.ts'

export function projectEntry(project: SearchProject): SearchEntry {
  const homes = project.bedrooms.map((count) => `${count} BHK`)
  return {
    to: `/${project.slug}`,
    label: project.name,
    detail: project.location,
    more: [project.developer ?? '', project.type, ...homes].join(' ').trim(),
    text: project.text,
  }
}

export function searchEntries(projects: readonly SearchProject[]): SearchEntry[] {
  const spots = spotsOf(projects)
  const byDeveloper = groupBy(projects, ({ developer }) => developer)
  const toPlaces = places(projects).map((place) => ({
    to: `/projects?${new URLSearchParams({ city: place })}`,
    label: place,
    detail: countProjects(countInCity(spots, place)),
    more: '',
  }))
  const toDevelopers = developers(projects).map((developer) => ({
    to: `/projects?${new URLSearchParams({ developer })}`,
    label: developer,
    detail: countProjects(byDeveloper.get(developer)?.length ?? 0),
    more: '',
  }))
  return [...toPlaces, ...toDevelopers, ...projects.map(projectEntry)]
}
