import { bedroomsOf, developers, places, projectsInCity } from './catalogue.ts'
import type { SearchEntry } from './project-search.ts'
import type { Project } from './project.ts'

export function projectEntry(project: Project): SearchEntry {
  const homes = bedroomsOf(project).map((count) => `${count} BHK`)
  return {
    to: `/${project.slug}`,
    label: project.name,
    detail: project.location,
    more: [project.developer ?? '', project.type, ...homes].join(' ').trim(),
  }
}

/** All that the search box of the header can lead to: places, developers and projects. */
export function searchEntries(projects: readonly Project[]): SearchEntry[] {
  const toPlaces = places(projects).map((place) => ({
    to: `/projects?${new URLSearchParams({ city: place })}`,
    label: place,
    detail: countWords(projectsInCity(projects, place).length),
    more: '',
  }))
  const toDevelopers = developers(projects).map((developer) => ({
    to: `/projects?${new URLSearchParams({ developer })}`,
    label: developer,
    detail: countWords(projects.filter((project) => project.developer === developer).length),
    more: '',
  }))
  return [...toPlaces, ...toDevelopers, ...projects.map(projectEntry)]
}

function countWords(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
