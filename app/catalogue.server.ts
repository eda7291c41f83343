import { bySlug, ofSlugs } from '#app/projects/catalogue.ts'
import { listCities } from '#app/projects/cities.ts'
import { hasOffers, shownProjects } from '#app/projects/interest-only.ts'
import type { Project } from '#app/projects/project.ts'
import { relating } from '#app/projects/related.ts'
import { placeListings } from '#app/projects/roads/placed-roads.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { openingCatalogue, wordlessCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'
import { projects as all } from '#content/projects/catalogue.ts'
import { roadMap } from '#content/roads.ts'

import { config } from './config.server.ts'
import { inTurns } from './lib/work/in-turns.ts'
import { once } from './lib/once.ts'

/** The catalogue as this deployment shows it; every route and call reads it from here. */
export const projects = shownProjects(all, config.UNREGISTERED_PROJECTS)

const listed = bySlug(projects)

export function findProject(slug: string): Project | undefined {
  return listed.get(slug)
}

/** The listings of these slugs that there are, in this order. */
export function listProjects(slugs: readonly string[]): Project[] {
  return ofSlugs(listed, slugs)
}

/** Whether any listing names a price, a plan or a return. */
export const takesOffers = once(() => hasOffers(projects))

/** Where to go on from a listing. */
export const relatedTo = once(() => relating(projects, placedRoads()))

/** The places to start from, as the catalogue has them. */
export const cities = once(() => listCities(projects, cityNames))

/** Every listing in its place along the roads, or waiting for one. */
export const placedRoads = once(() => placeListings(projects, roadMap))

/** What searches and filters read of it; sent to browsers, too, while it is small. */
export const searchFacts = once(() => inTurns(readingCatalogue(projects, cityNames)))

/** The catalogue for a list that asks for no words. */
export const listedCatalogue = once(async () => wordlessCatalogue(await searchFacts()))

/** The catalogue ready to be searched. Opened at its first use, while others are answered. */
export const searchCatalogue = once(async () => inTurns(openingCatalogue(await listedCatalogue())))
