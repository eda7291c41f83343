import { nth } from './nth.ts'
import type { Projected } from './projected.ts'
import { lerp } from './vector.ts'

/** The part of the plane that is drawn at all, in sheet px: the sheet and what lies close about it. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Cuts a polygon on the sheet to a frame; nothing is left of one that lies outside. */
export function cropped(points: Projected[], { left, top, right, bottom }: Frame): Projected[] {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])]
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (x1 >= left && x2 <= right && y1 >= top && y2 <= bottom) return points
  if (x2 < left || x1 > right || y2 < top || y1 > bottom) return []
  let kept = points
  for (const [axis, limit, sign] of [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const)
    kept = halved(kept, (point) => (point[axis] - limit) * sign)
  return kept
}

/** The share of a line at which it enters a frame and that at which it leaves it; nothing of one that lies outside. */
function within(
  a: Projected,
  b: Projected,
  { left, top, right, bottom }: Frame,
): readonly [number, number] | undefined {
  let [enter, leave] = [0, 1]
  for (const [from, by, low, high] of [
    [a[0], b[0] - a[0], left, right],
    [a[1], b[1] - a[1], top, bottom],
  ] as const) {
    if (by === 0 && (from < low || from > high)) return undefined
    if (by === 0) continue
    const [p, q] = [(low - from) / by, (high - from) / by]
    enter = Math.max(enter, Math.min(p, q))
    leave = Math.min(leave, Math.max(p, q))
  }
  return enter < leave ? [enter, leave] : undefined
}

/** Cuts a line on the sheet to a frame: the pieces of it that are left. */
export function croppedLine(points: readonly Projected[], frame: Frame): Projected[][] {
  const pieces: Projected[][] = []
  let joins = false
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [nth(points, i - 1), nth(points, i)]
    const shares = within(a, b, frame)
    if (shares) {
      const at = (t: number): Projected => [
        lerp(a[0], b[0], t),
        lerp(a[1], b[1], t),
        lerp(a[2], b[2], t),
      ]
      const last = joins && shares[0] === 0 ? pieces.at(-1) : undefined
      if (last) last.push(at(shares[1]))
      else pieces.push([at(shares[0]), at(shares[1])])
    }
    joins = shares?.[1] === 1
  }
  return pieces
}

/** Keeps the side of a polygon on which `inside` is positive. */
function halved(points: Projected[], inside: (point: Projected) => number): Projected[] {
  const kept: Projected[] = []
  points.forEach((a, i) => {
    const b = nth(points, (i + 1) % points.length)
    const [p, q] = [inside(a), inside(b)]
    if (p >= 0) kept.push(a)
    if (p >= 0 === q >= 0) return
    const t = p / (p - q)
    kept.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)])
  })
  return kept
}
