import { circle, type Markup, opacity, oval, shape, stroke } from '../paper/svg.ts'
import { ellipse } from '../paper/vector.ts'
import { against } from '../rooms/against.ts'
import { type Indoors, onSide, type Side } from '../rooms/indoors.ts'
import { assemble, block, grounded, part } from './blocks.ts'
import { halo } from './luminaires.ts'

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

/** A shower behind clear glass against a wall: where it starts along the wall, length and depth in metres. */
export function shower(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  depth: number,
  metal: string,
): Markup {
  const { at, flat } = against(on, side, start, length, depth)
  const rose = at(length / 2, depth / 2, 2.25)
  const [px, py, away] = on.camera.project(rose)
  const k = on.camera.scale(away)
  const top = on.camera.project([rose[0], rose[1], on.room.height])[1]
  const pane = (u: number, wide: number, low: number, high: number): string =>
    on.camera.face([at(u, 0, low), at(u + wide, 0, low), at(u + wide, 0, high), at(u, 0, high)])
  const glint = on.camera.face([
    at(length * 0.25, 0, 0.1),
    at(length * 0.37, 0, 0.1),
    at(length * 0.65, 0, 2.15),
    at(length * 0.53, 0, 2.15),
  ])
  const bottles = ['#b5623f', '#e6d6bc', '#35565c'].map((colour, i) =>
    shape(
      flat(length / 2 - 0.3 + i * 0.2, 1.15, 0.09, 0.2 + 0.03 * (i % 2), 0.01),
      on.mood.tone(colour, 0.5),
    ),
  )
  // The end of the glass that is nearer the viewer returns to the wall.
  const end = side === 'left' ? 0 : side === 'right' ? length : undefined
  const back =
    end === undefined
      ? ''
      : on.camera.face([at(end, 0, 0), at(end, depth, 0), at(end, depth, 2.2), at(end, 0, 2.2)])
  return (
    shape(flat(length / 2 - 0.4, 1.15, 0.8, 0.34), on.mood.tone('#d9a86a', 0.6)) +
    bottles.join('') +
    stroke(
      `M${px.toFixed(1)} ${top.toFixed(1)}V${py.toFixed(1)}`,
      on.mood.tone(metal, 0.5),
      0.03 * k,
    ) +
    oval(px, py, 0.2 * k, 0.035 * k, on.mood.tone(metal, 0.5)) +
    shape(back, '#eaf4f0', opacity(0.12)) +
    shape(pane(0, length, 0.02, 2.2), '#eaf4f0', opacity(0.16)) +
    shape(glint, '#ffffff', opacity(0.16)) +
    shape(
      pane(0, length, 2.18, 2.23) +
        pane(0, length, 0, 0.03) +
        pane(0, 0.025, 0, 2.2) +
        pane(length - 0.025, 0.025, 0, 2.2),
      on.mood.tone(metal, 0.5),
    )
  )
}

/** Rolled towels on a stool: its near left foot in metres. */
export function towels(
  on: Indoors,
  x: number,
  y: number,
  wood: string,
  colours: readonly string[],
): Markup {
  const rolls = colours
    .map((colour, i) =>
      block(on, [x + 0.03, y + 0.04, 0.46 + i * 0.11], [0.36, 0.28, 0.11], colour, 0.05),
    )
    .join('')
  return (
    grounded(on, [x, y], 0, 0.42, 0.36, 0.4) +
    assemble(on, [x, y], 0, [
      part(0.02, 0.02, 0, 0.04, 0.04, 0.42, wood),
      part(0.36, 0.02, 0, 0.04, 0.04, 0.42, wood),
      part(0.02, 0.3, 0, 0.04, 0.04, 0.42, wood),
      part(0.36, 0.3, 0, 0.04, 0.04, 0.42, wood),
      part(0, 0, 0.42, 0.42, 0.36, 0.04, wood, 0.01),
    ]) +
    rolls
  )
}
