import { circle, type Markup, shape } from '../../paper/svg.ts'
import { ellipse } from '../../paper/vector.ts'
import { type Indoors, onSide, type Side } from '../../rooms/indoors.ts'
import { halo } from '../lights/luminaires.ts'

/** A looking glass on a wall with light round its edge: middle and size in metres; round, or arched. */
export function mirror(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  w: number,
  h: number,
  round: boolean,
): Markup {
  const ring = (grow: number): string =>
    on.camera.hull(
      round
        ? ellipse(u, z, w / 2 + grow, h / 2 + grow, 48).map(([a, b]) =>
            onSide(on, side, a, b, 0.03),
          )
        : [
            ...ellipse(u, z + h / 2 - w / 2, w / 2 + grow, w / 2 + grow, 48).filter(
              ([, b]) => b > z + h / 2 - w / 2,
            ),
            [u - w / 2 - grow, z - h / 2 - grow] as const,
            [u + w / 2 + grow, z - h / 2 - grow] as const,
          ].map(([a, b]) => onSide(on, side, a, b, 0.03)),
    )
  const [px, py, depth] = on.camera.project(onSide(on, side, u, z))
  const glass = on.sheet.gradient(
    [
      [0, on.mood.tone('#dfe4dc', 0.9)],
      [0.45, on.mood.tone('#c2c8c0', 0.56)],
      [0.46, on.mood.tone('#d9d8cc', 0.7)],
      [1, on.mood.tone('#a9a89c', 0.4)],
    ],
    px - 60,
    py - 120,
    px + 60,
    py + 120,
  )
  const k = on.camera.scale(depth)
  return (
    circle(px, py, Math.max(w, h) * k * 0.95, halo(on, 0.7)) +
    shape(ring(0.045), '#ffefcf', on.sheet.blur(3)) +
    shape(ring(0.03), on.mood.tone('#b98a4a', 0.5)) +
    shape(ring(0), glass)
  )
}
