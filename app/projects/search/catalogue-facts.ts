import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { sorted } from '#app/lib/lists.ts'
import { developers, localities, places, sectors } from '#app/projects/catalogue/catalogue.ts'
import { nearPlaces, statuses, type FilterChoices } from '#app/projects/filters/filter-choices.ts'
import { hasOffers } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'

import { listingOf, type Listing } from './listing.ts'

export type CatalogueFacts = {
  listings: Listing[]
  /** Searchable cities without a project. */
  named: readonly string[]
  hasPrices: boolean
}

export function* readingCatalogue(
  projects: readonly Project[],
  named: readonly string[],
): Steps<CatalogueFacts> {
  const listings: Listing[] = []
  for (const project of projects) {
    listings.push(listingOf(project))
    yield
  }
  return { listings, named, hasPrices: hasOffers(projects) }
}

/** Names that a filter field offers; others match when typed. */
const MOST_OFFERED = 60

export function filterChoices({ listings, named, hasPrices }: CatalogueFacts): FilterChoices {
  const cities = places(listings)
  const bedrooms = new Set(listings.flatMap((listing) => listing.bedrooms))
  return {
    cities,
    offered: {
      cities: mostListed(
        cities,
        listings.flatMap((listing) => places([listing])),
      ),
      developers: mostListed(
        developers(listings),
        listings.map(({ developer }) => developer),
      ),
    },
    places: [...new Set([...cities, ...localities(listings), ...named])],
    sectors: sectors(listings),
    developers: developers(listings),
    bedrooms: sorted(bedrooms, (a, b) => a - b),
    statuses: statuses
      .map(({ value }) => value)
      .filter((status) => listings.some((listing) => listing.statuses.includes(status))),
    near: nearPlaces
      .map(({ value }) => value)
      .filter((place) => listings.some(({ near }) => near.some((one) => one.place === place))),
    hasDates: listings.some(({ possession }) => possession !== undefined),
    hasPrices,
  }
}

/** Keeps the given order; `borne` has one name per project. */
function mostListed(names: string[], borne: readonly (string | undefined)[]): string[] {
  if (names.length <= MOST_OFFERED) return names
  const counts = new Map<string | undefined, number>()
  for (const name of borne) counts.set(name, (counts.get(name) ?? 0) + 1)
  const most = sorted(names, (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(
    0,
    MOST_OFFERED,
  )
  const kept = new Set(most)
  return names.filter((name) => kept.has(name))
}
