import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { clockwise, type Markup, outline, type Pixel, shape } from '../paper/svg.ts'
import { ellipse, lift, type Spot, type Vec } from '../paper/vector.ts'
import { contact } from '../rooms/room.ts'
import { convexHull } from './upholstery.ts'

/** A drum: centre of its foot, radius and height in metres. */
export function drum(
  on: Stage,
  [x, y, z]: Vec,
  radius: number,
  height: number,
  colour: string,
  top = lighten(colour, 0.1),
): Markup {
  const { camera, sheet } = on
  const ring = (at: number): readonly Pixel[] =>
    camera.polygon(ellipse(x, y, radius, radius, 36).map((spot) => lift(spot, at)))
  const [left, right] = [
    camera.project([x - radius, y, z])[0],
    camera.project([x + radius, y, z])[0],
  ]
  const side = sheet.gradientAcross(
    [
      [0, mix(colour, '#ffdba0', 0.42)],
      [0.3, colour],
      [1, mix(colour, '#120c10', 0.6)],
    ],
    left,
    right,
  )
  return (
    shape(clockwise(convexHull([...ring(z), ...ring(z + height)])), side) +
    shape(outline(ring(z + height)), top)
  )
}

/** A round table: centre, radius and height in metres. */
export function roundTable(
  on: Stage,
  centre: Spot,
  radius: number,
  height: number,
  colour: string,
): Markup {
  const [x, y] = centre
  const [left, right] = [
    on.camera.project([x - radius, y, height])[0],
    on.camera.project([x + radius, y, height])[0],
  ]
  const top = on.sheet.gradientAcross(
    [
      [0, mix(colour, '#fff0d0', 0.72)],
      [0.5, mix(colour, '#f0cfa0', 0.45)],
      [1, mix(colour, '#2a1c1a', 0.1)],
    ],
    left,
    right,
  )
  return (
    contact(on, ellipse(x + 0.12, y - 0.12, radius * 1.12, radius), 0.5) +
    drum(on, [x, y, 0.02], radius * 0.3, height - 0.07, mix(colour, '#2a1a16', 0.3)) +
    drum(on, [x, y, height - 0.05], radius, 0.05, colour, top)
  )
}
