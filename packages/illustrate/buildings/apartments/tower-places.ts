import { nth } from '../../paper/nth.ts'
import type { Spot } from '../../paper/vector.ts'

/** Towers to be placed: all of one size, in metres, and the room they have on the sheet, in px from the lens's centre. */
export interface TowerRow {
  count: number
  /** Greatest width of one, and height of all that rises above the eye. */
  span: number
  height: number
  focal: number
  /** Px above the horizon that the nearest may take. */
  rise: number
  left: number
  right: number
  /** Where the group's middle is to be, as far as the room allows. */
  middle: number
  /** Px between neighbours, at most. */
  gap: number
  /** Metres to the nearest, at least. */
  least: number
  /** How far each stands, left to right, as a share of the nearest one's distance; by their number where left out. */
  away?: readonly number[] | undefined
}

/** How far each tower stands, left to right, as a share of the nearest one's distance. */
const depths: readonly (readonly number[])[] = [
  [1],
  [1.34, 1],
  [1.5, 1, 1.28],
  [1.3, 1.75, 1, 1.5],
  [1.5, 2.1, 1.25, 1, 1.6],
  [1.45, 2.1, 1.25, 1, 1.9, 1.45],
]

/** Where the towers stand, left to right, so that each is seen whole and clear of its neighbours. */
export function towerPlaces(row: TowerRow): Spot[] {
  const { count, span, focal, left, right } = row
  const away =
    row.away ??
    depths[count - 1] ??
    Array.from({ length: count }, (_, i) => nth([1.5, 2.1, 1.25, 1.8, 1, 1.7, 1.35], i % 7))
  const across = away.reduce((sum, share) => sum + 1 / share, 0) * span * focal
  const nearest = Math.max(
    (row.height * focal) / row.rise,
    across / ((right - left) * 0.9),
    row.least,
  )
  const filled = across / nearest
  const gap = Math.min(row.gap, (right - left - filled) / Math.max(1, count - 1))
  const whole = filled + gap * (count - 1)
  let from = Math.min(right - whole, Math.max(left, row.middle - whole / 2))
  return away.map((share) => {
    const distance = nearest * share
    const width = (span * focal) / distance
    const px = from + width / 2
    from += width + gap
    return [(px * distance) / focal, distance]
  })
}
