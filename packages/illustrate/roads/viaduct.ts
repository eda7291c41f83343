import { box, solid } from '../buildings/solids.ts'
import { mix } from '../paper/colour.ts'
import { shaded, throughAir } from '../paper/light.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { ellipse, rectangle, type Spot, type Vec } from '../paper/vector.ts'

/** A straight elevated railway that runs away from the viewer: its middle line and the height of its rails, in metres. */
export interface Line {
  x: number
  rails: number
}

/** Metres between piers, and half the width of the deck. */
const SPAN = 28
const HALF = 4.7

const CONCRETE = '#d8ccba'

/** Masts, piers and girder from y to y, in metres, farthest first. As we look from below, draw its trains before it and its parapet after it. */
export function viaduct(on: Stage, line: Line, from: number, to: number): Markup {
  const { x, rails } = line
  let body = ''
  for (let y = Math.floor(to / SPAN) * SPAN; y >= from; y -= SPAN) body += mast(on, line, y + 9)
  for (let y = Math.floor((to - 0.1) / SPAN) * SPAN; y > from - SPAN; y -= SPAN) {
    const [near, far] = [Math.max(y, from), Math.min(y + SPAN, to)]
    body += box(on, [x - HALF, near, rails - 0.9], [2 * HALF, far - near, 0.6], CONCRETE)
    body += box(on, [x - 2.7, near, rails - 2.3], [5.4, far - near, 1.4], CONCRETE)
    body += soffit(on, line, near, far)
    if (y >= from) body += pier(on, line, y)
  }
  return body
}

/** Joints between the girder's segments, seen from below. */
function soffit({ camera, light }: Stage, { x, rails }: Line, from: number, to: number): Markup {
  let joints = ''
  for (let y = from; y < to && y < 120; y += 3.5)
    joints += camera.ground(rectangle(x - 2.7, y, 5.4, 0.07), rails - 2.3)
  return shape(joints, light.colours.shadow, opacity(0.28))
}

function pier(on: Stage, { x, rails }: Line, y: number): Markup {
  const { camera, light } = on
  const air = (normal: Vec): string =>
    throughAir(light, shaded(light, CONCRETE, normal), camera.depth([x, y, 0]))
  const [low, high] = [rails - 5.2, rails - 2.3]
  const side = camera.eye[0] > x ? 1 : -1
  const wing: Vec[] = [
    [x + side * 1.15, y - 1.1, low],
    [x + side * 4, y - 1.1, high - 0.7],
    [x + side * 4, y + 1.1, high - 0.7],
    [x + side * 1.15, y + 1.1, low],
  ]
  const front: Vec[] = [
    [x - 1.15, y - 1.1, low],
    [x + 1.15, y - 1.1, low],
    [x + 4, y - 1.1, high - 0.7],
    [x + 4, y - 1.1, high],
    [x - 4, y - 1.1, high],
    [x - 4, y - 1.1, high - 0.7],
  ]
  return (
    solid(on, ellipse(x, y, 1.15, 1.15, 14), 0, low + 0.3, CONCRETE) +
    shape(camera.face(wing), air([side * 0.5, 0, -0.9])) +
    shape(camera.face(front), air([0, -1, 0])) +
    box(on, [x + (side > 0 ? 3.9 : -4), y - 1.1, high - 0.7], [0.1, 2.2, 0.7], CONCRETE)
  )
}

/** A mast and the arms that carry the wires. */
function mast({ camera, light }: Stage, { x, rails }: Line, y: number): Markup {
  const at = (dx: number, z: number): Vec => [x + dx, y, z]
  const data =
    camera.line([at(-4.3, rails), at(-4.3, rails + 6.4)]) +
    camera.line([at(4.3, rails), at(4.3, rails + 6.4)]) +
    camera.line([at(-4.3, rails + 6), at(4.3, rails + 6)])
  const tone = throughAir(light, mix('#3b464c', light.colours.shade, 0.3), y)
  return stroke(
    data,
    tone,
    Math.max(0.6, 0.16 * camera.scale(camera.depth([x, y, rails]))),
    opacity(0.75),
  )
}

/** The kerb and rail on our side of the deck; y to y in metres. They are low, so that a train shows over them. */
export function parapet(on: Stage, { x, rails }: Line, from: number, to: number): Markup {
  const { camera, light } = on
  const right = camera.eye[0] > x
  const edge = right ? x + HALF - 0.15 : x - HALF + 0.15
  let body = ''
  for (let y = Math.floor((to - 0.1) / 7) * 7; y > from - 7; y -= 7) {
    const [near, far] = [Math.max(from, y), Math.min(y + 7, to)]
    if (camera.depth([edge, far, rails]) < 1) continue
    const depth = Math.max(1.5, camera.depth([edge, (near + far) / 2, rails]))
    const line = (z: number): string =>
      camera.line([
        [edge, near, rails + z],
        [edge, far, rails + z],
      ])
    let posts = ''
    for (let v = near; v < far; v += 1.75)
      posts += camera.line([
        [edge, v, rails],
        [edge, v, rails + 0.95],
      ])
    const tone = throughAir(light, mix('#8d979b', light.colours.shade, 0.2), depth)
    const k = camera.scale(depth)
    body +=
      box(
        on,
        [right ? x + HALF - 0.3 : x - HALF, near, rails - 0.5],
        [0.3, far - near, 0.65],
        '#e6dccb',
      ) +
      stroke(posts, tone, Math.max(0.5, 0.05 * k)) +
      stroke(line(0.55) + line(0.95), tone, Math.max(0.6, 0.06 * k))
  }
  return body
}

/** The shadow of a viaduct on the ground, as a plan: where the sun puts a deck so high. */
export function deckShadow({ light }: Stage, { x, rails }: Line, from: number, to: number): Spot[] {
  const k = (rails - 1) / Math.max(0.18, light.sun[2])
  return rectangle(x - HALF, from, 2 * HALF, to - from).map(([u, v]): Spot => [
    u - light.sun[0] * k,
    v - light.sun[1] * k,
  ])
}
