import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { down } from '../rooms/room.ts'

/** A volume: near left foot and size, in metres. */
export interface Volume {
  x: number
  y: number
  z: number
  w: number
  d: number
  h: number
}

/** The outline of a rectangle in space with its corners rounded by `radius` metres in so many steps, or left sharp below a radius: corner, and its two sides. */
export function rounded(
  corner: Vec,
  along: Vec,
  up: Vec,
  radius: number,
  { steps, sharp } = { steps: 5, sharp: 0 },
): Vec[] {
  const [la, lu] = [Math.hypot(...along), Math.hypot(...up)]
  const axis = (n: 0 | 1 | 2, a: number, u: number): number =>
    corner[n] + (along[n] * a) / la + (up[n] * u) / lu
  const point = (a: number, u: number): Vec => [axis(0, a, u), axis(1, a, u), axis(2, a, u)]
  const r = Math.min(radius, la / 2, lu / 2)
  if (r < sharp) return [point(0, 0), point(la, 0), point(la, lu), point(0, lu)]
  const points: Vec[] = []
  const centres: [number, number, number][] = [
    [r, r, 180],
    [la - r, r, 270],
    [la - r, lu - r, 0],
    [r, lu - r, 90],
  ]
  for (const [a, u, start] of centres) {
    for (let k = 0; k <= steps; k++) {
      const angle = ((start + (k * 90) / steps) * Math.PI) / 180
      points.push(point(a + Math.cos(angle) * r, u + Math.sin(angle) * r))
    }
  }
  return points
}

/**
 * An upholstered block with crisp, slightly rounded edges. Light comes from the window behind:
 * the top is bright, the side turns from light to shade, the front is in shade, and a pale line follows the top edge.
 */
export function upholstered(
  on: Stage,
  { x, y, z, w, d, h }: Volume,
  colour: string,
  radius = 0.05,
): Markup {
  const { camera } = on
  const r = radius
  const seesLeft = camera.eye[0] < x
  const seesRight = camera.eye[0] > x + w
  const sx = seesLeft ? x : x + w
  const front = rounded([x, y, z], [w, 0, 0], [0, 0, h], r)
  const side = rounded([sx, y, z], [0, d, 0], [0, 0, h], r)
  const top = rounded([x, y, z + h], [w, 0, 0], [0, d, 0], r)
  const seesTop = camera.eye[2] > z + h
  const bevel = mix(colour, '#fff0d2', 0.34)
  // The hull under the faces: its colour shows where the edges are rounded off.
  const inner = (shift: number): Vec[] => [
    [x + shift, y, z + shift],
    [x + w - shift, y, z + shift],
    [x + w - shift, y, z + h - shift],
    [x + shift, y, z + h - shift],
  ]
  const far = (points: Vec[]): Vec[] => points.map(([px, , pz]) => [px, y + d, pz])
  const hull = camera.hull([...inner(r * 0.4), ...far(inner(r * 0.4))])
  let body = shape(hull, mix(colour, '#2a1d22', 0.2))
  if (seesTop)
    body += shape(
      hull,
      bevel,
      on.sheet.clip(
        camera.hull([
          ...top,
          [x, y, z + h - r],
          [x + w, y, z + h - r],
          [x + w, y + d, z + h - r],
          [x, y + d, z + h - r],
        ]),
      ),
    )
  if (seesLeft || seesRight)
    body += shape(
      camera.face(side),
      down(
        on,
        [
          [0, mix(colour, '#ffdcae', 0.22)],
          [0.3, mix(colour, '#3a2a2c', 0.1)],
          [1, mix(colour, '#20161a', 0.46)],
        ],
        [sx, y, z + h],
        [sx, y, z],
      ),
    )
  if (seesTop)
    body += shape(
      camera.face(top),
      down(
        on,
        [
          [0, mix(colour, '#fff2d6', 0.6)],
          [1, mix(colour, '#fbe0b4', 0.26)],
        ],
        [x, y + d, z + h],
        [x, y, z + h],
      ),
    )
  body += shape(
    camera.face(front),
    down(
      on,
      [
        [0, mix(colour, '#33262b', 0.16)],
        [0.25, mix(colour, '#2c2027', 0.3)],
        [1, mix(colour, '#1c1418', 0.6)],
      ],
      [x, y, z + h],
      [x, y, z],
    ),
  )
  const welt = camera.line([
    [x + r, y, z + h - r * 0.4],
    [x + w - r, y, z + h - r * 0.4],
  ])
  return body + stroke(welt, lighten(bevel, 0.03), 1, opacity(0.55))
}
