import { box } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { shaded } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import { rod } from './rods.ts'

/** Colours of a play structure: roof, slide, panels, posts. */
export interface Paints {
  roof: string
  slide: string
  panel: string
  post: string
}

/** Metres along a platform's edge. */
const SIDE = 2.1

/** Two roofed towers joined by a rope bridge, a slide out of each: near left foot of the first, in metres; 8.4 m long without its slides. */
export function slideTower(on: Stage, [x, y]: Spot, paints: Paints): Markup {
  const high = { deck: 3.1, roof: 5.5 }
  const low = { deck: 2.2, roof: 4.5 }
  const second = x + 6.3
  return (
    climbingWall(on, [second + SIDE, y + 0.1], low.deck, paints) +
    tower(on, [second, y], low.deck, low.roof, paints) +
    bridge(on, [x + SIDE, y], second, high.deck, low.deck, paints) +
    tower(on, [x, y], high.deck, high.roof, paints) +
    ladder(on, [x + 0.5, y], high.deck, paints) +
    slide(on, [second + 0.6, y], low.deck, [0.6, -4.4], paints) +
    slide(on, [x, y + 0.6], high.deck, [-5.6, -0.8], { ...paints, slide: paints.roof })
  )
}

/** A square platform on four posts with panels and a pitched roof. */
function tower(on: Stage, [x, y]: Spot, deck: number, eaves: number, paints: Paints): Markup {
  const { light } = on
  const posts = (v: number): Markup =>
    [0, SIDE]
      .map((u) => rod(on, [x + u, y + v, 0], [x + u, y + v, eaves], 0.13, paints.post))
      .join('')
  const rail = (v: number): Markup =>
    shape(
      on.camera.face([
        [x, y + v, deck + 0.12],
        [x + SIDE, y + v, deck + 0.12],
        [x + SIDE, y + v, deck + 0.95],
        [x, y + v, deck + 0.95],
      ]),
      shaded(light, paints.panel, [0, -1, 0]),
    )
  const side = (u: number): Markup =>
    shape(
      on.camera.face([
        [x + u, y, deck + 0.12],
        [x + u, y + SIDE, deck + 0.12],
        [x + u, y + SIDE, deck + 0.95],
        [x + u, y, deck + 0.95],
      ]),
      shaded(light, paints.panel, [u ? 1 : -1, 0, 0]),
    )
  return (
    posts(SIDE) +
    rail(SIDE) +
    side(on.camera.eye[0] < x ? SIDE : 0) +
    box(
      on,
      [x - 0.05, y - 0.05, deck - 0.12],
      [SIDE + 0.1, SIDE + 0.1, 0.14],
      light.colours.timber,
    ) +
    posts(0) +
    roof(on, [x, y], eaves, paints.roof)
  )
}

