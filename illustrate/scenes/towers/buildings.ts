import { podium, tower } from '../../buildings/tower.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'

/** Each tower's place: sheet px right of the centre, and distance as a share of the first's; its floors as a share of all. */
const places = [
  { right: 60, away: 1, floors: 1 },
  { right: 322, away: 1.17, floors: 0.96 },
  { right: -170, away: 1.5, floors: 0.9 },
  { right: 560, away: 1.6, floors: 0.86 },
  { right: -330, away: 1.9, floors: 0.8 },
] as const

const FOCAL = 886

const across = (px: number, away: number): number => (px * away) / FOCAL

/** Where the towers stand, the first `distance` metres away, and their floors: the first has them all, those behind it fewer. Five at most. */
export function towersAt(
  count: number,
  floors: number,
  distance: number,
): { centre: Spot; floors: number }[] {
  return places.slice(0, count).map((place) => {
    const away = distance * place.away
    return { centre: [across(place.right, away), away], floors: Math.round(floors * place.floors) }
  })
}

/** The towers on their podium, and a lower block far behind. */
export function buildings(
  on: Stage,
  count: number,
  floors: number,
  distance: number,
  seed: number,
): Markup {
  if (count === 0) return ''
  const towers = towersAt(count, floors, distance).map((place, i) =>
    tower(on, {
      ...place,
      width: 46,
      depth: 42,
      radius: 8,
      turn: 33,
      z: 26,
      slope: i % 2 ? -0.3 : 0.3,
      seed: seed + i * 12,
    }),
  )
  const front = distance * 0.74
  const spans = places
    .slice(0, Math.min(2, count))
    .map((place) => ({ right: place.right, half: (32 * FOCAL) / (distance * place.away) }))
  const [low, high] = [
    Math.min(...spans.map((span) => span.right - span.half)) - 190,
    Math.max(...spans.map((span) => span.right + span.half)) + 150,
  ]
  const wide = { x: across(low, front), width: across(high - low, front) }
  const inner = { x: across(low + 66, front + 14), width: across(high - low - 150, front + 14) }
  return (
    towers.slice(2).toReversed().join('') +
    podium(on, {
      x: across(-560, distance * 1.3),
      y: distance * 1.3,
      width: across(300, distance * 1.3),
      depth: 40,
      floors: 5,
      seed: seed + 5,
    }) +
    (towers[1] ?? '') +
    nth(towers, 0) +
    podium(on, {
      ...inner,
      y: front + 14,
      depth: 90,
      z: 13.8,
      floors: 3,
      seed: seed + 3,
      shops: false,
    }) +
    podium(on, { ...wide, y: front, depth: 110, floors: 3, seed: seed + 2 })
  )
}
