import type { Counts } from './insight-figures.ts'

/**
 * Leads of each city by the catalogue's rule: a place is in every city whose name it holds. What is in
 * none stands under the empty name.
 */
export function cityCounts(places: Counts, cities: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const { key, count } of places) {
    const place = key.toLowerCase()
    const found = cities.filter((city) => place.includes(city.toLowerCase()))
    for (const city of found.length > 0 ? found : [''])
      counts.set(city, (counts.get(city) ?? 0) + count)
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}
