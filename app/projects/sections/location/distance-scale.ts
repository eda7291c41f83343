import { sorted } from '#app/lib/lists.ts'

export type Distance = { place: string; km: number }
/** `index`: its place in the list. */
export type Mark = Distance & { percent: number; index: number }

/** To scale, nearest first; the farthest place ends the line. */
export function distanceMarks(distances: readonly Distance[]): Mark[] {
  const farthest = Math.max(...distances.map(({ km }) => km))
  return sorted(
    distances.map((distance, index) => ({
      ...distance,
      percent: (distance.km / farthest) * 100,
      index,
    })),
    (a, b) => a.km - b.km,
  )
}

/** In percent. */
export function kilometreTicks(lengthKm: number): number[] {
  return Array.from({ length: Math.floor(lengthKm) + 1 }, (_, km) => (km / lengthKm) * 100)
}
