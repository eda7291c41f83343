import { podium, tower } from '../../../buildings/city/tower.ts'
import { towerPlaces } from '../../../buildings/apartments/tower-places.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'

export const FOCAL = 886

/** Height of a storey and of the podium the towers rise from, in metres. */
const [STOREY, PODIUM] = [3.9, 26]
/** Height of the crown on the roof, at its highest, less that of the eye. */
const CROWN = 13
/** Greatest width of a tower as it is turned, in metres. */
const SPAN = 61

/** Where the towers stand, nearest first; `rise` is the px above the horizon they may take. */
export function towersAt(count: number, floors: number, rise: number): Spot[] {
  return towerPlaces({
    count,
    // Many stand in one another's edges, so that they are not small.
    span: count > 5 ? SPAN * 0.84 : SPAN,
    height: PODIUM + floors * STOREY + CROWN,
    focal: FOCAL,
    rise,
    left: -680,
    right: 310,
    middle: -160,
    gap: 24,
    least: 170,
    // Their podium hides how far each stands: two of one height are to look so.
    away: count === 2 ? [1.08, 1] : undefined,
  })
    .map(([x, y]): Spot => [-x, y])
    .toSorted((a, b) => a[1] - b[1])
}

/** The towers on their podium. */
export function buildings(on: Stage, at: readonly Spot[], floors: number, seed: number): Markup {
  const nearest = at[0]
  if (!nearest) return ''
  const towers = at.map((centre, i) =>
    tower(on, {
      centre,
      floors,
      width: 46,
      depth: 42,
      radius: 8,
      turn: 33,
      z: PODIUM,
      slope: i % 2 ? -0.3 : 0.3,
      seed: seed + i * 12,
    }),
  )
  const front = nearest[1] * 0.74
  const edges = at.flatMap(([x, y]) =>
    [x - SPAN / 2, x + SPAN / 2].map((side) => (side * FOCAL) / y),
  )
  const [low, high] = [Math.min(...edges) - 190, Math.max(...edges) + 150]
  const across = (px: number, away: number): number => (px * away) / FOCAL
  return (
    towers.toReversed().join('') +
    podium(on, {
      x: across(low + 66, front + 14),
      width: across(high - low - 150, front + 14),
      y: front + 14,
      depth: 90,
      z: 13.8,
      floors: 3,
      seed: seed + 3,
      shops: false,
    }) +
    podium(on, {
      x: across(low, front),
      width: across(high - low, front),
      y: front,
      depth: 110,
      floors: 3,
      seed: seed + 2,
    })
  )
}
