import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import type { Svg } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { gantry, highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Facts, Look } from '../../../scene.ts'
import { apartmentsBeside } from './apartments-beside.ts'
import { city } from './city.ts'
import { land } from './land.ts'
import { traffic } from './traffic.ts'

/** Farther to one side of us than this share of its distance, a car shows more side than end and seems to lie across its lane. */
const MOST_ASIDE = 0.32

/** From the planted median, low down: flowers and lamps in a row between the carriageways, palms on both sides, apartments beside it where the facts name towers. */
export function median(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed)
  const hand = chance.chance(0.5) ? 1 : -1
  const horizon = sheet.height * 0.58
  const aside = sheet.tall && facts.towers ? -90 : 150
  const view: View = {
    eye: [hand * 3.4, 0, 2.9],
    focal: 1060,
    centre: [800 - hand * aside, horizon],
  }
  const light = lightAt(look.hour, look.place, hand * 24, {
    elevation: look.hour === 'noon' ? 46 : 5,
    mist: { from: 40, to: 1200, most: 0.84 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [0, 2],
    [0, 120],
    [hand * 4, 240],
    [hand * 26, 420],
    [hand * 80, 700],
  ]
  const { body, at } = highway(on, way)
  const grove = new Grove(on, seed)
  for (let y = 9; y < 230; y += y < 60 ? 0.62 : 1.6)
    grove.plant(
      chance.chance(0.45) ? 'bougainvillea' : 'shrub',
      [chance.between(-1.2, 1.2), y],
      chance.between(0.7, 1.15),
    )
  for (let y = 16; y < 240; y += 13) {
    grove.plant('royalPalm', [-20.4, y], chance.between(9, 12))
    grove.plant('royalPalm', [20.4, y + 3], chance.between(9, 12))
  }
  for (let y = 36; y < 260; y += 7) {
    grove.plant(chance.pick(['neem', 'gulmohar']), [-27 - chance.between(0, 9), y])
    grove.plant(chance.pick(['neem', 'gulmohar']), [27 + chance.between(0, 9), y])
  }
  for (let y = 26; y < 330; y += 24) {
    grove.add([0, y], streetLamp(on, [0, y], 10.5, 1) + streetLamp(on, [0, y], 10.5, -1))
  }
  grove.add([0, 96], gantry(on, [0, 96], 16))
  apartmentsBeside(grove, facts, -hand, seed)
  for (const { spot, body: car } of traffic(on, at, seed, 0.03))
    if (spot[1] > 21 && Math.abs(spot[0] - view.eye[0]) < spot[1] * MOST_ASIDE) grove.add(spot, car)
  return sheet.finish(
    sky(on, { seed: 17 + seed, sunSize: 38 }) +
      city(on, hand, seed) +
      land(on) +
      body +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 560, 0.4),
    { threshold: 194 },
  )
}
