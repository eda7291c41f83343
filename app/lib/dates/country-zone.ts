/** Where most people of a country with several times live. */
const mainZones: ReadonlyMap<string, string> = new Map([
  ['AU', 'Australia/Sydney'],
  ['BR', 'America/Sao_Paulo'],
  ['CA', 'America/Toronto'],
  ['CD', 'Africa/Kinshasa'],
  ['CL', 'America/Santiago'],
  ['CN', 'Asia/Shanghai'],
  ['EC', 'America/Guayaquil'],
  ['ES', 'Europe/Madrid'],
  ['FM', 'Pacific/Ponape'],
  ['GL', 'America/Godthab'],
  ['ID', 'Asia/Jakarta'],
  ['KI', 'Pacific/Tarawa'],
  ['MN', 'Asia/Ulaanbaatar'],
  ['MX', 'America/Mexico_City'],
  ['NZ', 'Pacific/Auckland'],
  ['PF', 'Pacific/Tahiti'],
  ['PG', 'Pacific/Port_Moresby'],
  ['PT', 'Europe/Lisbon'],
  ['RU', 'Europe/Moscow'],
  ['UA', 'Europe/Kiev'],
  ['US', 'America/New_York'],
])

/** `isAbout` where the country has several times. */
export type CountryZone = { zone: string; isAbout: boolean }

/** The main time zone of a country (ISO 3166-1 alpha-2), by Node’s copy of the Unicode CLDR; undefined where it has none. */
export function zoneOfCountry(country: string): CountryZone | undefined {
  const main = mainZones.get(country)
  if (main !== undefined) return { zone: main, isAbout: true }
  const [zone] = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
  return zone === undefined ? undefined : { zone, isAbout: false }
}
