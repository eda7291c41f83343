import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { group, type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle, type Spot } from '../../paper/vector.ts'
import { caustics, water } from './water.ts'

/** A pool: near left corner, size and depth of the water's surface below the deck (negative), in metres. */
export interface Basin {
  x: number
  y: number
  width: number
  length: number
  level: number
}

/** Coping, tiled floor, water with its mirror image, light net and inner edges. */
export function poolBasin(on: Stage, basin: Basin, mirrored: Markup, seed: number): Markup {
  const { camera, sheet, light } = on
  const { x, y, width, length, level } = basin
  const shore = camera.ground(rectangle(x, y, width, length))
  const top = camera.project([x, y + length, 0])[1]
  const bottom = sheet.height + 60
  const [, middle, near] = light.colours.water
  const coping = shape(
    camera.ground(rectangle(x - 0.55, y - 0.5, width + 1.1, length + 1.05)),
    mix(nth(light.colours.wall, 0), '#fff3dc', 0.4),
  )
  const body = water(on, {
    shore,
    top,
    bottom,
    mirrored,
    reflects: [
      [0, 0.94],
      [0.14, 0.74],
      [0.3, 0.2],
      [0.5, 0.08],
      [1, 0.02],
    ],
    ripple: 30,
    seed,
    tones: [mix(middle, light.colours.sun[2], 0.35), middle, near],
  })
  let tiles = ''
  for (let row = y; row < y + length; row += 1.1)
    tiles += camera.ground(rectangle(x, row, width, 0.05), -1.2)
  for (let column = x; column < x + width; column += 1.1)
    tiles += camera.ground(rectangle(column, y, 0.05, length), -1.2)
  const floor = group(
    sheet.clip(shore) +
      sheet.fade(
        [
          [0, 0],
          [0.5, 0.3],
          [1, 1],
        ],
        top,
        bottom,
      ),
    shape(tiles, mix(middle, '#ffffff', 0.6), opacity(0.26) + sheet.blur(1.2)),
  )
  const wall = (from: Spot, to: Spot, colour: string): Markup =>
    shape(
      camera.face([
        [...from, 0],
        [...to, 0],
        [...to, level],
        [...from, level],
      ]),
      colour,
    )
  const walls =
    wall([x, y + length], [x + width, y + length], mix(near, light.colours.sunlight, 0.25)) +
    wall([x + width, y], [x + width, y + length], mix(nth(light.colours.wall, 1), middle, 0.3))
  return coping + body + floor + caustics(on, shore, top, bottom, 0.3) + walls
}
