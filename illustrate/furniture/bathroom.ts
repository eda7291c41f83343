import { circle, clockwise, type Markup, opacity, outline, shape, stroke } from '../paper/svg.ts'
import { ellipse, lift, type Vec } from '../paper/vector.ts'
import { type Indoors, onSide, panel, type Side } from '../rooms/indoors.ts'
import { contact, down } from '../rooms/room.ts'
import { assemble, block, grounded, type Part, part, turned } from './blocks.ts'
import { halo } from './luminaires.ts'
import { convexHull } from './upholstery.ts'

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
    outline(camera.polygon(ellipse(x, y, rx, ry, 56).map((spot) => lift(spot, z))))
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

/** A floating vanity on the right wall with a basin or two: near end (y) and length in metres. */
export function vanity(
  on: Indoors,
  y: number,
  length: number,
  wood: string,
  stone: string,
  basins: 1 | 2,
): Markup {
  const x = on.room.right - 0.5
  const parts: Part[] = [
    part(0, 0, 0.42, 0.5, length, 0.36, wood, 0.01),
    part(-0.03, -0.02, 0.78, 0.53, length + 0.04, 0.05, stone),
  ]
  const count = Math.round(length / 0.5)
  for (let i = 0; i < count; i++)
    parts.push(
      part(-0.014, (i * length) / count + 0.01, 0.44, 0.014, length / count - 0.02, 0.32, wood),
    )
  const middles = basins === 1 ? [0.5] : [0.27, 0.74]
  const bowls = middles
    .map((share) => y + length * share)
    .toSorted((a, b) => b - a)
    .map((v) => {
      const bowl = turned(
        on,
        [x + 0.24, v, 0.83],
        0.13,
        0.2,
        0.13,
        '#f6efe2',
        on.mood.tone('#f6efe2', 0.9),
      )
      const well = shape(
        outline(
          on.camera.polygon(ellipse(x + 0.24, v, 0.17, 0.17, 30).map((spot) => lift(spot, 0.955))),
        ),
        on.mood.tone('#c9bca8', 0.46),
      )
      return bowl + well + faucet(on, [x + 0.46, v, 0.83])
    })
  const glow = shape(
    on.camera.ground([
      [x - 0.1, y],
      [x + 0.5, y],
      [x + 0.5, y + length],
      [x - 0.1, y + length],
    ]),
    on.light.colours.lamp,
    opacity(0.16 + 0.4 * on.mood.night) + on.sheet.blur(10),
  )
  return glow + assemble(on, [x, y], 0, parts) + bowls.join('')
}

function faucet(on: Indoors, foot: Vec): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth)
  const line = `M${x.toFixed(1)} ${y.toFixed(1)}v${(-0.26 * k).toFixed(1)}q0 ${(-0.05 * k).toFixed(1)} ${(-0.05 * k).toFixed(1)} ${(-0.05 * k).toFixed(1)}h${(-0.1 * k).toFixed(1)}`
  return stroke(line, on.mood.tone('#c99a4e', 0.5), 0.028 * k)
}

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
    clockwise(
      convexHull(
        on.camera.polygon(
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
        ),
      ),
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

/** A shower behind clear glass along the left wall: from y to y, width in metres. */
export function shower(on: Indoors, from: number, to: number, w: number, metal: string): Markup {
  const x = on.room.left + w
  const [px, py, depth] = on.camera.project([on.room.left + w * 0.5, (from + to) / 2, 2.25])
  const k = on.camera.scale(depth)
  const top = on.camera.project([on.room.left + w * 0.5, (from + to) / 2, on.room.height])[1]
  const glass = (low: number, high: number): string =>
    on.camera.face([
      [x, from, low],
      [x, to, low],
      [x, to, high],
      [x, from, high],
    ])
  const glint = on.camera.face([
    [x, from + 0.5, 0.1],
    [x, from + 0.75, 0.1],
    [x, from + 1.35, 2.15],
    [x, from + 1.1, 2.15],
  ])
  const niche = panel(on, 'left', (from + to) / 2 - 0.4, 1.15, 0.8, 0.34)
  const bottles = ['#b5623f', '#e6d6bc', '#35565c'].map((colour, i) =>
    shape(
      panel(on, 'left', (from + to) / 2 - 0.3 + i * 0.2, 1.15, 0.09, 0.2 + 0.03 * (i % 2), 0.01),
      on.mood.tone(colour, 0.5),
    ),
  )
  return (
    shape(niche, on.mood.tone('#d9a86a', 0.6)) +
    bottles.join('') +
    stroke(
      `M${px.toFixed(1)} ${top.toFixed(1)}V${py.toFixed(1)}`,
      on.mood.tone(metal, 0.5),
      0.03 * k,
    ) +
    `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(0.2 * k).toFixed(1)}" ry="${(0.035 * k).toFixed(1)}" fill="${on.mood.tone(metal, 0.5)}"/>` +
    shape(glass(0.02, 2.2), '#eaf4f0', opacity(0.16)) +
    shape(glint, '#ffffff', opacity(0.14)) +
    shape(glass(2.18, 2.23) + glass(0, 0.03), on.mood.tone(metal, 0.5)) +
    shape(
      on.camera.face([
        [x, from, 0],
        [x, from + 0.02, 0],
        [x, from + 0.02, 2.2],
        [x, from, 2.2],
      ]),
      on.mood.tone('#dfeee8', 0.9),
      opacity(0.7),
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
