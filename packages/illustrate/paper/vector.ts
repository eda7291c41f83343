import { nth } from './nth.ts'

/** A point or direction in metres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number]
/** A point on the ground in metres: x to the right, y away from the viewer. */
export type Spot = readonly [number, number]

/** Keeps a number within bounds. */
export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value))
/** The number a share of the way between two. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below `from`, 1 above `to`, an S-curve between; `from` may exceed `to`. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** The scalar product. */
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** a plus b, b taken so many times. */
export const plus = (a: Vec, b: Vec, times = 1): Vec => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]
/** The direction alone, length 1. */
export const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
/** A ray thrown back by a surface with the given unit normal. */
export const reflect = (ray: Vec, normal: Vec): Vec => plus(ray, normal, -2 * dot(ray, normal))
/** The spot a share of the way between two. */
export const between = (a: Spot, b: Spot, share: number): Spot => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
]
/** A ground spot at height z metres. */
export const lift = (spot: Spot, z: number): Vec => [spot[0], spot[1], z]

/** An axis-aligned rectangle on the ground, in metres, anticlockwise from its near left corner. */
export const rectangle = (x: number, y: number, width: number, depth: number): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
]

/** An ellipse on the ground in `steps` points; radii in metres. */
export const ellipse = (x: number, y: number, rx: number, ry = rx, steps = 40): Spot[] =>
  Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const
  })

/** A local frame: gives ground points `u` metres along and `v` metres behind a front that is turned by `angle` radians. */
export const frame =
  (origin: Spot, angle: number) =>
  (u: number, v: number): Spot => [
    origin[0] + u * Math.cos(angle) - v * Math.sin(angle),
    origin[1] + u * Math.sin(angle) + v * Math.cos(angle),
  ]

/** Smooths a line through its points (Catmull-Rom), `steps` pieces a span. */
export function curve(points: readonly Spot[], steps = 10): Spot[] {
  const line: Spot[] = []
  const at = (i: number): Spot => nth(points, clamp(i, 0, points.length - 1))
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const axis = (n: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]]
        return (
          0.5 *
          (2 * b +
            (c - a) * t +
            (2 * a - 5 * b + 4 * c - d) * t * t +
            (3 * b - a - 3 * c + d) * t ** 3)
        )
      }
      line.push([axis(0), axis(1)])
    }
  }
  return [...line, nth(points, points.length - 1)]
}

/** The outline of a band of the given width, in metres, along a line. */
export function ribbon(line: readonly Spot[], width: number): Spot[] {
  const side = (sign: number): Spot[] =>
    line.map((point, i) => {
      const a = nth(line, Math.max(0, i - 1))
      const b = nth(line, Math.min(line.length - 1, i + 1))
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const k = (sign * width) / 2 / length
      return [point[0] - (b[1] - a[1]) * k, point[1] + (b[0] - a[0]) * k] as const
    })
  return [...side(-1), ...side(1).toReversed()]
}
