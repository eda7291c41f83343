import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, shape } from '../paper/svg.ts'
import { ellipse, lift, type Vec } from '../paper/vector.ts'

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
  const ring = (at: number): Vec[] =>
    ellipse(x, y, radius, radius, 36).map((spot) => lift(spot, at))
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
    shape(camera.hull([...ring(z), ...ring(z + height)]), side) +
    shape(camera.face(ring(z + height)), top)
  )
}
