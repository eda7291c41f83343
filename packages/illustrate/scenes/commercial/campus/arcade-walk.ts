import { arcade } from '../../../buildings/arcade.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { lawn, paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { sunIsDown } from '../../../paper/palette.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import type { Svg } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { buildings, doors } from './places.ts'

/** Along a university's arcade in the sun towards its gate, a lawn with old trees on the right. */
export function arcadeWalk(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.66
  const view: View = { eye: [0, 0, 2.5], focal: 960, centre: [880, horizon] }
  const light = lightAt(look.hour, look.place, sunIsDown(look.hour) ? 36 : 128, {
    elevation: { dawn: 20, noon: 54, golden: 20, dusk: 3, night: 20 }[look.hour],
    mist: { from: 60, to: 1900, most: 0.78 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const { chance } = grove
  for (let y = 24; y < 84; y += 11)
    grove.plant(
      chance.pick(['neem', 'gulmohar', 'neem']),
      [15 + chance.between(-1, 4), y],
      chance.between(8, 10),
    )
  grove.plant('neem', [14.5, 18], 10)
  for (let y = 9; y < 80; y += 0.9)
    grove.plant(
      chance.chance(0.35) ? 'bougainvillea' : 'hedge',
      [5.2, y],
      chance.between(0.55, 0.85),
    )
  for (let y = 22; y < 80; y += 14) {
    grove.add([4.4, y], streetLamp(on, [4.4, y], 4.6))
    grove.add([2.4, y + 6], bench(on, [3.6, y + 6], -Math.PI / 2))
  }
  for (let i = 0; i < 30; i++)
    grove.person(
      chance.pick(['office', 'man', 'salwar', 'sari', 'kurta', 'elder']),
      [chance.between(-7, 3), 28 + 46 * chance.next() ** 1.3],
      chance.chance(0.5),
    )
  return sheet.finish(
    sky(on, { seed: 53 + seed }) +
      far(on, seed) +
      lawn(on, on.camera.ground(rectangle(-900, 2, 1800, 1500)), horizon, sheet.height) +
      paving(on, { x: -30, y: 70, width: 120, depth: 24, joints: [2.4, 2.4], seed }) +
      buildings.university(on, 4 - doors.university, 90, seed) +
      paving(on, { x: -9.4, y: 2, width: 14, depth: 84, joints: [1.6, 1.6], seed }) +
      arcade(on, {
        at: [-9.4, -4],
        along: 'y',
        length: 84,
        bay: 4.2,
        ground: 5.2,
        upper: 4.2,
        storeys: 2,
        wall: nth(['#b4684a', '#c98a62', '#a8604c'], seed % 3),
        trim: '#f0dfc2',
        seed,
      }) +
      grove.shadows() +
      grove.standing(),
    { threshold: 196 },
  )
}
