import { random } from '../paper/random.ts'
import { type Markup, shape } from '../paper/svg.ts'
import { type Indoors, panel } from '../rooms/indoors.ts'
import { down } from '../rooms/room.ts'
import { assemble, grounded, type Part, part } from './blocks.ts'
import { pot } from './furnishings.ts'

const spines = ['#8c3f32', '#e9dcc6', '#34525a', '#b98b4e', '#5a4a44', '#d8c3a0', '#7f8a68']

/** A lit bookcase along the back wall: left end, length and height in metres, with the colour of its wood. */
export function bookcase(
  on: Indoors,
  x: number,
  length: number,
  height: number,
  wood: string,
  seed: number,
): Markup {
  const { mood, room } = on
  const chance = random(seed * 19 + 2)
  const columns = Math.max(2, Math.round(length / 0.95))
  const each = length / columns
  const base = 0.5
  const rows = Math.round((height - base) / 0.42)
  const tall = (height - base) / rows
  const y = room.back - 0.36
  const lit = down(
    on,
    [
      [0, mood.tone('#ffe2a8', 0.5 + 0.2 * mood.night)],
      [1, mood.tone('#c99a68', 0.5)],
    ],
    [x, room.back, height],
    [x, room.back, base],
  )
  let body = shape(panel(on, 'back', x, base, length, height - base, 0.02), lit)
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const [u, z] = [x + c * each + 0.06, base + r * tall + 0.03]
      const kind = chance.next()
      if (kind < 0.58) {
        const count = Math.floor(chance.between(4, (each - 0.2) / 0.06))
        for (let i = 0; i < count; i++) {
          const h = tall * chance.between(0.56, 0.84)
          body += shape(
            panel(on, 'back', u + i * 0.055, z, 0.048, h, 0.22),
            mood.tone(chance.pick(spines), 0.46),
          )
        }
        if (each - count * 0.055 > 0.4)
          body += pot(
            on,
            [u + each - 0.26, y + 0.16, z],
            tall * 0.6,
            mood.tone(chance.pick(spines), 0.5),
          )
      } else if (kind < 0.85) {
        body += pot(
          on,
          [u + each * 0.3, y + 0.16, z],
          tall * chance.between(0.55, 0.8),
          mood.tone(chance.pick(spines), 0.5),
        )
        body += pot(
          on,
          [u + each * 0.62, y + 0.16, z],
          tall * chance.between(0.4, 0.6),
          mood.tone(chance.pick(spines), 0.5),
        )
      } else
        body += shape(
          panel(on, 'back', u + 0.08, z, each * 0.6, tall * 0.62, 0.16),
          mood.tone(chance.pick(spines), 0.5),
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
  return grounded(on, [x, y], 0, length, 0.36) + body + assemble(on, [x, y], 0, parts)
}

/** A low cabinet for a screen along the right wall, with the screen above: near end (y) and length in metres. */
export function screenWall(on: Indoors, y: number, length: number, wood: string): Markup {
  const x = on.room.right - 0.45
  const doors = [0, 1, 2, 3].map((i): Part =>
    part(-0.015, (i * length) / 4 + 0.01, 0.22, 0.015, length / 4 - 0.02, 0.28, wood),
  )
  return (
    shape(
      panel(on, 'right', y + length * 0.18, 0.85, length * 0.64, 0.92, 0.03),
      on.mood.tone('#26292b', 0.5),
    ) +
    shape(
      panel(on, 'right', y + length * 0.18, 0.85, length * 0.64, 0.92, 0.03),
      down(
        on,
        [
          [0, '#ffffff', 0.16],
          [0.5, '#ffffff', 0.02],
          [1, '#ffffff', 0],
        ],
        [on.room.right, y, 1.77],
        [on.room.right, y, 0.85],
      ),
    ) +
    grounded(on, [x, y], 0, 0.45, length, 0.4) +
    assemble(on, [x, y], 0, [part(0, 0, 0.2, 0.45, length, 0.32, wood, 0.01), ...doors])
  )
}
