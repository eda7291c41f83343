import type { Grove } from '../../../outdoors/trees/grove.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { shaded, shadowOf, throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../../../paper/vector.ts'

/** Metres: the near corner of the site, its depth, and where the gate's opening begins and ends. */
export const CORNER: Spot = [7.5, 24]
export const DEEP = 96
export const gates = [
  [15.5, 22],
  [19, 25.5],
  [12.5, 19],
] as const

/** Sheets of a hoarding from a to b, seen from the right of that direction: plain, one a piece, with the spot each stands on. */
function hoarding(
  on: Stage,
  a: Spot,
  b: Spot,
  paint: string,
  height = 2.6,
): { at: Spot; body: Markup }[] {
  const { camera, light } = on
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.round(length / 2.4)
  const normal: Vec = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0]
  const at = (share: number, out = 0): Spot => [
    a[0] + (b[0] - a[0]) * share + normal[0] * out,
    a[1] + (b[1] - a[1]) * share + normal[1] * out,
  ]
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i / count, (i + 1) / count]
    const middle = at((from + to) / 2)
    const depth = camera.depth([...middle, 0])
    const sheet = (u: number, v: number, low: number, high: number, colour: string): Markup =>
      shape(
        camera.face([
          [...at(u), low],
          [...at(v), low],
          [...at(v), high],
          [...at(u), high],
        ]),
        throughAir(light, shaded(light, colour, normal), depth),
      )
    const width = to - from
    let body = sheet(from, to + width * 0.02, 0.1, height, lighten(paint, i % 2 ? 0.016 : -0.012))
    const ribs = depth < 46 ? 8 : 1
    for (let k = 1; k < ribs; k++)
      body += sheet(
        from + (width * k) / 8,
        from + (width * (k + 0.28)) / 8,
        0.1,
        height - 0.34,
        lighten(paint, -0.045),
      )
    body +=
      sheet(from, to + width * 0.02, height - 0.34, height, '#f4ead6') +
      sheet(from, to, 0, 0.24, mix(paint, '#3a3230', 0.5)) +
      sheet(from - width * 0.02, from + width * 0.03, 0, height + 0.12, mix(paint, '#2a3436', 0.35))
    return { at: middle, body }
  })
}

/** The hoarding along the street and across the front, with the gate's leaves folded back. */
export function fence(
  { camera, light, ...rest }: Stage,
  grove: Grove,
  hand: number,
  [from, to]: readonly [number, number],
  paint: string,
): void {
  const on: Stage = { camera, light, ...rest }
  const [x, y] = CORNER
  const runs: [Spot, Spot][] = [
    [
      [x, y + DEEP],
      [x, y],
    ],
    [
      [x, y],
      [from, y],
    ],
    [
      [to, y],
      [to + 62, y],
    ],
    [
      [from - 0.1, y + 5.4],
      [from, y],
    ],
  ]
  for (const [a, b] of runs) {
    const [p, q]: [Spot, Spot] =
      hand > 0
        ? [a, b]
        : [
            [-b[0], b[1]],
            [-a[0], a[1]],
          ]
    for (const { at, body } of hoarding(on, p, q, paint)) grove.add(at, body)
    const [left, right] = [Math.min(p[0], q[0]), Math.max(p[0], q[0])]
    const [near, away] = [Math.min(p[1], q[1]), Math.max(p[1], q[1])]
    grove.shadow(
      shadowOf(
        camera,
        light,
        rectangle(left, near, Math.max(0.1, right - left), Math.max(0.1, away - near)),
        2.6,
      ),
    )
  }
}
