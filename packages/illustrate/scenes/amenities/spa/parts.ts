import { assemble, grounded, type Part, part } from '../../../furniture/blocks.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { halo } from '../../../furniture/lights/luminaires.ts'
import { turned } from '../../../furniture/turned.ts'
import { random } from '../../../paper/random.ts'
import { circle, type Markup, opacity, oval, shape } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import { type Indoors, panel, type Side, onSide } from '../../../rooms/indoors.ts'
import { down } from '../../../rooms/room.ts'

/** A massage bed, 0.8 by 2.05 m, its head at the far end of its frame: face rest, bolsters, folded towels, a cover over its lower half. */
export function massageBed(
  on: Indoors,
  at: Spot,
  turn: number,
  wood: string,
  cover: string,
  accent: string,
): Markup {
  const parts: Part[] = [
    part(0.08, 0.12, 0, 0.64, 1.8, 0.1, '#2c221d'),
    part(0.03, 0.05, 0.1, 0.74, 1.95, 0.38, wood, 0.02),
    part(0, 0, 0.5, 0.8, 1.74, 0.16, '#f6efe3', 0.05),
    part(0.22, 1.75, 0.54, 0.36, 0.3, 0.14, '#efe4d2', 0.06),
    part(-0.02, -0.015, 0.3, 0.84, 1.1, 0.375, cover, 0.04),
    part(-0.03, 0.26, 0.26, 0.86, 0.36, 0.43, accent, 0.03),
    part(0.1, 1.3, 0.66, 0.6, 0.22, 0.17, cover, 0.09),
    part(0.2, 0.78, 0.675, 0.4, 0.26, 0.07, '#fbf6ec', 0.03),
    part(0.23, 0.8, 0.745, 0.34, 0.22, 0.06, accent, 0.03),
  ]
  return grounded(on, at, turn, 0.8, 2.05, 0.6) + assemble(on, at, turn, parts)
}

/** A candle in a glass: foot in metres. */
export function candle(on: Indoors, foot: Vec, height = 0.12): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth)
  return (
    circle(x, y - height * k, (0.3 + 0.35 * on.mood.night) * k, halo(on, 0.8)) +
    turned(on, foot, 0.035, 0.04, height, '#f0dcb8', '#fff0c8') +
    oval(x, y - (height + 0.025) * k, 0.009 * k, 0.026 * k, '#fff6d8')
  )
}

/** A lit niche in a wall with shelves of bowls, jars and rolled towels: its near (or left) end, foot, size in metres, and its number of shelves. */
export function niche(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  width: number,
  height: number,
  rows: number,
  colours: readonly string[],
  seed: number,
): Markup {
  const { light, mood, sheet } = on
  const chance = random(seed * 23 + 5)
  const lit = down(
    on,
    [
      [0, mood.tone('#ffe3ae', 0.72)],
      [0.6, mood.tone('#e3b27c', 0.56)],
      [1, mood.tone('#b98458', 0.5)],
    ],
    onSide(on, side, u, z + height),
    onSide(on, side, u, z),
  )
  let body =
    shape(
      panel(on, side, u - 0.1, z - 0.1, width + 0.2, height + 0.2, 0.01),
      light.colours.lamp,
      opacity(0.2 + 0.5 * mood.night) + sheet.blur(12),
    ) + shape(panel(on, side, u, z, width, height, 0.015), lit)
  const each = height / rows
  for (let row = 0; row < rows; row++) {
    const foot = z + row * each
    for (let at = u + 0.16; at < u + width - 0.12;) {
      const step = chance.between(0.2, 0.34)
      const tall = Math.min(each * 0.72, chance.between(0.16, 0.34))
      const kind = chance.next()
      const colour = chance.pick(colours)
      const point = onSide(on, side, at, foot + 0.02, 0.1)
      if (kind < 0.62) body += pot(on, point, tall, mood.tone(colour, 0.5))
      else if (kind < 0.86)
        body += towelRolls(on, side, at, foot + 0.02, chance.pick(['#f6efe2', '#f6efe2', colour]))
      at += step
    }
    body += shape(panel(on, side, u, foot - 0.012, width, 0.03, 0.05), mood.tone('#f3dfbc', 0.6))
  }
  return body
}

function towelRolls(on: Indoors, side: Side, u: number, z: number, colour: string): Markup {
  const { mood } = on
  let body = ''
  for (const [du, dz] of [
    [-0.06, 0.05],
    [0.06, 0.05],
    [0, 0.145],
  ] as const) {
    const [x, y, depth] = on.camera.project(onSide(on, side, u + du, z + dz, 0.12))
    const r = 0.055 * on.camera.scale(depth)
    body +=
      circle(x, y, r, mood.tone(colour, 0.62)) +
      circle(x, y, r * 0.55, mood.tone(colour, 0.4)) +
      circle(x, y, r * 0.4, mood.tone(colour, 0.6))
  }
  return body
}

/** A folded stack of towels: near left foot in metres. */
export const towelStack = (on: Indoors, [x, y, z]: Vec, colours: readonly string[]): Markup =>
  assemble(
    on,
    [x, y],
    0,
    colours.map((colour, i) =>
      part(0.01 * (i % 2), 0, z + i * 0.075, 0.34, 0.24, 0.072, colour, 0.03),
    ),
  )

/** A round stool of timber with a cushion: its middle and height in metres. */
export const roundStool = (
  on: Indoors,
  [x, y]: Spot,
  height: number,
  wood: string,
  cloth: string,
): Markup =>
  turned(on, [x, y, 0], 0.19, 0.15, height - 0.09, wood) +
  turned(on, [x, y, height - 0.09], 0.2, 0.2, 0.09, cloth)
