import { box, onWall, type Wall } from '../buildings/solids.ts'
import { stand } from '../paper/camera.ts'
import { lighten, mix } from '../paper/colour.ts'
import { shaded, throughAir } from '../paper/light.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, shape } from '../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../paper/vector.ts'
import { carEnd } from './car-ends.ts'

/** What drives on a street that runs away from us. */
export type Vehicle = 'car' | 'bus' | 'rickshaw'

const sizes: Record<Vehicle, { wide: number; long: number; tall: number }> = {
  car: { wide: 1.8, long: 4.3, tall: 1.48 },
  bus: { wide: 2.5, long: 11.5, tall: 3.1 },
  rickshaw: { wide: 1.35, long: 2.7, tall: 1.75 },
}

/** A vehicle on a street along y: middle of its near end in metres; `away` when it drives away from us. */
export function vehicle(
  on: Stage,
  kind: Vehicle,
  [x, y]: Spot,
  away: boolean,
  paint: string,
): Markup {
  const { camera, light, sheet } = on
  const { wide, long, tall } = sizes[kind]
  const left = x - wide / 2
  const depth = camera.depth([x, y, 0])
  const air = (colour: string): string => throughAir(light, colour, depth)
  const k = camera.scale(depth)
  const under = shape(
    camera.ground(rectangle(left - 0.15, y - 0.3, wide + 0.3, long + 0.5), 0.01),
    light.colours.shadow,
    opacity(0.5) + (k > 14 ? sheet.blur(2) : ''),
  )
  const lamp = (share: number, z: number): Markup => {
    const [px, py] = camera.project([left + wide * share, y - 0.02, z])
    const colour = away ? '#c8352a' : '#fff3cf'
    const glow =
      light.colours.litShare > 0.1
        ? circle(
            px,
            py,
            (away ? 0.5 : 0.95) * k,
            sheet.glow([
              [0, colour, 0.7],
              [0.3, colour, 0.25],
              [1, colour, 0],
            ]),
          )
        : ''
    return glow + circle(px, py, Math.max(0.8, 0.11 * k), air(colour))
  }
  const wheels = box(on, [left + 0.1, y + 0.4, 0], [wide - 0.2, long - 0.8, 0.4], '#1b1d20')
  const glass = air(mix('#22343d', light.colours.skylight, 0.25))
  if (kind === 'bus') {
    const dress = (wall: Wall): Markup => {
      const count = wall.length > 4 ? 6 : 1
      let panes = shape(onWall(on, wall, 0, 1, 0.5, 0.85), air(mix(paint, '#f6ead2', 0.7)))
      for (let i = 0; i < count; i++)
        panes += shape(
          onWall(on, wall, (i + 0.06) / count, (i + 0.94) / count, 1.45, 2.65),
          light.colours.litShare > 0.2 ? air(mix('#ffe3a8', '#22343d', 0.2)) : glass,
        )
      return panes
    }
    return (
      under +
      wheels +
      box(on, [left, y, 0.32], [wide, long, tall - 0.32], paint, { dress }) +
      lamp(0.14, 0.75) +
      lamp(0.86, 0.75)
    )
  }
  const [base, shoulder] = [0.3, kind === 'car' ? 0.92 : 0.95]
  const [near, far] = kind === 'car' ? (away ? [0.5, 1.5] : [1.3, 0.6]) : [0.1, 0.1]
  const cabin = (v: number, z: number, inset: number): [Vec, Vec] => [
    [left + inset, y + v, z],
    [left + wide - inset, y + v, z],
  ]
  const [a, b] = cabin(near - 0.35, shoulder, 0.04)
  const [c, d] = cabin(near + 0.35, tall, 0.22)
  const [e, f] = cabin(long - far + 0.3, shoulder, 0.04)
  const [g, h] = cabin(long - far - 0.4, tall, 0.22)
  const roof = kind === 'rickshaw' ? '#e0a92e' : paint
  const sideFace: Vec[] = camera.eye[0] > x ? [b, f, h, d] : [a, e, g, c]
  return (
    under +
    wheels +
    box(on, [left, y, base], [wide, long, shoulder - base], paint) +
    shape(camera.face(sideFace), glass) +
    shape(camera.face([a, b, d, c]), mix(glass, air(light.colours.skylight), 0.2)) +
    (camera.eye[2] > tall
      ? shape(camera.face([c, d, h, g]), air(lighten(shaded(light, roof, [0, 0, 1]), 0.02)))
      : '') +
    shape(
      camera.face([[c[0], c[1], c[2] - 0.07], [d[0], d[1], d[2] - 0.07], d, c]),
      air(lighten(roof, 0.03)),
    ) +
    (kind === 'car' && depth < 40
      ? wheelsOf(on, camera.eye[0] > x ? left + wide : left, y, long) +
        stand(camera, carEnd(on, paint, away ? 'back' : 'front'), [x, y - 0.03, 0], tall)
      : '') +
    lamp(0.13, 0.72) +
    lamp(0.87, 0.72)
  )
}

/** The wheels on the side that shows, for cars near us. */
const wheelsOf = ({ camera }: Stage, x: number, y: number, long: number): Markup =>
  [0.85, long - 0.85]
    .map((v) => {
      const ring = (r: number): string =>
        camera.face(
          Array.from({ length: 16 }, (_, i): Vec => {
            const a = (i / 16) * Math.PI * 2
            return [x, y + v + Math.cos(a) * r, 0.33 + Math.sin(a) * r]
          }),
        )
      return shape(ring(0.33), '#1b1d20') + shape(ring(0.17), '#8d9497')
    })
    .join('')
