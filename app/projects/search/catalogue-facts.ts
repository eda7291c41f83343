import { developers, localities, places, sectors } from '#app/projects/catalogue.ts'
import { nearPlaces, statuses, type FilterChoices } from '#app/projects/filter/filter-choices.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import type { Project } from '#app/projects/project.ts'

import { listingOf, type Listing } from './listing.ts'

/** The catalogue as a search reads it, on the server and, sent along, in the browser. */
export type CatalogueFacts = {
  listings: Listing[]
  /** Cities that may be asked for though nothing is listed there. */
  named: readonly string[]
  hasPrices: boolean
}

export function catalogueFacts(
  projects: readonly Project[],
  named: readonly string[],
): CatalogueFacts {
  return { listings: projects.map(listingOf), named, hasPrices: hasOffers(projects) }
}

export function filterChoices({ listings, named, hasPrices }: CatalogueFacts): FilterChoices {
  const cities = places(listings)
  const bedrooms = new Set(listings.flatMap((listing) => listing.bedrooms))
  return {
    cities,
    places: [...new Set([...cities, ...localities(listings), ...named])],
    sectors: sectors(listings),
    developers: developers(listings),
    bedrooms: [...bedrooms].toSorted((a, b) => a - b),
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
