import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { shadeLamp } from '../../../furniture/lights/shade-lamp.ts'
import { kitchens, schemes } from '../../../furniture/dining/food-counters.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, type Svg } from '../../../paper/svg.ts'
import { lampBox } from '../../../rooms/arches.ts'
import { moodOf } from '../../../rooms/indoors.ts'
import type { Look } from '../../../scene.ts'
import { room, shellOf } from './shell.ts'

/** An airy food court: kitchens behind counters on the left, a long skylight, a glass wall at the end, tables and trees between. */
export function longHall(look: Look): Svg {
  const sheet = new Sheet(look)
  const view: View = { eye: [1.2, -5.6, 2.9], focal: 900, centre: [860, sheet.height * 0.55] }
  const light = lightAt(look.hour, look.place, 12, { elevation: look.hour === 'noon' ? 46 : 9 })
  const on = stage(sheet, view, light)
  const scheme = nth(schemes, Math.floor(look.seed / 5) % schemes.length)
  const chance = random(look.seed)
  const mood = moodOf(look.hour)
  const form = chance.pick(['dome', 'basket', 'globe'] as const)
  let lamps = ''
  for (let y = 24; y > 1; y -= 4)
    for (const x of [-8.6, -3.9, 4.6, 8.8])
      lamps += shadeLamp(
        on,
        [x + chance.between(-0.3, 0.3), y, 4.3 + chance.between(-0.3, 0.4)],
        0.95,
        room.height,
        form === 'dome' ? chance.pick(scheme) : '#c99a58',
        form,
      )
  return sheet.finish(
    sheet.wash('#4a3a36') +
      shellOf(on, look.seed) +
      sheet.wash(mood.shade, opacity(0.24 * mood.night ** 2)) +
      kitchens(on, room, scheme, look.seed) +
      floorwork(on, scheme, look.seed) +
      sheet.wash(mood.shade, opacity(0.08 * mood.night ** 2)) +
      lamps,
    { threshold: 202, vignette: 0.24 },
  )
}

/** Tables and trees in tubs, farthest first. */
function floorwork(on: Stage, scheme: readonly string[], seed: number): Markup {
  const { camera } = on
  const chance = random(seed + 5)
  const sets = scheme.slice(0, 3).map((colour) => chairs(on, colour, '#4a3a32'))
  const plants = [
    tree(on, 'frangipani', { seed: 5, range: 'near', detail: 2 }),
    tree(on, 'shrub', { seed: 6, range: 'near', detail: 2 }),
  ]
  let body = ''
  for (const [row, y] of [23, 19.4, 15.8, 12.2, 8.6, 5, 1.6].entries()) {
    for (const [column, x] of [-8.2, -4.6, 0.6, 4.4, 8.4].entries()) {
      if (column === 2 && row % 2) {
        body +=
          lampBox(on, [x - 0.8, y - 0.8, 0], [1.6, 1.6, 0.62], '#b98a66') +
          stand(camera, nth(plants, 1), [x - 0.3, y + 0.3, 0.5], 0.8) +
          stand(camera, nth(plants, 0), [x, y, 0.5], 3.2, row % 4 > 1) +
          stand(camera, nth(plants, 1), [x + 0.3, y - 0.4, 0.5], 0.6, true)
        continue
      }
      body += laidTable(
        on,
        [x + chance.between(-0.25, 0.25), y + chance.between(-0.3, 0.3)],
        nth(sets, (column + row) % 3),
        {
          radius: 0.62,
          seats: 4,
          top: '#c79a6a',
          piece: 'low',
          flowers: ['#4d6a45', '#7f9a5a', '#f6e4c8'],
          seed: row * 7 + column,
        },
      )
    }
  }
  return body
}
