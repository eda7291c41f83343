import type { Project } from '#app/projects/model/project.ts'

import { countInCity, places, projectsInCity, spotsOf } from './catalogue.ts'

export type City = {
  slug: string
  name: string
  count: number
  /** Its own picture's slot, or that of its first project. */
  picture: string
  lead?: string | undefined
}

/** The named cities, then every other place of the catalogue, so that a page leads to each project. */
export function listCities(
  projects: readonly Pick<Project, 'slug' | 'location'>[],
  named: readonly string[],
): City[] {
  const spots = spotsOf(projects)
  const covered = new Set(named.flatMap((name) => projectsInCity(spots, name)))
  const others = places(spots.filter((spot) => !covered.has(spot)))
  return [...named, ...others].map((name) => {
    const slug = slugOf(name)
    const own = `city-${slug}`
    const lead = projectsInCity(spots, name)[0]?.lead
    const picture = named.includes(name) ? own : (lead ?? own)
    return { slug, name, count: countInCity(spots, name), picture, lead }
  })
}

/** A city's name for a word in an address: as listed, or capitalised and cut. */
export function cityName(text: string, cities: readonly Pick<City, 'slug' | 'name'>[]): string {
  const query = text.trim().toLowerCase()
  const known = cities.find(({ slug }) => slug === slugOf(query))
  if (known) return known.name
  return query.slice(0, LONGEST).replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

const LONGEST = 40

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '-')
}
