import { nth } from '../paper/nth.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { dot, frame, lift, type Spot, type Vec } from '../paper/vector.ts'
import type { Indoors } from '../rooms/indoors.ts'
import { contact, down } from '../rooms/room.ts'
import { rounded } from './upholstery.ts'

/** A block of a piece of furniture: near left foot and size in its own frame (metres), edges rounded by r metres. */
export interface Part {
  at: Vec
  size: Vec
  colour: string
  r?: number
  /** Shines by itself. */
  lamp?: boolean
}

/** Shorthand for a part. */
export const part = (
  u: number,
  v: number,
  z: number,
  w: number,
  d: number,
  h: number,
  colour: string,
  r = 0,
): Part => ({
  at: [u, v, z],
  size: [w, d, h],
  colour,
  r,
})

/** Small blocks need fewer steps round a corner, and none round the smallest. */
const FINE = { steps: 4, sharp: 0.004 }

function face(
  on: Indoors,
  { at, size, colour, r = 0, lamp }: Part,
  to: (u: number, v: number) => Spot,
): Markup {
  const { camera, mood } = on
  const [u, v, z] = at
  const [w, d, h] = size
  const plan: Spot[] = [to(u, v), to(u + w, v), to(u + w, v + d), to(u, v + d)]
  if (plan.every((spot) => camera.depth(lift(spot, z)) < 0.4)) return ''
  let body = ''
  if (r > 0.004) {
    const k = r * 0.3
    const inner = [
      to(u + k, v + k),
      to(u + w - k, v + k),
      to(u + w - k, v + d - k),
      to(u + k, v + d - k),
    ]
    const points = inner.flatMap((spot): Vec[] => [lift(spot, z + k), lift(spot, z + h - k)])
    body += shape(camera.hull(points), mood.tone(colour, 0.44))
  }
  plan.forEach((a, i) => {
    const b = nth(plan, (i + 1) % 4)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const normal: Vec = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0]
    if (normal[0] * (camera.eye[0] - a[0]) + normal[1] * (camera.eye[1] - a[1]) <= 0) return
    const lit =
      on.from === 'back'
        ? 0.45 + 0.25 * dot(normal, on.towards)
        : 0.51 + 0.32 * dot(normal, on.towards)
    const paint = lamp
      ? colour
      : down(
          on,
          [
            [0, mood.tone(colour, lit + 0.06)],
            [1, mood.tone(colour, lit - 0.16)],
          ],
          lift(a, z + h),
          lift(a, z),
        )
    body += shape(
      camera.face(rounded(lift(a, z), [b[0] - a[0], b[1] - a[1], 0], [0, 0, h], r, FINE)),
      paint,
    )
    if (!lamp && r < 0.03 && camera.eye[2] > z + h && h > 0.02)
      body += stroke(
        camera.face([lift(a, z + h), lift(b, z + h)]),
        mood.tone(colour, 0.9),
        0.9,
        opacity(0.5),
      )
  })
  if (camera.eye[2] > z + h) {
    const along: Vec = [nth(plan, 1)[0] - nth(plan, 0)[0], nth(plan, 1)[1] - nth(plan, 0)[1], 0]
    const away: Vec = [nth(plan, 3)[0] - nth(plan, 0)[0], nth(plan, 3)[1] - nth(plan, 0)[1], 0]
    const paint = lamp
      ? colour
      : down(
          on,
          [
            [0, mood.tone(colour, on.from === 'back' ? 0.94 : 0.84)],
            [1, mood.tone(colour, 0.68)],
          ],
          lift(nth(plan, 3), z + h),
          lift(nth(plan, 0), z + h),
        )
    // A rounded block's top starts a little inside its edges; the body underneath shows there as the bevel.
    const inset = r > 0.02 ? Math.min(r * 0.55, w / 4, d / 4) : 0
    const start = lift(to(u + inset, v + inset * 0.4), z + h)
    const [ka, kw] = [1 - (2 * inset) / w, 1 - (1.4 * inset) / d]
    body += shape(
      camera.face(
        rounded(start, [along[0] * ka, along[1] * ka, 0], [away[0] * kw, away[1] * kw, 0], r, FINE),
      ),
      paint,
    )
  }
  return body
}

/** True if a must be drawn before b, seen from an eye in their frame. */
function behind(a: Part, b: Part, eye: Vec): boolean {
  for (const n of [1, 0, 2] as const) {
    if (a.at[n] + a.size[n] <= b.at[n] + 1e-6) return eye[n] > a.at[n] + a.size[n]
    if (b.at[n] + b.size[n] <= a.at[n] + 1e-6) return eye[n] < a.at[n]
  }
  return false
}

/** Draws blocks in the right order. The frame's origin is a spot in the room, turned anticlockwise by `turn` degrees. */
export function assemble(on: Indoors, origin: Spot, turn: number, parts: readonly Part[]): Markup {
  const angle = (turn * Math.PI) / 180
  const to = frame(origin, angle)
  const [dx, dy] = [on.camera.eye[0] - origin[0], on.camera.eye[1] - origin[1]]
  const eye: Vec = [
    dx * Math.cos(angle) + dy * Math.sin(angle),
    -dx * Math.sin(angle) + dy * Math.cos(angle),
    on.camera.eye[2],
  ]
  const left = [...parts]
  let body = ''
  while (left.length) {
    const free = left.findIndex((a) =>
      left.every((b) => a === b || !behind(b, a, eye) || behind(a, b, eye)),
    )
    body += face(on, nth(left.splice(Math.max(0, free), 1), 0), to)
  }
  return body
}

/** One block standing square to the room: near left foot and size in metres. */
export const block = (on: Indoors, at: Vec, size: Vec, colour: string, r = 0): Markup =>
  face(on, { at, size, colour, r }, (u, v) => [u, v])

/** A soft shadow below a thing that covers so many metres, with a longer one away from the window. */
export function grounded(
  on: Indoors,
  origin: Spot,
  turn: number,
  width: number,
  depth: number,
  strength = 0.55,
): Markup {
  const to = frame(origin, (turn * Math.PI) / 180)
  const plan = [
    to(-0.05, -0.06),
    to(width + 0.05, -0.06),
    to(width + 0.05, depth + 0.05),
    to(-0.05, depth + 0.05),
  ]
  const shift = plan.map(([x, y]): Spot => [
    x - on.towards[0] * 0.55 + 0.1,
    y - on.towards[1] * 0.6,
  ])
  return contact(on, shift, strength * 0.4, 16) + contact(on, plan, strength, 6)
}
