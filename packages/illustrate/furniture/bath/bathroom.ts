import { type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { ellipse, lift, type Vec } from '../../paper/vector.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { contact, down } from '../../rooms/room.ts'
import { assemble, type Part, part } from '../blocks.ts'
import { turned } from '../turned.ts'

/** A free-standing oval tub with water in it and a standing tap: middle and half length in metres. */
export function tub(
  on: Indoors,
  x: number,
  y: number,
  half: number,
  colour: string,
  metal: string,
): Markup {
  const { camera, mood } = on
  const across = half * 0.48
  const ring = (rx: number, ry: number, z: number): string =>
    camera.face(ellipse(x, y, rx, ry, 56).map((spot) => lift(spot, z)))
  const [far, near]: [Vec, Vec] = [
    [x, y + across, 0.58],
    [x, y - across, 0.58],
  ]
  const inside = down(
    on,
    [
      [0, mood.tone(colour, 0.3)],
      [1, mood.tone(colour, 0.7)],
    ],
    far,
    near,
  )
  const water = down(
    on,
    [
      [0, mood.tone('#cfe0da', 0.95)],
      [1, mood.tone('#5f9a9c', 0.55)],
    ],
    far,
    near,
  )
  return (
    tap(on, [x + half * 0.55, y + across + 0.14, 0], metal) +
    contact(on, ellipse(x, y - 0.06, half * 0.96, across * 1.05), 0.65) +
    turned(
      on,
      [x, y, 0.02],
      [half * 0.84, across * 0.8],
      [half, across],
      0.58,
      colour,
      mood.tone(colour, 0.97),
    ) +
    shape(ring(half * 0.94, across * 0.88, 0.6), inside) +
    shape(
      ring(half * 0.88, across * 0.8, 0.52),
      water,
      on.sheet.clip(ring(half * 0.94, across * 0.88, 0.6)),
    )
  )
}

function tap(on: Indoors, foot: Vec, metal: string): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth)
  const line = `M${x.toFixed(1)} ${y.toFixed(1)}v${(-0.9 * k).toFixed(1)}q0 ${(-0.1 * k).toFixed(1)} ${(-0.1 * k).toFixed(1)} ${(-0.1 * k).toFixed(1)}h${(-0.12 * k).toFixed(1)}v${(0.1 * k).toFixed(1)}`
  return (
    stroke(line, on.mood.tone(metal, 0.3), 0.05 * k) +
    stroke(line, on.mood.tone(metal, 0.7), 0.026 * k)
  )
}

/** A floating vanity against a wall with a basin or two: where it starts along the wall, and its length in metres. */
export function vanity(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  front: string,
  stone: string,
  basins: 1 | 2,
): Markup {
  const { origin, turn, at } = against(on, side, start, length, 0.5)
  const count = Math.round(length / 0.5)
  const parts: Part[] = [
    part(0, 0, 0.42, length, 0.5, 0.36, front, 0.01),
    part(-0.02, -0.03, 0.78, length + 0.04, 0.53, 0.05, stone),
    ...Array.from({ length: count }, (_, i): Part =>
      part((i * length) / count + 0.01, -0.014, 0.44, length / count - 0.02, 0.014, 0.32, front),
    ),
  ]
  const bowls = (basins === 1 ? [0.5] : [0.27, 0.74])
    .map((share) => length * share)
    .toSorted((a, b) => on.camera.depth(at(b, 0.24, 0.83)) - on.camera.depth(at(a, 0.24, 0.83)))
    .map((u) => {
      const [x, y, z] = at(u, 0.24, 0.83)
      const basin = turned(on, [x, y, z], 0.13, 0.2, 0.13, '#f8f4ea', on.mood.tone('#f8f4ea', 0.9))
      const well = shape(
        on.camera.face(ellipse(x, y, 0.17, 0.17, 30).map((spot) => lift(spot, 0.955))),
        on.mood.tone('#c9bca8', 0.46),
      )
      return faucet(on, at(u, 0.45, 0.83)) + basin + well
    })
  const glow = shape(
    on.camera.face([at(0, 0, 0), at(length, 0, 0), at(length, 0.5, 0), at(0, 0.5, 0)]),
    on.light.colours.lamp,
    opacity(0.16 + 0.4 * on.mood.night) + on.sheet.blur(10),
  )
  return glow + assemble(on, origin, turn, parts) + bowls.join('')
}

function faucet(on: Indoors, foot: Vec): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth)
  const line = `M${x.toFixed(1)} ${y.toFixed(1)}v${(-0.26 * k).toFixed(1)}q0 ${(-0.05 * k).toFixed(1)} ${(-0.05 * k).toFixed(1)} ${(-0.05 * k).toFixed(1)}h${(-0.1 * k).toFixed(1)}`
  return stroke(line, on.mood.tone('#c99a4e', 0.5), 0.028 * k)
}
