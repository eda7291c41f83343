import { Batch, type Markup, opacity, shape } from '../../paper/svg.ts'
import { ellipse, type Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { level } from '../../rooms/room.ts'

/** The weaves a rug may have. */
export const weaves = ['border', 'waves', 'stripes', 'moons', 'plain'] as const

/** A rug: near left corner and size in metres; a ground, a border and an accent. */
export function carpet(
  on: Indoors,
  x: number,
  y: number,
  w: number,
  d: number,
  colours: readonly [string, string, string],
  weave: (typeof weaves)[number],
): Markup {
  const tone = (colour: string): string => on.mood.tone(colour, on.from === 'back' ? 0.58 : 0.55)
  const [ground, border, accent] = colours
  const field = new Batch()
  if (weave === 'border') {
    field
      .add(level(on, x + 0.1, y + 0.1, w - 0.2, 0.06), tone(border))
      .add(level(on, x + 0.1, y + d - 0.16, w - 0.2, 0.06), tone(border))
    field
      .add(level(on, x + 0.1, y + 0.16, 0.06, d - 0.32), tone(border))
      .add(level(on, x + w - 0.16, y + 0.16, 0.06, d - 0.32), tone(border))
    field
      .add(level(on, x + 0.24, y + 0.24, w - 0.48, 0.02), tone(accent))
      .add(level(on, x + 0.24, y + d - 0.26, w - 0.48, 0.02), tone(accent))
  } else if (weave === 'stripes')
    for (let v = 0.12, i = 0; v < d - 0.15; v += 0.22, i++)
      field.add(
        level(on, x, y + v, w, i % 3 ? 0.05 : 0.1),
        tone(i % 3 ? border : accent),
        opacity(0.7),
      )
  else if (weave === 'moons')
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++) {
        const [u, v] = [x + ((i + 0.5) * w) / 3, y + ((k + 0.5) * d) / 3]
        const half = ellipse(u, v, w / 7.5, d / 7.5, 40).filter(
          ([, b]) => (i + k) % 2 === (b < v ? 0 : 1),
        )
        field.add(on.camera.ground(half), tone((i + k * 2) % 3 ? border : accent), opacity(0.75))
      }
  else if (weave === 'plain')
    for (const v of [0.07, d - 0.12]) field.add(level(on, x, y + v, w, 0.05), tone(accent))
  else
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 5; k++) {
        const [u, v, a, b] = [x + (i * w) / 6, y + (k * d) / 5, w / 6, d / 5]
        const spots: Spot[] =
          (i + k) % 2
            ? [
                [u, v],
                [u + a, v],
                [u + a, v + b],
              ]
            : [
                [u, v],
                [u + a, v],
                [u, v + b],
              ]
        field.add(on.camera.ground(spots), tone((i * 2 + k) % 3 ? border : accent), opacity(0.6))
      }
  return (
    shape(
      level(on, x - 0.03, y - 0.04, w + 0.06, d + 0.06),
      on.mood.shade,
      opacity(0.3) + on.sheet.blur(3),
    ) +
    shape(level(on, x, y, w, d), tone(ground)) +
    field
  )
}
