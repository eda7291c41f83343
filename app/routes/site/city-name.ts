import { cities } from '#content/cities.ts'

const LONGEST = 40

/** How a city of the address is written: as listed, else with capitals, cut to a sensible length. */
export function cityName(word: string): string {
  const wanted = word.trim().toLowerCase()
  const known = cities.find(({ slug }) => slug === wanted)
  if (known) return known.name
  return wanted.slice(0, LONGEST).replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}
