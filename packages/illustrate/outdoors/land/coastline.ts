import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { lift, type Spot, type Vec } from '../../paper/vector.ts'
import { lateriteWall } from './hills.ts'
import { water } from '../water/water.ts'

/** Terraces up the slope, from the beach: the offset of their seaward edge from the shore, and height, in metres. */
export const terraces = [
  { edge: 4.5, z: 2.5 },
  { edge: 13, z: 6 },
  { edge: 40, z: 10 },
  { edge: 70, z: 15 },
] as const

/** Metres right of us at which the water's edge lies, so far away; the bay closes in the distance. */
export const shoreAt = (y: number): number => -13 + 8 * Math.sin(y / 34) - 0.0000125 * y ** 3

/** A line so many metres inland of the water's edge, near to far; `hand` -1 mirrors it. */
export const along = (offset: number, hand: number, to = 230): Spot[] =>
  Array.from({ length: 70 }, (_, i): Spot => {
    const y = 4 + (i / 69) ** 1.5 * (to - 4)
    return [(shoreAt(y) * (offset < 12 ? 1 : 0.45) + offset) * hand, y]
  })

const landRight = (hand: number): Spot[] => [
  [420 * hand, 230],
  [420 * hand, 4],
]

/** The bay, with lines of surf. */
export function sea(on: Stage, hand: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const { horizon } = camera
  const [far, middle, near] = light.colours.water
  const body = water(on, {
    shore: sheet.below(horizon + 0.5),
    top: horizon,
    bottom: sheet.height + 60,
    mirrored: '',
    reflects: [
      [0, 0.85],
      [0.2, 0.4],
      [1, 0.05],
    ],
    ripple: 10,
    seed,
    tones: [mix(far, middle, 0.5), middle, near],
  })
  let foam = ''
  for (const off of [-1, -4.5, -9]) {
    foam += camera.line(
      along(off, hand).map(([x, y]): Vec => [x + Math.sin(y * 0.3 + off) * 0.7, y, 0]),
    )
  }
  return body + stroke(foam, '#fff6e6', 2.6, opacity(0.6))
}

/** Wet and dry sand. */
export function beach(on: Stage, hand: number): Markup {
  const { camera, light } = on
  const sand = mix(light.colours.paving[0], '#f3dcae', 0.5)
  return (
    shape(
      camera.ground([...along(-0.4, hand), ...landRight(hand)]),
      mix(sand, light.colours.water[1], 0.35),
    ) + shape(camera.ground([...along(1.4, hand), ...landRight(hand)]), sand)
  )
}

/** A terrace's ground and the laterite wall that holds it; `i` counts from the beach. */
export function terraceGround(on: Stage, edge: number, z: number, i: number, hand: number): Markup {
  const { camera, light, sheet } = on
  const [far, near] = light.colours.lawn
  const line = along(edge, hand)
  const top = sheet.gradientDown(
    [
      [0, throughAir(light, mix(far, near, 0.5), 200)],
      [0.4, mix(mix(far, near, 0.6), '#b9764a', i % 2 ? 0.22 : 0.1)],
      [1, mix(near, '#9a6440', 0.14)],
    ],
    camera.horizon + 40,
    sheet.height,
  )
  const under = i ? nth(terraces, i - 1).z : 0
  const rim = (height: number): string => camera.line(line.map((spot) => lift(spot, height)))
  const road = [...along(edge + 1.2, hand), ...along(edge + 4.4, hand).toReversed()]
  return (
    lateriteWall(on, line, under, z + 0.5) +
    stroke(rim(under), light.colours.shadow, 5, opacity(0.3)) +
    stroke(
      rim(z + 0.5),
      mix(nth(light.colours.wall, 1), light.colours.sunlight, 0.4),
      2.4,
      opacity(0.9),
    ) +
    shape(camera.ground([...line, ...landRight(hand)], z), top) +
    (i === 1 || i === 2
      ? shape(camera.ground(road, z), mix(light.colours.paving[0], '#c07a52', 0.55))
      : '')
  )
}
