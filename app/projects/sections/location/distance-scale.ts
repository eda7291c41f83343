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

/** An SVG path with a line of 7 at each whole kilometre. */
export function kilometreTicks(lengthKm: number): string {
  return Array.from({ length: Math.floor(lengthKm) + 1 }, (_, km) => `M${km} 0v7`).join('')
}
