import { type Make, spans } from '../../buildings/apartments.ts'
import { STOREY } from '../../buildings/bays.ts'
import { nth } from '../../paper/nth.ts'
import type { Spot } from '../../paper/vector.ts'

export const FOCAL = 830

/** How far each tower stands, left to right, as a share of the nearest one's distance. */
const depths: readonly (readonly number[])[] = [
  [1],
  [1.34, 1],
  [1.5, 1, 1.28],
  [1.3, 1.75, 1, 1.5],
  [1.5, 2.1, 1.25, 1, 1.6],
  [1.45, 2.1, 1.25, 1, 1.9, 1.45],
]

/** Where the towers stand so that each is seen whole and clear of its neighbours. */
export function placed(
  make: Make,
  floors: number,
  count: number,
  horizon: number,
  hand: number,
): Spot[] {
  const away =
    depths[count - 1] ??
    Array.from({ length: count }, (_, i) => nth([1.5, 2.1, 1.25, 1.8, 1, 1.7, 1.35], i % 7))
  const span = spans[make]
  const room = away.reduce((sum, share) => sum + 1 / share, 0) * span
  const tall = ((floors * STOREY + 8) * FOCAL) / (horizon * 0.9)
  const distance = Math.max(tall, (room * FOCAL) / 1170, 78)
  const widths = away.map((share) => (span * FOCAL) / (distance * share))
  const gap = Math.min(
    90,
    (1290 - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, count - 1),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (count - 1)
  let left = Math.min(1560 - whole, Math.max(262, 980 - whole * 0.56))
  return away.map((share, i) => {
    const px = left + nth(widths, i) / 2 - 800
    left += nth(widths, i) + gap
    return [(px * hand * distance * share) / FOCAL, distance * share]
  })
}
