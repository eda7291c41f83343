import { searchlights } from '../../../buildings/campus/film-studio.ts'
import { toyBlocks } from '../../../buildings/campus/toy-factory.ts'
import { lawn, paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { sunIsDown } from '../../../paper/palette.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import type { Svg } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { fountain, streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import { lampBox } from '../../../rooms/arches.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { buildings, doors, type Use } from './places.ts'

/** Where the fronts stand, metres away. */
const FRONT = 46

/** Close before the doors, the sun behind us on the fronts, or beside us, so that it finds only the one office block that turns to it: a paved court, beds in flower, people coming and going. */
export function forecourt(use: Use, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.78
  const view: View = { eye: [0, 0, 2.3], focal: 940, centre: [900, horizon] }
  const light = lightAt(
    look.hour,
    look.place,
    sunIsDown(look.hour) ? -34 : use === 'it' ? -100 : -132,
    {
      elevation: { dawn: 16, noon: 52, golden: 17, dusk: 3, night: 20 }[look.hour],
      mist: { from: 60, to: 1900, most: 0.78 },
    },
  )
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  // Of the sound stages, the open one stands in the middle.
  const x = -(use === 'film' ? (seed % 3) * 40 + 18 : doors[use]) - 4
  planting(grove, use)
  life(on, grove, use)
  const beams = use === 'film' && light.colours.litShare > 0.3 ? searchlights(on, seed) : ''
  return sheet.finish(
    sky(on, { seed: 53 + seed }) +
      beams +
      far(on, seed) +
      lawn(on, on.camera.ground(rectangle(-900, 2, 1800, 1500)), horizon, sheet.height) +
      paving(on, { x: -26, y: 2, width: 46, depth: FRONT + 8, joints: [2, 2], seed }) +
      buildings[use](on, x, FRONT, seed) +
      grove.shadows() +
      grove.standing(),
    { threshold: 196 },
  )
}

function planting(grove: Grove, use: Use): void {
  const { chance } = grove
  const tall = use === 'film' ? 'royalPalm' : 'neem'
  for (const [x, y] of [
    [-21, 26],
    [-25, 36],
    [22, 32],
    [27, 40],
  ] as const)
    grove.plant(tall, [x, y], chance.between(8, 10))
  grove.plant(use === 'film' ? 'coconutPalm' : chance.pick(['gulmohar', 'neem']), [15.5, 18], 9.4)
  const beds: readonly Spot[] = [
    [-14, 16.5],
    [-14, 27],
    [7.6, 16.5],
    [7.6, 27],
    [-6, 11],
  ]
  for (const [x, y] of beds) {
    grove.add([x, y + 1.2], (there) => lampBox(there, [x, y, 0], [7, 1.4, 0.45], '#dccab0'))
    for (let u = 0.4; u < 6.8; u += 0.62)
      grove.plant(
        chance.chance(0.5) ? 'bougainvillea' : 'shrub',
        [x + u, y + 0.5],
        chance.between(0.6, 1.05),
        0.4,
      )
  }
}

function life(on: Stage, grove: Grove, use: Use): void {
  const { chance } = grove
  for (let i = 0; i < 26; i++)
    grove.person(
      chance.pick(['office', 'man', 'salwar', 'sari', 'kurta', 'mother']),
      [chance.between(-16, 12), chance.between(29, FRONT - 4)],
      chance.chance(0.5),
    )
  for (const x of [-16, -6, 6, 16]) grove.add([x, 35], streetLamp(on, [x, 35], 5))
  if (use === 'toys') grove.add([-14, 25], (there) => toyBlocks(there, -14, 25))
  else if (use === 'film') {
    grove.add([-8, 30], vehicle(on, 'bus', [-8, 30], true, '#f4efe6'))
    grove.add([1, 34], vehicle(on, 'car', [1, 34], false, '#2f3b46'))
  } else grove.add([-4, 24], fountain(on, [-4, 24], 3.4, 3))
}
