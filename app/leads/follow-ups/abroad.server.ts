import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { zoneOfCountry } from '#app/lib/dates/country-zone.ts'

/** Intl takes 60 µs for a country, and a page has a hundred leads. */
const known = new Map<string, Abroad | null>()

/** Of a phone's country, ISO 3166-1 alpha-2; null for India, and where the zone is unknown. */
export function abroadIn(country: string): Abroad | null {
  if (country === 'IN') return null
  const place = known.get(country) ?? placeOf(country)
  known.set(country, place)
  return place
}

function placeOf(country: string): Abroad | null {
  const zone = zoneOfCountry(country)
  return zone ? { ...zone, country: nameOfCountry(country) } : null
}
