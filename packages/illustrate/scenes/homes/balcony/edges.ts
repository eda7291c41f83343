import { halo } from '../../../furniture/lights/luminaires.ts'
import { trough } from '../../../furniture/plants/planting.ts'
import { nth } from '../../../paper/nth.ts'
import { circle, type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import type { Vec } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import { extent, type Indoors, onSide, panel, type Side } from '../../../rooms/indoors.ts'
import { down } from '../../../rooms/room.ts'
import type { Scheme } from '../../../rooms/schemes.ts'

/** What grows in the boxes of a balcony, by seed. */
export const plantings: readonly (readonly Species[])[] = [
  ['bougainvillea', 'hedge'],
  ['shrub', 'bougainvillea', 'hedge'],
  ['bougainvillea', 'bougainvillea', 'shrub'],
]

/** Planted boxes outside the rail along a side. */
export function boxes(on: Indoors, side: Side, scheme: Scheme, seed: number): Markup {
  const { left, right, front, back } = on.room
  const kinds = nth(plantings, seed % plantings.length)
  const deep = 0.36
  const long = back - front - 2.4
  const x = side === 'left' ? left - deep - 0.02 : right + 0.02
  const [from, size]: readonly [Vec, Vec] =
    side === 'back'
      ? [
          [left, back + 0.02, 0],
          [right - left, deep, 0.34],
        ]
      : [
          [x, front + 2.4, 0],
          [deep, long, 0.34],
        ]
  return trough(on, from, size, scheme.featureColour, kinds, 0.5, seed)
}

/** A glass balustrade with a timber handrail along a side. */
export function rail(on: Indoors, side: Side, wood: string): Markup {
  const [from, to] = extent(on, side)
  const count = Math.round((to - from) / 1.3)
  let [posts, glints] = ['', '']
  for (let i = 0; i <= count; i++) {
    const u = from + (i * (to - from)) / count
    posts += panel(on, side, u - 0.02, 0, 0.04, 1.1)
    if (i % 2 === 0 && i < count)
      glints += on.camera.face([
        onSide(on, side, u + 0.2, 0.06),
        onSide(on, side, u + 0.5, 0.06),
        onSide(on, side, u + 1, 1.08),
        onSide(on, side, u + 0.7, 1.08),
      ])
  }
  return (
    shape(panel(on, side, from, 0.06, to - from, 1.02), '#ffffff', opacity(0.1)) +
    shape(glints, '#ffffff', opacity(0.12)) +
    shape(posts, on.mood.tone('#4a423e', 0.36)) +
    shape(panel(on, side, from, 1.08, to - from, 0.07), on.mood.tone(wood, 0.4))
  )
}

/** The home's own window wall on a side: sliding glass, curtains, and a lit room behind. */
export function home(on: Indoors, side: 'left' | 'right', scheme: Scheme): Markup {
  const { room, mood } = on
  const [from, to, high] = [room.front, room.back - 0.5, room.height - 0.32]
  const x = room[side]
  const glass = down(
    on,
    [
      [0, mood.tone(scheme.wall, 0.5 + 0.4 * mood.night)],
      [0.6, mood.tone(scheme.ground, 0.46 + 0.3 * mood.night)],
      [1, mood.tone(scheme.wood, 0.42)],
    ],
    [x, to, high],
    [x, to, 0],
  )
  let bars =
    panel(on, side, from, high - 0.04, to - from, 0.07) + panel(on, side, from, 0, to - from, 0.08)
  for (let y = to; y > from; y -= 1.5) bars += panel(on, side, y - 0.06, 0, 0.06, high)
  let folds = ''
  for (const edge of [to, to - 3])
    for (let i = 0; i < 9; i++)
      folds += panel(on, side, edge - 0.12 - i * 0.08, 0.08, 0.045, high - 0.1)
  const lamp = on.camera.project(onSide(on, side, to - 1.2, 1.5, -0.6))
  return (
    clad(on, side, 'plaster', scheme.wall) +
    shape(panel(on, side, from, 0.04, to - from, high), glass) +
    shape(folds, mood.tone('#fff6e6', 0.66), opacity(0.8)) +
    circle(lamp[0], lamp[1], 130, halo(on)) +
    shape(panel(on, side, from, 0.08, to - from, 0.5), mood.tone(scheme.cloth, 0.4), opacity(0.4)) +
    shape(bars, mood.tone('#3a322e', 0.4))
  )
}
