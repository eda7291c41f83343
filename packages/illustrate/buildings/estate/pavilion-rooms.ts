import { coarse, mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, circle, type Markup, opacity, shape, type Stop } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import type { Person } from '../../people/figure-drawings.ts'
import type { Crowd } from '../../people/figures.ts'
import { LIT_FROM, type Pavilion, pane } from './pavilion-plan.ts'
import { box } from '../solids.ts'

/** The glass bays, brightest in the middle, with lamps, sofas, screens and people behind. */
export function rooms(on: Stage, { x, y, length, seed }: Pavilion, people: Crowd): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed)
  const count = Math.round(length / 2.3)
  const wide = length / count
  const lamps = light.colours.litShare > LIT_FROM
  let body = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * wide + 0.08
    const dim = 1 - Math.exp(-((i - count * 0.4) ** 2) / 26)
    const [high, low] = [camera.project([left, y, 4.1])[1], camera.project([left, y, 0.1])[1]]
    const paint = sheet.gradientDown(lamps ? lamplight(on, dim) : daylight(on, dim), high, low)
    body += shape(pane(on, left, y - 0.02, 0.1, wide - 0.16, 4), paint)
    body +=
      shape(pane(on, left, y - 0.03, 3.5, wide - 0.16, 0.12), '#fff2d2', opacity(0.5)) +
      shape(pane(on, left, y - 0.03, 2.85, wide - 0.16, 0.06), '#5a3a2a')
    if (i % 4 === 2)
      for (let k = 0; k < 4; k++)
        body += shape(
          pane(on, left + 0.2 + k * 0.45, y - 0.03, 0.1, 0.28, 2.7),
          '#a8683f',
          opacity(0.3),
        )
    if (chance.chance(0.55)) body += sofaSeen(on, left + 0.2, y - 0.03)
    if (chance.chance(0.5)) {
      const who = chance.pick([
        'man',
        'kurta',
        'sari',
        'salwar',
        'office',
      ] as const satisfies readonly Person[])
      body += `<g opacity=".82">${people.standOn(camera, who, [left + chance.between(0.5, wide - 0.5), y - 0.03, 0.1], chance.chance(0.5))}</g>`
    }
    const [px, py, away] = camera.project([left + wide / 2, y, i % 2 ? 3.25 : 2.6])
    if (lamps) body += circle(px, py, (i % 2 ? 0.13 : 0.19) * camera.scale(away), '#fff6dc')
    body += shape(
      camera.face([
        [left, y - 0.035, 1],
        [left + wide * 0.5, y - 0.035, 4.1],
        [left + wide * 0.9, y - 0.035, 4.1],
        [left, y - 0.035, 2.2],
      ]),
      '#cfe0dc',
      opacity(0.1),
    )
  }
  return body
}

/** The colours of a room behind glass, top to bottom, in the evening and by day; `dim` 0 to 1. */
const lamplight = ({ light }: Stage, dim: number): Stop[] => [
  [0, mix('#ffe9bb', '#dca66a', dim)],
  [0.5, mix(light.colours.lamp, '#b57c4c', dim)],
  [1, mix('#d98f52', '#6f4c3c', dim)],
]
const daylight = ({ light }: Stage, dim: number): Stop[] => [
  [0, mix(light.colours.glass, light.colours.skylight, 0.62 - 0.2 * dim)],
  [0.5, mix(light.colours.glass, light.colours.shade, 0.3)],
  [1, mix(light.colours.glass, '#6a5a48', 0.35 + 0.2 * dim)],
]

const sofaSeen = (on: Stage, x: number, y: number): Markup =>
  shape(
    pane(on, x, y, 0.22, 1.7, 0.26) +
      pane(on, x, y, 0.3, 0.22, 0.42) +
      pane(on, x + 1.48, y, 0.3, 0.22, 0.42) +
      pane(on, x + 0.1, y, 0.45, 1.5, 0.46),
    '#5a3a2c',
    opacity(0.55),
  )

/** Recessed glass behind timber fins. */
export function upperFloor(on: Stage, x: number, y: number, length: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(31)
  let body = box(
    on,
    [x, y, 5],
    [length, 10, 3.7],
    mix(light.colours.timber, light.colours.shade, 0.25),
  )
  const count = 12
  for (let i = 0; i < count; i++) {
    const left = x + 0.3 + (i * (length - 0.6)) / count
    const [high, low] = [camera.project([left, y, 8.4])[1], camera.project([left, y, 5.2])[1]]
    body += shape(
      pane(on, left, y - 0.02, 5.2, (length - 0.6) / count - 0.12, 3.3),
      sheet.gradientDown(
        [
          [0, '#5f7f8b'],
          [1, i % 4 === 1 && light.colours.litShare > LIT_FROM ? light.colours.lamp : '#c9a884'],
        ],
        high,
        low,
      ),
    )
  }
  const fins = new Batch()
  for (let i = 0; i < 84; i++) {
    if (i % 21 > 13 && i % 21 < 20) continue
    const left = x + (i * length) / 84
    const edge: Vec[] = [
      [left, y - 0.5, 5],
      [left, y - 0.05, 5],
      [left, y - 0.05, 8.6],
      [left, y - 0.5, 8.6],
    ]
    fins.add(camera.face(edge), mix(light.colours.timber, light.colours.sunlight, 0.6))
    fins.add(
      pane(on, left, y - 0.5, 5, 0.09, 3.6),
      coarse(mix('#8a5c3e', '#a8714c', chance.next())),
    )
  }
  return body + fins
}