function roof(on: Stage, [x, y]: Spot, z: number, colour: string): Markup {
  const { camera, light } = on
  const out = 0.36
  const top: Vec = [x + SIDE / 2, y + SIDE / 2, z + 1.55]
  const corners: Vec[] = [
    [x - out, y - out, z],
    [x + SIDE + out, y - out, z],
    [x + SIDE + out, y + SIDE + out, z],
    [x - out, y + SIDE + out, z],
  ]
  const normals: readonly Vec[] = [
    [0, -1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [-1, 0, 0],
  ]
  const under = shape(camera.face(corners), mix(colour, light.colours.shade, 0.6))
  return (
    under +
    [2, 1, 3, 0]
      .map((i) => {
        const face = camera.face([nth(corners, i), nth(corners, (i + 1) % 4), top])
        const away =
          i === 2 || (i === 1 && camera.eye[0] < x + SIDE) || (i === 3 && camera.eye[0] > x)
        return away ? '' : shape(face, shaded(light, colour, nth(normals, i)))
      })
      .join('')
  )
}

/** A slide that leaves a platform's edge and runs out over `by` metres; its bed lies in shade or sun by its direction. */
function slide(on: Stage, [x, y]: Spot, deck: number, by: Spot, paints: Paints): Markup {
  const { camera, light } = on
  const length = Math.hypot(...by)
  const [dx, dy] = [by[0] / length, by[1] / length]
  const half = 0.4
  const at = (t: number, across: number, up: number): Vec => {
    const drop = deck * (1 - t) ** 1.25 + 0.3 * t
    const level = t < 0.08 ? deck : t > 0.9 ? 0.3 : drop
    return [x + by[0] * t - dy * across + half * dx, y + by[1] * t + dx * across, level + up]
  }
  const steps = Array.from({ length: 15 }, (_, i) => i / 14)
  const ribbon = (a: number, b: number, za: number, zb: number): string =>
    camera.face([...steps.map((t) => at(t, a, za)), ...steps.toReversed().map((t) => at(t, b, zb))])
  const wall = (across: number): string => ribbon(across, across, -0.06, 0.24)
  const bed = mix(mix(paints.slide, light.colours.skylight, 0.42), light.colours.sunlight, 0.1)
  const [first, second] =
    camera.depth(at(0.5, half, 0)) > camera.depth(at(0.5, -half, 0)) ? [half, -half] : [-half, half]
  const end = at(0.9, 0, 0)
  return (
    rod(on, [end[0], end[1], 0], [end[0], end[1], 0.3], 0.1, paints.post) +
    shape(wall(first), mix(paints.slide, light.colours.sunlight, 0.3)) +
    shape(ribbon(-half, half, 0, 0), bed) +
    shape(wall(second), shaded(light, paints.slide, [-dy, dx, 0]))
  )
}

function ladder(on: Stage, [x, y]: Spot, deck: number, paints: Paints): Markup {
  const foot = y - 0.9
  const at = (t: number, u: number): Vec => [x + u, foot + (y - foot) * t, deck * t]
  let rungs = ''
  for (let i = 1; i < 8; i++) rungs += rod(on, at(i / 8, 0), at(i / 8, 0.7), 0.07, '#f2c14e')
  return (
    rungs +
    rod(on, at(0, 0), at(1.2, 0), 0.09, paints.post) +
    rod(on, at(0, 0.7), at(1.2, 0.7), 0.09, paints.post)
  )
}

/** Planks on ropes that sag between the towers. */
function bridge(
  on: Stage,
  [x, y]: Spot,
  to: number,
  from: number,
  end: number,
  paints: Paints,
): Markup {
  let body = ''
  const at = (t: number, v: number, up: number): Vec => [
    x + (to - x) * t,
    y + v,
    from + (end - from) * t - 0.55 * Math.sin(Math.PI * t) + up,
  ]
  for (const v of [1.7, 0.4]) {
    for (let i = 0; i < 10; i++) {
      body += rod(on, at(i / 10, v, 0.75), at((i + 1) / 10, v, 0.75), 0.05, '#e8dcc0')
      if (i % 2) body += rod(on, at(i / 10, v, 0), at(i / 10, v, 0.75), 0.03, '#e8dcc0')
    }
    if (v > 1)
      for (let i = 0; i < 11; i++) {
        const [a, b] = [at(i / 11, 0.4, 0), at((i + 0.8) / 11, 0.4, 0)]
        body += shape(
          on.camera.face([a, b, [b[0], y + 1.7, b[2]], [a[0], y + 1.7, a[2]]]),
          shaded(on.light, i % 2 ? paints.panel : '#c99a5c', [0, -0.6, 0.8]),
        )
        body += rod(on, a, b, 0.08, '#b9824c')
      }
  }
  return body
}

/** A leaning wall with coloured holds. */
function climbingWall(on: Stage, [x, y]: Spot, deck: number, paints: Paints): Markup {
  const { camera, light } = on
  const at = (t: number, v: number): Vec => [x + 1.3 * (1 - t), y + v, (deck + 0.1) * t]
  const face = shape(
    camera.face([at(0, 0), at(0, 1.5), at(1, 1.5), at(1, 0)]),
    shaded(light, paints.panel, [1, 0, 0]),
  )
  let holds = ''
  for (let i = 0; i < 12; i++)
    holds += rod(
      on,
      at(0.1 + (i / 12) * 0.85, 0.2 + ((i * 5) % 7) * 0.18),
      at(0.11 + (i / 12) * 0.85, 0.26 + ((i * 5) % 7) * 0.18),
      0.14,
      nth(['#f2c14e', '#c4487a', '#f4ecde'], i % 3),
    )
  return face + holds
}
