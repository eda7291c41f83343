import { coarse, mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import { Batch, type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { type Indoors, onSide, panel, type Side } from '../../rooms/indoors.ts'
import { contact, down, level } from '../../rooms/room.ts'
import { block } from '../blocks.ts'

const bottles = [
  '#3f5a4c',
  '#2f4a4c',
  '#8a4a34',
  '#c98a3c',
  '#6a3a34',
  '#e9d8b0',
  '#b5653f',
] as const

/** Lit niches full of bottles on a wall, round-headed or square, and a cupboard below: metres along the wall. */
export function backBar(
  on: Indoors,
  side: Side,
  from: number,
  to: number,
  options: { arched: boolean; wood: string; seed: number; high?: number },
): Markup {
  const { mood, light } = on
  const { arched, wood, seed, high = 2.9 } = options
  const chance = random(seed)
  const count = Math.max(1, Math.round((to - from) / 1.9))
  const each = (to - from) / count
  let body = shape(
    panel(on, side, from - 0.15, 0, to - from + 0.3, 0.92, 0.3),
    mood.tone(wood, 0.3),
  )
  for (let i = count - 1; i >= 0; i--) {
    const [u, wide] = [from + i * each + 0.12, each - 0.24]
    const [head, foot] = [onSide(on, side, u + wide, high), onSide(on, side, u + wide, 0.95)]
    body += shape(
      niche(on, side, u - 0.07, 0.9, wide + 0.14, high - 0.83, arched),
      mood.tone('#c99a58', 0.5),
    )
    body += shape(
      niche(on, side, u, 0.95, wide, high - 0.95, arched),
      down(
        on,
        [
          [0, mood.tone('#8a5a3c', 0.36)],
          [0.5, mix(mood.tone('#c98a52', 0.55), light.colours.lamp, 0.35)],
          [1, '#ffe6b2'],
        ],
        head,
        foot,
      ),
    )
    body += stock(on, side, u, wide, high, arched, chance.next)
  }
  return (
    body +
    shape(panel(on, side, from - 0.15, 0.9, to - from + 0.3, 0.06, 0.32), mood.tone('#e9d8b8', 0.7))
  )
}

function niche(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  wide: number,
  tall: number,
  arched: boolean,
): string {
  if (!arched) return panel(on, side, u, z, wide, tall, 0.01)
  const r = wide / 2
  const head = Array.from({ length: 17 }, (_, i): Vec => {
    const angle = (i / 16) * Math.PI
    return onSide(on, side, u + r + Math.cos(angle) * r, z + tall - r + Math.sin(angle) * r, 0.01)
  })
  return on.camera.face([
    onSide(on, side, u, z, 0.01),
    onSide(on, side, u + wide, z, 0.01),
    ...head,
  ])
}

function stock(
  on: Indoors,
  side: Side,
  u: number,
  wide: number,
  high: number,
  arched: boolean,
  next: () => number,
): Markup {
  const { mood } = on
  const body = new Batch()
  for (let z = 0.98; z < high - (arched ? wide * 0.45 : 0.4); z += 0.5) {
    body.add(panel(on, side, u, z - 0.04, wide, 0.04, 0.16), mood.tone('#4a3226', 0.5))
    for (let at = u + 0.08; at < u + wide - 0.14; at += 0.13 + 0.1 * next()) {
      const tall = 0.24 + 0.14 * next()
      const girth = 0.07 + 0.05 * next()
      const paint = coarse(
        mood.tone(bottles[Math.floor(next() * bottles.length)] ?? bottles[0], 0.46),
        2,
      )
      body.add(panel(on, side, at, z, girth, tall * 0.62, 0.1), paint)
      body.add(
        panel(on, side, at + girth * 0.32, z + tall * 0.6, girth * 0.36, tall * 0.4, 0.1),
        paint,
      )
    }
  }
  return String(body)
}

/** A bar that runs away from us, its ribbed front to the left: near left foot and length in metres; 0.7 m deep. */
export function barCounter(
  on: Indoors,
  x: number,
  y: number,
  length: number,
  wood: string,
  stone: string,
): Markup {
  const { mood, light } = on
  let ribs = ''
  for (let v = 0.04; v < length - 0.04; v += 0.14)
    ribs += on.camera.face([
      [x - 0.01, y + v, 0.14],
      [x - 0.01, y + v + 0.08, 0.14],
      [x - 0.01, y + v + 0.08, 1],
      [x - 0.01, y + v, 1],
    ])
  return (
    contact(
      on,
      [
        [x - 0.3, y - 0.2],
        [x + 0.9, y - 0.2],
        [x + 0.9, y + length],
        [x - 0.3, y + length],
      ],
      0.5,
    ) +
    block(on, [x, y, 0], [0.7, length, 1.04], wood) +
    shape(ribs, mood.tone(wood, 0.72), opacity(0.75)) +
    shape(
      on.camera.face([
        [x - 0.02, y, 0.98],
        [x - 0.02, y + length, 0.98],
        [x - 0.02, y + length, 1.03],
        [x - 0.02, y, 1.03],
      ]),
      light.colours.lamp,
      opacity(0.4 + 0.5 * mood.night),
    ) +
    shape(
      level(on, x - 0.55, y, 0.5, length, 0.004),
      light.colours.lamp,
      opacity(0.1 + 0.25 * mood.night) + on.sheet.blur(9),
    ) +
    block(on, [x - 0.14, y - 0.08, 1.04], [0.9, length + 0.12, 0.06], stone)
  )
}
