import { random } from '../../paper/random.ts'
import { type Markup, shape } from '../../paper/svg.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { pot } from '../furnishings.ts'

const spines = ['#8c3f32', '#e9dcc6', '#34525a', '#b98b4e', '#5a4a44', '#d8c3a0', '#7f8a68']

/** A lit bookcase against a wall: where it starts along it, length and height in metres, with the colour of its wood. */
export function bookcase(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  height: number,
  wood: string,
  seed: number,
): Markup {
  const { mood } = on
  const { tone } = mood
  const chance = random(seed * 19 + 2)
  const columns = Math.max(2, Math.round(length / 0.95))
  const each = length / columns
  const base = 0.5
  const rows = Math.round((height - base) / 0.42)
  const tall = (height - base) / rows
  const { origin, turn, at, flat } = against(on, side, start, length, 0.36)
  const vase = (u: number, z: number, high: number): Markup =>
    pot(on, at(u, 0.16, z), high, tone(chance.pick(spines), 0.5))
  const lit = down(
    on,
    [
      [0, tone('#ffe9bd', 0.5 + 0.2 * mood.night)],
      [1, tone('#d9b98c', 0.5)],
    ],
    at(length / 2, 0.36, height),
    at(length / 2, 0.36, base),
  )
  let body = shape(flat(0, base, length, height - base, 0.02), lit)
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const [u, z] = [c * each + 0.06, base + r * tall + 0.03]
      const kind = chance.next()
      if (kind < 0.52) {
        const count = Math.floor(chance.between(4, (each - 0.2) / 0.06))
        for (let i = 0; i < count; i++)
          body += shape(
            flat(u + i * 0.055, z, 0.048, tall * chance.between(0.56, 0.84), 0.22),
            tone(chance.pick(spines), 0.46),
          )
        if (each - count * 0.055 > 0.4) body += vase(u + each - 0.26, z, tall * 0.6)
      } else if (kind < 0.8)
        body +=
          vase(u + each * 0.3, z, tall * chance.between(0.55, 0.8)) +
          vase(u + each * 0.62, z, tall * chance.between(0.4, 0.6))
      else
        body += shape(
          flat(u + 0.08, z, each * 0.6, tall * 0.62, 0.16),
          tone(chance.pick(spines), 0.5),
        )
    }
  const parts: Part[] = [
    part(0, 0.03, 0.06, length, 0.33, base - 0.06, wood),
    part(-0.03, 0, base - 0.03, length + 0.06, 0.36, 0.04, wood),
  ]
  for (let c = 0; c < columns; c++)
    parts.push(part(c * each + 0.008, 0.01, 0.08, each - 0.016, 0.02, base - 0.13, wood))
  for (let c = 0; c <= columns; c++)
    parts.push(part(c * each - 0.02, 0.06, base + 0.01, 0.04, 0.3, height - base, wood))
  for (let r = 1; r <= rows; r++)
    parts.push(part(0, 0.065, base + r * tall - 0.02, length, 0.29, 0.035, wood))
  return grounded(on, origin, turn, length, 0.36) + body + assemble(on, origin, turn, parts)
}

/** A low cabinet for a screen, with the screen on the wall above: where it starts along the wall, and its length in metres. */
export function screenWall(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  wood: string,
): Markup {
  const { at, flat } = against(on, side, start, length, 0.45)
  const glass = flat(length * 0.18, 0.85, length * 0.64, 0.92, 0.03)
  const sheen = down(
    on,
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0.02],
      [1, '#ffffff', 0],
    ],
    at(length / 2, 0.45, 1.77),
    at(length / 2, 0.45, 0.85),
  )
  return (
    shape(glass, on.mood.tone('#26292b', 0.5)) +
    shape(glass, sheen) +
    cabinet(on, side, start, [length, 0.45, 0.52], wood)
  )
}

/** A cabinet of drawers on a plinth: where it starts along its wall; length, depth and height in metres. */
export function cabinet(
  on: Indoors,
  side: Side,
  start: number,
  [length, depth, high]: readonly [number, number, number],
  wood: string,
): Markup {
  const { origin, turn } = against(on, side, start, length, depth)
  const columns = Math.max(2, Math.round(length / 0.58))
  const tiers = high > 0.6 ? 2 : 1
  const each = (high - 0.16) / tiers
  const fronts = Array.from({ length: columns * tiers }, (_, i): Part =>
    part(
      ((i % columns) * length) / columns + 0.015,
      -0.015,
      0.14 + Math.floor(i / columns) * each,
      length / columns - 0.03,
      0.015,
      each - 0.03,
      wood,
    ),
  )
  return (
    grounded(on, origin, turn, length, depth, 0.5) +
    assemble(on, origin, turn, [
      part(0, 0, 0.12, length, depth, high - 0.12, wood, 0.01),
      part(0.06, 0.06, 0, length - 0.12, depth - 0.1, 0.12, '#2c211d'),
      ...fronts,
    ])
  )
}

/** Wardrobes to a height: where they start along their wall, and their length in metres. */
export function wardrobe(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  height: number,
  colour: string,
): Markup {
  const depth = 0.55
  const { origin, turn } = against(on, side, start, length, depth)
  const count = Math.max(2, Math.round(length / 0.5))
  const each = length / count
  const doors = Array.from({ length: count }, (_, i): Part[] => [
    part(i * each + 0.006, -0.02, 0.1, each - 0.012, 0.02, height - 0.12, colour),
    part(i * each + (i % 2 ? 0.04 : each - 0.06), -0.045, 0.95, 0.02, 0.02, 0.5, '#c99a4e'),
  ]).flat()
  return (
    grounded(on, origin, turn, length, depth) +
    assemble(on, origin, turn, [part(0, 0, 0, length, depth, height, colour), ...doors])
  )
}
