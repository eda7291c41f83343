import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { type Random, random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, opacity, shape } from '../../paper/svg.ts'
import { lift, type Spot } from '../../paper/vector.ts'
import type { Place } from './apartment-parts.ts'
import { faced } from './apartment-finish.ts'
import { STOREY } from './bays.ts'
import { onWall, solid, type Wall, wallsOf } from '../solids.ts'

/** Drawn over the flats: the stone lowest storeys' glazed hall, `storeys` of them clad. */
export function lobbyOf(on: Stage, plan: readonly Spot[], stone: string, seed: number): Markup {
  const [chance, lamps] = [random(seed + 5), random(seed + 577)]
  return wallsOf(on, plan)
    .filter((wall) => wall.visible)
    .map((wall) => hallFront(on, wall, stone, chance, lamps))
    .join('')
}

/** The lowest storey of one wall: glass between stone piers on a plinth, under a stone band. */
function hallFront(on: Stage, wall: Wall, stone: string, chance: Random, lamps: Random): Markup {
  const { light } = on
  const { lamp, litShare, glass } = light.colours
  const air = (colour: string): string => throughAir(light, colour, wall.distance * 0.8)
  const [panes, dark] = [new Batch(), new Batch()]
  const count = Math.max(2, Math.round(wall.length / 4))
  for (let i = 0; i < count; i++) {
    const warm = mix(lamp, '#b9774a', chance.next() * 0.4)
    const lit = litShare > 0.1 || lamps.chance(0.3)
    const tone = lit ? warm : mix(glass, '#0f2530', 0.3)
    const [from, to] = [(i + 0.11) / count, (i + 0.89) / count]
    panes.add(onWall(on, wall, from, to, 0.35, STOREY - 0.35), air(tone))
    dark.add(onWall(on, wall, from, to, STOREY - 0.75, STOREY - 0.35), '#14202a', opacity(0.4))
    const middle = (from + to) / 2
    dark.add(
      onWall(
        on,
        wall,
        middle - 0.06 / wall.length,
        middle + 0.06 / wall.length,
        0.35,
        STOREY - 0.35,
      ),
      '#14202a',
      opacity(0.4),
    )
  }
  return (
    shape(onWall(on, wall, 0, 1, 0, STOREY), air(faced(on, stone, wall.normal))) +
    panes +
    dark +
    shape(
      onWall(on, wall, 0, 1, 0, 0.3, 0.1),
      air(mix(faced(on, stone, wall.normal), '#1c2226', 0.4)),
    ) +
    shape(
      onWall(on, wall, -0.01, 1.01, STOREY - 0.1, STOREY + 0.35, 0.5),
      air(faced(on, mix(stone, '#fff4e0', 0.5), wall.normal)),
    )
  )
}

/** Where a tower's way in is: the middle of its front in its own frame, in metres, and half the canopy's width. */
export interface Door {
  x: number
  front: number
  half: number
}

/** What stands before the front: clipped hedges on both sides, steps, and a canopy on columns over the doors. */
export function porch(
  on: Stage,
  place: Place,
  { x, front, half }: Door,
  stone: string,
  accent: string,
): Markup {
  const { light, camera } = on
  const leaf = light.colours.leaves.middle
  const pale = mix(stone, '#fff4e0', 0.6)
  const reach = 6.5
  const hedge = (from: number, wide: number): Markup =>
    solid(on, place(from, front - 3.2, wide, 1.5), 0, 1.25, nth(leaf, 2), {
      top: throughAir(light, nth(leaf, 3), camera.depth(lift(nth(place(from, front, 1, 1), 0), 0))),
    })
  const column = (u: number, v: number): Markup => solid(on, place(u, v, 0.45, 0.45), 0, 4, pale)
  const slab = place(x - half, front - reach, half * 2, reach)
  const lit = mix(
    mix(accent, light.colours.underside, 0.4),
    light.colours.lamp,
    0.25 + Math.min(0.5, light.colours.litShare),
  )
  const doors = solid(
    on,
    place(x - 2.6, front - 0.4, 5.2, 0.4),
    0,
    3.3,
    mix('#3a2c24', light.colours.lamp, 0.2 + 0.5 * Math.min(1, light.colours.litShare * 2)),
  )
  return (
    doors +
    hedge(x + half + 1, 7) +
    hedge(x - half - 8, 7) +
    solid(
      on,
      place(x - half + 0.6, front - reach - 0.6, half * 2 - 1.2, reach + 0.6),
      0,
      0.3,
      pale,
    ) +
    [x - half + 0.5, x + half - 0.95].map((u) => column(u, front - reach + 0.5)).join('') +
    solid(on, slab, 4, 0.7, pale, {
      bottom: throughAir(light, lit, camera.depth(lift(nth(slab, 0), 4))),
    })
  )
}
