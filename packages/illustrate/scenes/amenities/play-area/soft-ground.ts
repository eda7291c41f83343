import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape, stroke } from '../../../paper/svg.ts'
import { curve, ellipse, lift, type Spot } from '../../../paper/vector.ts'
import { nth } from '../../../paper/nth.ts'

/** A soft surface's colour, by hour and distance: a paint down the sheet over a plan. */
export function soft(on: Stage, plan: readonly Spot[], colour: string): Markup {
  const { camera, light, sheet } = on
  const ys = camera.polygon(plan.map((spot) => lift(spot, 0))).map((point) => point[1])
  if (!ys.length) return ''
  const dusk = light.colours.litShare > 0.3
  const near = mix(
    mix(colour, light.colours.shade, dusk ? 0.42 : 0.14),
    light.colours.sunlight,
    0.1,
  )
  const paint = sheet.gradientDown(
    [
      [0, mix(mix(colour, light.colours.sunlight, 0.3), light.colours.mist, 0.16)],
      [0.4, mix(near, light.colours.sunlight, 0.1)],
      [1, near],
    ],
    Math.min(...ys),
    Math.min(sheet.height + 60, Math.max(...ys) + 1),
  )
  return shape(camera.ground(plan), paint)
}

/** A smooth closed outline through points, in metres. */
export function blob(points: readonly Spot[]): Spot[] {
  const round = [...points, nth(points, 0), nth(points, 1), nth(points, 2)]
  const line = curve(round, 10)
  return line.slice(10, 10 + points.length * 10)
}

/** Rings of colour round a spot, the outermost first: radii in metres. */
export const rings = (
  on: Stage,
  [x, y]: Spot,
  bands: readonly (readonly [radius: number, colour: string])[],
): Markup =>
  bands.map(([radius, colour]) => soft(on, ellipse(x, y, radius, radius, 64), colour)).join('')

/** A pit of sand with a rim of logs: middle and radii in metres. */
export function sandPit(on: Stage, [x, y]: Spot, rx: number, ry: number): Markup {
  const { camera, light } = on
  const edge = (grow: number, z = 0): string =>
    camera.face(ellipse(x, y, rx + grow, ry + grow, 56).map((spot) => lift(spot, z)))
  let ripples = ''
  for (let i = 1; i < 5; i++) {
    const k = i / 5
    ripples += camera.face(
      ellipse(x + 0.2 * i, y - 0.1 * i, rx * k, ry * k * 0.8, 40).map((spot) => lift(spot, 0)),
    )
  }
  return (
    shape(edge(0.22, 0), mix('#8a5a3a', light.colours.shade, 0.35)) +
    shape(edge(0.22, 0.22), mix('#b98a5c', light.colours.skylight, 0.3)) +
    soft(on, ellipse(x, y, rx, ry, 56), '#e6cf9e') +
    stroke(ripples, mix('#c9ab74', light.colours.shade, 0.2), 1.2, ' opacity=".5"')
  )
}
