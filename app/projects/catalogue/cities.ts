import type { Project } from '#app/projects/model/project.ts'

import { countInCity, places, projectsInCity, spotsOf } from './catalogue.ts'

/** A place to start from: the last part of its page's address, and how many projects are listed there. */
export type City = {
  slug: string
  name: string
  count: number
  /** The slot of its picture: its own, or that of the first project there. */
  picture: string
  /** The slug of the first project there. */
  lead?: string | undefined
}

/**
 * The named cities, then every place of the catalogue that none of them covers, so that each project
 * is reached from one.
 */
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

/** How a city of the address is written: as listed, else with capitals, cut to a sensible length. */
export function cityName(word: string, cities: readonly Pick<City, 'slug' | 'name'>[]): string {
  const wanted = word.trim().toLowerCase()
  const known = cities.find(({ slug }) => slug === slugOf(wanted))
  if (known) return known.name
  return wanted.slice(0, LONGEST).replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

const LONGEST = 40

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '-')
}
