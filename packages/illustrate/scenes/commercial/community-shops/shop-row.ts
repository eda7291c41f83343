import { solid } from '../../../buildings/solids.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { shaded, throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../../../paper/vector.ts'
import { archFacing } from '../../../rooms/arches.ts'
import { awningShade, canopy } from './awning.ts'

/** Metres: a shop's front, its depth and the height of its eaves. */
export const [WIDE, DEEP, TALL] = [6.4, 9, 4.6]

/** A shop in a row along y: the near end of its front, and the side of the street it stands on, 1 for the right. */
interface Shop {
  at: Spot
  hand: number
  wall: string
  awning: string
  seed: number
}

/** A row of shops on one side of a street, far to near: where it begins, how many, and the side, 1 for the right. */
export function shopRow(
  on: Stage,
  [x, y]: Spot,
  count: number,
  hand: number,
  seed: number,
): Markup {
  const chance = random(seed)
  const walls = ['#f0e2cc', '#e3cba8', '#e8d6c0', '#d9b994']
  const awnings = ['#c4553a', '#2f7f74', '#d99a2b', '#8a4a52', '#3f7274']
  const first = Math.floor(chance.next() * awnings.length)
  const shops = Array.from({ length: count }, (_, i): Shop => ({
    at: [x, y + i * WIDE],
    hand,
    wall: nth(walls, (i + seed) % walls.length),
    awning: nth(awnings, (first + i * 2) % awnings.length),
    seed: seed * 9 + i,
  }))
  return (
    shops
      .toReversed()
      .map((one) => shop(on, one))
      .join('') + mural(on, [hand > 0 ? x : x - DEEP, y], nth(shops, 0))
  )
}

function shop(on: Stage, { at: [x, y], hand, wall, awning, seed }: Shop): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const depth = camera.depth([x, y + WIDE / 2, 0])
  const normal: Vec = [-hand, 0, 0]
  const air = (tone: string): string => throughAir(light, tone, depth)
  const at = (v: number, z: number, out: number): Vec => [x - hand * out, y + v, z]
  const pane = (
    from: number,
    to: number,
    low: number,
    high: number,
    out: number,
    paint: string,
    extra = '',
  ): Markup =>
    shape(
      camera.face([at(from, low, out), at(to, low, out), at(to, high, out), at(from, high, out)]),
      paint,
      extra,
    )
  const front = (colour: string): string => air(shaded(light, colour, normal))
  const plan = rectangle(hand > 0 ? x : x - DEEP, y, DEEP, WIDE)
  const rise = chance.pick([0, 0.5, 0.9, 1.3])
  const height = TALL + rise
  const [far, near] = [camera.project(at(0, 3, 0))[1], camera.project(at(0, 0.3, 0))[1]]
  const { lamp, litShare } = light.colours
  const inner = sheet.gradientDown(
    litShare > 0.1
      ? [
          [0, air(mix('#5a4436', lamp, 0.5))],
          [0.5, air(mix('#fff0c8', lamp, 0.6))],
          [1, air(mix('#8a6a4c', lamp, 0.4))],
        ]
      : [
          [0, air('#2f4a52')],
          [0.6, air(mix('#5d7d80', '#fff4da', 0.25))],
          [1, air('#6b6a5c')],
        ],
    far,
    near,
  )
  let goods = ''
  for (const z of [1, 1.6, 2.2])
    for (let v = 0.8; v < WIDE - 2.6; v += 0.3)
      if (chance.chance(0.7))
        goods += pane(v, v + 0.2, z, z + chance.between(0.12, 0.34), 0.03, air('#4a3a34'))
  goods = group(opacity(0.3), goods)
  const frame = front(mix(light.colours.timber, '#3a2c26', 0.4))
  let bars = ''
  for (const v of [0.55, 2.1, WIDE - 2.25, WIDE - 2, WIDE - 0.65])
    bars += pane(v, v + 0.1, 0.1, 3, 0.05, frame)
  return (
    solid(on, plan, 0, height, wall, {
      side: ({ normal: way }) =>
        way[1] < -0.5 ? air(shaded(light, mix(wall, '#3f8272', 0.62), way)) : undefined,
    }) +
    pane(0, WIDE, 0, 0.35, 0.01, front(mix(wall, '#8a6a54', 0.5))) +
    pane(0.55, WIDE - 2.2, 0.35, 3, 0.02, inner) +
    pane(WIDE - 2, WIDE - 0.6, 0.1, 3, 0.02, inner) +
    goods +
    bars +
    pane(0.4, WIDE - 0.4, 3.35, 4.05, 0.06, front(mix(awning, '#f4ead6', 0.72))) +
    solid(
      on,
      rectangle(hand > 0 ? x - 0.25 : x - DEEP - 0.05, y - 0.05, DEEP + 0.3, WIDE + 0.1),
      height,
      0.22,
      lighten(wall, 0.03),
    ) +
    awningShade(on, at, WIDE) +
    canopy(on, at, WIDE, awning, air) +
    (litShare > 0.1 ? glow(on, at(WIDE / 2, 2.6, 0.8)) : '')
  )
}

/** Painted arches on the flank of the nearest shop, which faces us; its left foot. */
function mural(on: Stage, [x, y]: Spot, { awning, wall, hand }: Shop): Markup {
  const depth = on.camera.depth([x, y, 0])
  const paint = (colour: string): string =>
    throughAir(on.light, mix(shaded(on.light, colour, [0, -1, 0]), colour, 0.3), depth)
  const arches: readonly (readonly [from: number, wide: number, tall: number, colour: string])[] = [
    [0.5, 4.4, 3.7, mix(awning, wall, 0.35)],
    [1, 3.4, 3, wall],
    [1.5, 2.4, 2.3, awning],
    [2, 1.4, 1.6, '#e6b45c'],
  ]
  return arches
    .map(([from, wide, tall, colour]) => {
      const left = x + (hand > 0 ? from : DEEP - from - wide)
      return shape(archFacing(on, [left, y - 0.02, 0], wide, tall), paint(colour))
    })
    .join('')
}

function glow({ camera, light, sheet }: Stage, at: Vec): Markup {
  const [x, y, depth] = camera.project(at)
  const { lamp, litShare } = light.colours
  return circle(
    x,
    y,
    3.6 * camera.scale(depth),
    sheet.glow([
      [0, lamp, litShare > 0.3 ? 0.5 : 0.22],
      [1, lamp, 0],
    ]),
  )
}
