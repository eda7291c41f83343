import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'

import { zoneOfCountry } from './country-zone.ts'
import { minutesAhead } from './zone-offset.ts'

const seasons = [new Date('2026-01-15T00:00:00Z'), new Date('2026-07-15T00:00:00Z')]
const clocks = (zone: string) => seasons.map((at) => minutesAhead(zone, at)).join()

test('each country with a calling code has one time, or a main one that is marked', () => {
  for (const country of getCountries()) {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
    const main = zoneOfCountry(country)
    expect([...zones, undefined]).toContain(main?.zone)
    expect({ country, isKnown: main !== undefined, isAbout: main?.isAbout ?? false }).toEqual({
      country,
      isKnown: zones.length > 0,
      isAbout: new Set(zones.map(clocks)).size > 1,
    })
  }
})

test.each([
  ['AE', 240],
  ['GB', 0],
  ['US', -300],
  ['SG', 480],
  ['NP', 345],
  ['IN', 330],
])('%s is %i minutes ahead of UTC in winter', (country, minutes) => {
  const { zone = '' } = zoneOfCountry(country) ?? {}
  expect(minutesAhead(zone, new Date('2026-01-15T00:00:00Z'))).toBe(minutes)
})
