import { type Markup, opacity, oval, shape, stroke } from '../../paper/svg.ts'
import { against, type Berth } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'

/** The floor of a shower, a step higher than the room's, with a drain along the wall. */
function tray(on: Indoors, { at }: Berth, length: number, depth: number, metal: string): Markup {
  const level = (u: number, v: number, long: number, deep: number): string =>
    on.camera.face([
      at(u, v, 0.03),
      at(u + long, v, 0.03),
      at(u + long, v + deep, 0.03),
      at(u, v + deep, 0.03),
    ])
  return (
    shape(level(0, 0, length, depth), on.mood.tone('#d8d6cc', 0.5)) +
    shape(level(0, 0, length, depth), on.mood.shade, opacity(0.16)) +
    shape(level(length * 0.1, depth - 0.16, length * 0.8, 0.06), on.mood.tone(metal, 0.44))
  )
}

/** A recess in the wall with bottles in it, its middle `u` along the wall. */
function niche(on: Indoors, { at, flat }: Berth, u: number, metal: string): Markup {
  const [from, wide, foot, high] = [u - 0.42, 0.84, 1.12, 0.38]
  const deep = down(
    on,
    [
      [0, on.mood.tone('#7d7468', 0.24)],
      [0.35, on.mood.tone('#a99c8a', 0.42)],
      [1, on.mood.tone('#c9bca6', 0.6)],
    ],
    at(u, 0, foot + high),
    at(u, 0, foot),
  )
  const bottles = (
    [
      [0.1, 0.1, 0.2, '#b5623f'],
      [0.26, 0.08, 0.24, '#f2eadb'],
      [0.42, 0.09, 0.17, '#35565c'],
      [0.62, 0.13, 0.08, '#f2eadb'],
    ] as const
  ).map(
    ([du, w, tall, colour]) =>
      shape(flat(from + du, foot + 0.02, w, tall), on.mood.tone(colour, 0.52)) +
      (tall > 0.1
        ? shape(
            flat(from + du + w * 0.35, foot + 0.02 + tall, w * 0.3, 0.05),
            on.mood.tone('#2e2a28', 0.4),
          )
        : ''),
  )
  return (
    shape(flat(from - 0.02, foot - 0.02, wide + 0.04, high + 0.04), on.mood.tone(metal, 0.5)) +
    shape(flat(from, foot, wide, high), deep) +
    bottles.join('') +
    shape(flat(from, foot, wide, 0.02), on.mood.tone('#efe6d8', 0.8))
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
  const berth = against(on, side, start, length, depth)
  const { at } = berth
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
  // The end of the glass that is nearer the viewer returns to the wall.
  const end = side === 'left' ? 0 : side === 'right' ? length : undefined
  const back =
    end === undefined
      ? ''
      : on.camera.face([at(end, 0, 0), at(end, depth, 0), at(end, depth, 2.2), at(end, 0, 2.2)])
  const returnFrame =
    end === undefined
      ? ''
      : [0, 2.18]
          .map((z) =>
            on.camera.face([
              at(end, 0, z),
              at(end, depth, z),
              at(end, depth, z + 0.04),
              at(end, 0, z + 0.04),
            ]),
          )
          .join('')
  return (
    tray(on, berth, length, depth, metal) +
    niche(on, berth, length / 2, metal) +
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
        pane(length - 0.025, 0.025, 0, 2.2) +
        returnFrame,
      on.mood.tone(metal, 0.5),
    )
  )
}
