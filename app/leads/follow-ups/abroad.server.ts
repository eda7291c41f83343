import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { zoneOfCountry } from '#app/lib/dates/country-zone.ts'

/** Of a phone's country, ISO 3166-1 alpha-2; null for India, and where the zone is unknown. */
export function abroadIn(country: string): Abroad | null {
  const zone = country === 'IN' ? undefined : zoneOfCountry(country)
  return zone ? { ...zone, country: nameOfCountry(country) } : null
}
