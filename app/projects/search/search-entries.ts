import { groupBy } from '#app/lib/lists.ts'
import { countInCity, developers, places, spotsOf } from '#app/projects/catalogue/catalogue.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'

import type { SearchEntry } from './project-search.ts'
import type { Listing } from './listing.ts'

export function listingEntry(listing: Listing): SearchEntry {
  const homes = listing.bedrooms.map((count) => `${count} BHK`)
  return {
    to: `/${listing.slug}`,
    label: listing.name,
    detail: listing.location,
    more: [listing.developer ?? '', listing.type, ...homes].join(' ').trim(),
    text: listing.text,
  }
}

export function searchEntries(listings: readonly Listing[]): SearchEntry[] {
  const spots = spotsOf(listings)
  const byDeveloper = groupBy(listings, ({ developer }) => developer)
  const toPlaces = places(listings).map((place) => ({
    to: `/projects?${new URLSearchParams({ city: place })}`,
    label: place,
    detail: countProjects(countInCity(spots, place)),
    more: '',
  }))
  const toDevelopers = developers(listings).map((developer) => ({
    to: `/projects?${new URLSearchParams({ developer })}`,
    label: developer,
    detail: countProjects(byDeveloper.get(developer)?.length ?? 0),
    more: '',
  }))
  return [...toPlaces, ...toDevelopers, ...listings.map(listingEntry)]
}
