import { lampGlow } from '../../outdoors/sky.ts'
import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import { tiles, slab } from './farmhouse-roof.ts'
import { box } from '../solids.ts'

/** A low farmhouse that faces us: near left corner of its walls and its length, in metres; tiled or with flat roofs. */
export interface Farmhouse {
  x: number
  y: number
  length: number
  roof: 'tiled' | 'flat'
  seed: number
}

const [EAVE, DEEP, VERANDAH, PLINTH] = [3, 9, 3.2, 0.5]

/** The farmhouse with its verandah; draw it on the reflection stage too. */
export function farmhouse(on: Stage, house: Farmhouse): Markup {
  const { light } = on
  const { x, y, length } = house
  const stone = mix(nth(light.colours.wall, 2), '#8a7c6c', 0.45)
  const wall = nth(light.colours.wall, 0)
  const wing = length * 0.3
  const side =
    box(on, [x + length, y - 1.4, 0], [wing * 0.75, DEEP, EAVE + 0.4], stone) +
    windowsOf(on, x + length + wing * 0.2, y - 1.42)
  const main = box(on, [x, y, PLINTH], [length, DEEP, EAVE], wall) + rooms(on, house)
  // Seen from the left, the main house stands before its wing.
  const walls = on.camera.eye[0] < x - 4 ? side + main : main + side
  const body =
    box(
      on,
      [x - 0.6, y - VERANDAH - 0.4, 0],
      [length + 1.2, DEEP + VERANDAH + 0.8, PLINTH],
      stone,
    ) +
    (house.roof === 'tiled'
      ? tiles(on, x + length - wing - 1, y + 4, wing + 2, 9, EAVE + 2.2, 2.4)
      : '') +
    (house.roof === 'flat'
      ? box(on, [x + length * 0.55, y + 3, EAVE], [length * 0.34, 6, 3], stone)
      : '') +
    walls
  const posts = columns(on, house)
  if (house.roof === 'flat')
    return (
      slab(on, x + length * 0.55 - 0.8, y + 2, EAVE + 3, length * 0.34 + 1.6, 7) +
      body +
      posts +
      slab(on, x - 1, y - VERANDAH - 0.8, EAVE + PLINTH, length * 0.86, DEEP + 3) +
      slab(on, x + length - 0.6, y - 2, EAVE + 0.4, wing * 0.75 + 1.2, DEEP)
    )
  return (
    body +
    posts +
    tiles(on, x + length - 0.6, y - 2.2, wing * 0.75 + 1.4, DEEP + 2, EAVE + 0.4, 2) +
    tiles(
      on,
      x - 1.2,
      y - VERANDAH - 0.9,
      length + 1.8,
      DEEP + VERANDAH + 1.6,
      EAVE + PLINTH - 0.1,
      3.1,
    )
  )
}

/** Glazed doors along the verandah, lamplit. */
function rooms(on: Stage, { x, y, length, seed }: Farmhouse): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const count = Math.round(length / 2.6)
  const pane = (u: number, z: number, w: number, h: number): string =>
    camera.face([
      [x + u, y - 0.03, z],
      [x + u + w, y - 0.03, z],
      [x + u + w, y - 0.03, z + h],
      [x + u, y - 0.03, z + h],
    ])
  let body = shape(
    pane(0, PLINTH, length, EAVE),
    mix(nth(light.colours.wall, 1), light.colours.shade, 0.45),
  )
  const step = length / count
  for (let i = 0; i < count; i++) {
    if (chance.chance(0.16)) continue
    const lit = chance.chance(light.colours.litShare * 2 + 0.2)
    const [top, foot] = [camera.project([x, y, 3.1])[1], camera.project([x, y, PLINTH])[1]]
    const paint = sheet.gradientDown(
      lit
        ? [
            [0, '#ffe9bb'],
            [0.6, light.colours.lamp],
            [1, '#cf8a50'],
          ]
        : [
            [0, mix(light.colours.glass, nth(light.colours.sky, 2)[1], 0.4)],
            [1, mix(light.colours.glass, '#10222c', 0.4)],
          ],
      top,
      foot,
    )
    const u = i * step + 0.25
    body +=
      shape(pane(u - 0.1, PLINTH, step - 0.3, 2.6), '#3b2a22') +
      shape(pane(u, PLINTH + 0.1, step - 0.5, 2.4), paint)
    body += shape(pane(u + (step - 0.5) / 2 - 0.04, PLINTH, 0.08, 2.5), '#3b2a22')
  }
  return body
}

const windowsOf = (on: Stage, x: number, y: number): Markup =>
  box(on, [x, y - 0.02, 1], [2.4, 0.04, 1.7], '#3b2a22') +
  box(on, [x + 0.1, y - 0.06, 1.1], [2.2, 0.04, 1.5], on.light.colours.lamp, {
    side: () => (on.light.colours.litShare > 0.1 ? on.light.colours.lamp : on.light.colours.glass),
  })

function columns(on: Stage, { x, y, length }: Farmhouse): Markup {
  const { camera, light } = on
  const front = y - VERANDAH
  const count = Math.round(length / 4)
  let body = ''
  if (light.colours.litShare > 0.1)
    for (let i = 0; i < count; i++) {
      const [px, py, depth] = camera.project([x + ((i + 0.5) * length) / count, y - 1.6, 2.9])
      const k = camera.scale(depth)
      body += circle(px, py, 1.5 * k, lampGlow(on, 0.5)) + circle(px, py, 0.13 * k, '#fff6dc')
    }
  for (let i = 0; i <= count; i++)
    body += box(
      on,
      [x + (i * (length - 0.32)) / count, front, PLINTH],
      [0.32, 0.32, EAVE],
      mix(light.colours.timber, nth(light.colours.wall, 1), 0.25),
    )
  for (let i = 0; i < 3; i++)
    body += box(
      on,
      [x + length * 0.42, front - 0.5 - i * 0.35, 0],
      [4, 0.4, 0.4 - i * 0.12],
      nth(light.colours.wall, 1),
    )
  const rim = camera.ground(rectangle(x - 0.6, front - 0.4, length + 1.2, 0.3), PLINTH)
  return body + shape(rim, light.colours.skylight, opacity(0.4))
}
