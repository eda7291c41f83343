import { box } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { facing, level, sideways } from '../../../rooms/room.ts'

/** The bar: a counter and lit shelves under a roof of slats, open towards the deck. */
export function rooftopBar(on: Stage, seed: number): Markup {
  const { light, sheet, camera } = on
  const chance = random(seed + 3)
  const [x, y, deep] = [-7.8, 4.5, 7]
  const night = light.colours.litShare > 0.1
  const shelves = sheet.gradientDown(
    [
      [0, mix('#5a3c2c', light.colours.lamp, night ? 0.5 : 0.15)],
      [1, mix('#c98a52', light.colours.lamp, night ? 0.8 : 0.3)],
    ],
    camera.project([x, y + deep, 2.7])[1],
    camera.project([x, y + deep, 1])[1],
  )
  let stock = ''
  for (const z of [1.15, 1.65, 2.15])
    for (let v = 0.4; v < deep - 0.3; v += chance.between(0.14, 0.26))
      stock += shape(
        sideways(on, [x + 0.1, y + v, z], 0.09, chance.between(0.2, 0.36)),
        chance.pick(['#2f4a4c', '#b5623f', '#efe0c4', '#6a3a34', '#d0a45c']),
      )
  let slats = ''
  for (let v = 0; v < deep; v += 0.4) slats += level(on, x, y + v, 3.7, 0.16, 2.98)
  const lit = shape(
    level(on, x + 3, y, 2.4, deep, 0.005),
    light.colours.lamp,
    opacity(night ? 0.4 : 0) + sheet.blur(14),
  )
  return (
    lit +
    shape(sideways(on, [x, y, 0], deep, 3), shelves) +
    shape(
      facing(on, [x, y + deep, 0], 3.4, 3),
      mix('#6b4630', light.colours.lamp, night ? 0.25 : 0.05),
    ) +
    stock +
    shape(level(on, x, y, 3.7, deep, 3), mix('#8a5f42', light.colours.lamp, night ? 0.35 : 0.1)) +
    shape(slats, '#4a3226') +
    box(on, [x + 2.3, y, 0], [0.7, deep, 1.06], '#a8744a') +
    box(on, [x + 2.2, y - 0.06, 1.06], [0.9, deep + 0.12, 0.07], '#f0e2c8') +
    box(on, [x + 3.5, y, 0], [0.16, 0.16, 3], '#3a342f') +
    box(on, [x + 3.5, y + deep - 0.16, 0], [0.16, 0.16, 3], '#3a342f') +
    box(on, [x - 0.2, y - 0.3, 3], [4.1, deep + 0.6, 0.26], '#efe2cc')
  )
}
