import { lighten, mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import {
  clockwise,
  type Markup,
  opacity,
  outline,
  type Pixel,
  shape,
  stroke,
} from '../paper/svg.ts'
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

/** A rectangle in space with its corners rounded by `radius` metres in so many steps, or left sharp below a radius: corner, and its two sides. */
export function roundedFace(
  { camera }: Stage,
  corner: Vec,
  along: Vec,
  up: Vec,
  radius: number,
  { steps, sharp } = { steps: 5, sharp: 0 },
): readonly Pixel[] {
  const [la, lu] = [Math.hypot(...along), Math.hypot(...up)]
  const axis = (n: 0 | 1 | 2, a: number, u: number): number =>
    corner[n] + (along[n] * a) / la + (up[n] * u) / lu
  const point = (a: number, u: number): Vec => [axis(0, a, u), axis(1, a, u), axis(2, a, u)]
  const r = Math.min(radius, la / 2, lu / 2)
  if (r < sharp) return camera.polygon([point(0, 0), point(la, 0), point(la, lu), point(0, lu)])
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
  return camera.polygon(points)
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
  const front = roundedFace(on, [x, y, z], [w, 0, 0], [0, 0, h], r)
  const side = roundedFace(on, [sx, y, z], [0, d, 0], [0, 0, h], r)
  const top = roundedFace(on, [x, y, z + h], [w, 0, 0], [0, d, 0], r)
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
  const hull = clockwise(
    convexHull([...camera.polygon(inner(r * 0.4)), ...camera.polygon(far(inner(r * 0.4)))]),
  )
  let body = shape(hull, mix(colour, '#2a1d22', 0.2))
  if (seesTop)
    body += shape(
      hull,
      bevel,
      on.sheet.clip(
        outline(
          convexHull([
            ...top,
            ...camera.polygon([
              [x, y, z + h - r],
              [x + w, y, z + h - r],
              [x + w, y + d, z + h - r],
              [x, y + d, z + h - r],
            ]),
          ]),
        ),
      ),
    )
  if (seesLeft || seesRight)
    body += shape(
      outline(side),
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
      outline(top),
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
    outline(front),
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
  const welt = camera.polygon([
    [x + r, y, z + h - r * 0.4],
    [x + w - r, y, z + h - r * 0.4],
  ])
  return body + stroke(outline(welt, false), lighten(bevel, 0.03), 1, opacity(0.55))
}

/** The outline round a set of sheet points. */
export function convexHull(points: readonly Pixel[]): Pixel[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Pixel[]): Pixel[] => {
    const kept: Pixel[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [nth(kept, kept.length - 2), nth(kept, kept.length - 1)]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
