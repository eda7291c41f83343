import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, group, type Markup, opacity, oval, shape, stroke } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'

/** Where a court lies: gives the spot u metres along it and v metres across it. */
export type Lay = (u: number, v: number) => Spot

/** The corners of a rectangle of a court, in metres along and across it. */
export const oblong = (lay: Lay, u: number, v: number, long: number, wide: number): Spot[] => [
  lay(u, v),
  lay(u + long, v),
  lay(u + long, v + wide),
  lay(u, v + wide),
]

/** Whether floodlights are on. */
export const floodlit = ({ light }: Stage): boolean => light.colours.litShare > 0.3

/** A surface's colour at this hour near us; by floodlight it keeps its own. */
export const surfaceTone = (on: Stage, colour: string): string =>
  floodlit(on)
    ? mix(mix(colour, on.light.colours.shade, 0.16), '#fff1d2', 0.1)
    : mix(mix(colour, on.light.colours.shade, 0.16), on.light.colours.sunlight, 0.14)

/** A painted or sown surface, paler with distance. */
export function surface(on: Stage, plan: readonly Spot[], colour: string): Markup {
  const { camera, light, sheet } = on
  const near = surfaceTone(on, colour)
  const far = mix(
    mix(colour, light.colours.sunlight, floodlit(on) ? 0.1 : 0.3),
    light.colours.mist,
    floodlit(on) ? 0.1 : 0.22,
  )
  const ys = camera.polygon(plan.map((spot) => lift(spot, 0))).map((point) => point[1])
  const paint = sheet.gradientDown(
    [
      [0, far],
      [0.3, mix(far, near, 0.6)],
      [1, near],
    ],
    Math.min(...ys),
    Math.min(sheet.height + 60, Math.max(...ys)),
  )
  return shape(camera.ground(plan), paint)
}

/** The lines of a court: rectangles' edges `[u, v, long, wide]` and arcs `[u, v, radius, from, to]` (degrees), 8 cm wide, in metres. */
export function markings(
  on: Stage,
  lay: Lay,
  frames: readonly (readonly [number, number, number, number])[],
  arcs: readonly (readonly [number, number, number, number, number])[] = [],
  colour = '#fbf6ea',
): Markup {
  const { camera } = on
  const half = 0.05
  const strip = (u: number, v: number, long: number, wide: number): string =>
    camera.ground(oblong(lay, u - half, v - half, long + 2 * half, wide + 2 * half))
  let data = ''
  for (const [u, v, long, wide] of frames)
    data +=
      long === 0 || wide === 0
        ? strip(u, v, long, wide)
        : strip(u, v, long, 0) +
          strip(u, v + wide, long, 0) +
          strip(u, v, 0, wide) +
          strip(u + long, v, 0, wide)
  for (const [u, v, radius, from, to] of arcs) {
    const ring = (r: number): Spot[] =>
      Array.from({ length: 33 }, (_, i) => {
        const angle = ((from + ((to - from) * i) / 32) * Math.PI) / 180
        return lay(u + Math.cos(angle) * r, v + Math.sin(angle) * r)
      })
    data += camera.ground([...ring(radius - half), ...ring(radius + half).toReversed()])
  }
  return shape(data, mix(colour, on.light.colours.shade, floodlit(on) ? 0.12 : 0.1))
}

/** An upright mesh from a to b, from z to `top` metres: fine diagonals, thinner with distance. */
export function mesh(
  on: Stage,
  a: Spot,
  b: Spot,
  z: number,
  top: number,
  cell: number,
  colour: string,
  strength = 0.4,
): Markup {
  const { camera, sheet } = on
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const at = (t: number, high: number) =>
    lift([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length], high)
  const tall = top - z
  let lines = ''
  for (let t = -tall; t < length; t += cell) {
    const [from, to] = [Math.max(0, t), Math.min(length, t + tall)]
    lines += camera.line([at(from, z + from - t), at(to, z + to - t)])
    lines += camera.line([at(from, top - (from - t)), at(to, top - (to - t))])
  }
  const whole = camera.face([at(0, z), at(length, z), at(length, top), at(0, top)])
  return (
    shape(whole, colour, opacity(strength * 0.2)) +
    group(sheet.clip(whole), stroke(lines, colour, 0.8, opacity(strength)))
  )
}

/** Balls that lie on the ground: places along and across the court, radius in metres. */
export function balls(
  on: Stage,
  lay: Lay,
  places: readonly (readonly [number, number])[],
  radius: number,
  colour: string,
): Markup {
  const { camera, light } = on
  return places
    .map(([u, v]) => {
      const [x, y, depth] = camera.project(lift(lay(u, v), radius))
      if (depth < 2) return ''
      const r = radius * camera.scale(depth)
      return (
        oval(x + r * 0.5, y + r * 0.9, r * 1.3, r * 0.4, light.colours.shadow, opacity(0.4)) +
        circle(x, y, r, colour) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.4, '#ffffff', opacity(0.35))
      )
    })
    .join('')
}
