import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, shape } from '../../paper/svg.ts'
import { facing } from '../../rooms/room.ts'
import { box } from '../solids.ts'
import { podium, tower } from './tower.ts'

const MALL = { x: 10, y: 84, width: 110, depth: 60 }

/** Shops round a glazed atrium, a studio tower of so many floors with its ground floor, and two lower neighbours. */
export function cityBlock(on: Stage, floors: number, seed: number): Markup {
  const { light, sheet, camera } = on
  const chance = random(seed)
  const { x, y, width, depth } = MALL
  const slope = chance.pick([-0.35, 0.35, 0])
  const [left, right] = chance.chance(0.5) ? [9, 15] : [13, 11]
  const [top, foot] = [camera.project([40, y, 17])[1], camera.project([40, y, 0])[1]]
  const glow = sheet.gradientDown(
    [
      [0, mix('#5f8c94', light.colours.lamp, 0.5)],
      [0.6, light.colours.lamp],
      [1, '#fff1cf'],
    ],
    top,
    foot,
  )
  let atrium = shape(facing(on, [38, y - 3, 0], 14, 17.4), glow)
  for (let i = 0; i < 9; i++) {
    const [px, py, away] = camera.project([39.2 + i * 1.4, y - 3, chance.between(6, 15)])
    atrium += circle(px, py, 0.5 * camera.scale(away), '#fffbe9', opacity(0.9))
  }
  for (const z of [4.9, 9.4])
    atrium += shape(facing(on, [38, y - 3.05, z], 14, 1), '#8c5f40', opacity(0.35))
  for (let i = 0; i <= 7; i++)
    atrium += shape(facing(on, [38 + i * 2 - 0.1, y - 3.1, 0], 0.2, 17.4), '#6b4a36', opacity(0.75))
  for (const z of [4.6, 9, 13.4])
    atrium += shape(facing(on, [38, y - 3.1, z], 14, 0.3), '#6b4a36', opacity(0.75))
  // Seen from one side its eaves must not stand far out over nothing.
  atrium +=
    box(
      on,
      [37.5, y - 3.6, 17.2],
      [15, 3.6, 0.8],
      mix(nth(light.colours.wall, 0), '#fff3da', 0.5),
    ) + shape(facing(on, [36.6, y - 6, 4.3], 16.8, 0.45), '#b4553a')
  let awnings = ''
  for (let at = 13; at < 112; at += 6.1)
    if ((at < 32 || at > 56) && chance.chance(0.6))
      awnings += shape(
        camera.face([
          [at, y, 3.6],
          [at + 4.4, y, 3.6],
          [at + 4.4, y - 1.7, 2.9],
          [at, y - 1.7, 2.9],
        ]),
        chance.pick(['#b4553a', '#e0a12e', '#2f6f70', '#efe0c4']),
      )
  return (
    tower(on, {
      centre: [168, 250],
      width: 40,
      depth: 30,
      radius: 3,
      turn: 16,
      floors: right,
      z: 5,
      balconies: false,
      crown: 5,
      slope: 0,
      seed: seed + 7,
    }) +
    podium(on, { x: 130, y: 226, width: 80, depth: 50, floors: 2, seed: seed + 8 }) +
    tower(on, {
      centre: [20, 214],
      width: 46,
      depth: 26,
      radius: 3,
      turn: -8,
      floors: left,
      z: 5,
      balconies: false,
      crown: 5,
      slope: 0,
      seed: seed + 5,
    }) +
    podium(on, { x: -9, y: 190, width: 60, depth: 50, floors: 1, seed: seed + 6 }) +
    podium(on, { x: x + 6, y: y + 60, width: width + 20, depth: 40, floors: 4, seed: seed + 4 }) +
    tower(on, {
      centre: [69, 138 + (floors - 1) * 0.9],
      width: 30,
      depth: 26,
      radius: 4,
      turn: 37,
      floors,
      z: 14,
      floorHeight: 3.6,
      crown: 6,
      slope,
      balconies: seed % 2 > 0,
      seed,
    }) +
    podium(on, {
      x: x + 14,
      y: y + 10,
      width,
      depth,
      z: 9,
      floors: 1,
      floorHeight: 5,
      seed: seed + 3,
      shops: false,
    }) +
    podium(on, { x, y, width, depth, floors: 2, floorHeight: 4.7, seed: seed + 2 }) +
    atrium +
    awnings
  )
}
