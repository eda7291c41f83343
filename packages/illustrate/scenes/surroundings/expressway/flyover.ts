import { box } from '../../../buildings/solids.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf, throughAir } from '../../../paper/light.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { city } from './city.ts'
import { land } from './land.ts'
import { traffic } from './traffic.ts'

/** Where the flyover crosses, metres away; the height of its roadway. */
const [CROSS, DECK] = [46, 9.6]

/** The road runs under a flyover towards the city. */
export function flyover(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed)
  const hand = chance.chance(0.5) ? 1 : -1
  const horizon = sheet.height * 0.6
  const view: View = { eye: [hand * -8, 0, 5], focal: 1100, centre: [800 + hand * 90, horizon] }
  const light = lightAt(look.hour, look.place, hand * 12, {
    elevation: look.hour === 'noon' ? 46 : 6,
    mist: { from: 40, to: 1200, most: 0.84 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [0, 2],
    [0, 90],
    [hand * 2, 200],
    [hand * 12, 400],
    [hand * 40, 700],
  ]
  const { body, at } = highway(on, way)
  const grove = new Grove(on, seed)
  planting(grove, hand)
  for (let y = 72; y < 330; y += 26)
    grove.add([0, y], streetLamp(on, [0, y], 10, 1) + streetLamp(on, [0, y], 10, -1))
  for (const { spot, body: car } of traffic(on, at, seed, 0.04))
    if (spot[1] > 22) grove.add(spot, car)
  grove.add([0, CROSS + 2], (there) => deck(there, seed))
  for (const x of [-22, 0, 22, 46, -46])
    grove.add(
      [x, CROSS],
      (there) =>
        box(there, [x - 0.9, CROSS, 0], [1.8, 9, DECK - 2.6], '#d8ccba') +
        box(there, [x - 3.2, CROSS - 0.3, DECK - 2.7], [6.4, 9.6, 1], '#d8ccba'),
    )
  grove.shadow(shadowOf(on.camera, light, rectangle(-120, CROSS, 240, 9), 1.8, DECK - 1.8))
  return sheet.finish(
    sky(on, { seed: 17 + seed, sunSize: 38 }) +
      city(on, hand, seed) +
      land(on, { place: look.place, seed: look.seed, yaw: view.yaw ?? 0 }) +
      body +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 560, 0.42),
    { threshold: 194 },
  )
}

/** The crossing deck, its parapet, lamps and a few cars on it. */
function deck(on: Stage, seed: number): Markup {
  const { camera, light } = on
  const chance = random(seed + 5)
  let cars = ''
  for (let x = -90; x < 90; x += chance.between(14, 30)) {
    const paint = chance.pick(['#f4efe6', '#a9483a', '#5d6b75', '#e0a92e'])
    const long = chance.chance(0.2) ? 10 : 4.2
    const tall = long > 5 ? 3 : 1.4
    cars +=
      box(on, [x, CROSS + 2, DECK], [long, 1.8, tall * 0.62], paint) +
      box(
        on,
        [x + 0.7, CROSS + 2.1, DECK + tall * 0.6],
        [long - 1.5, 1.6, tall * 0.4],
        mix(light.colours.glass, '#22343d', 0.4),
      )
  }
  let joints = ''
  for (let x = -120; x < 120; x += 4)
    joints += camera.face([
      [x, CROSS - 0.01, DECK - 1.7],
      [x + 0.08, CROSS - 0.01, DECK - 1.7],
      [x + 0.08, CROSS - 0.01, DECK + 0.9],
      [x, CROSS - 0.01, DECK + 0.9],
    ])
  let lamps = ''
  for (let x = -76; x < 80; x += 19) lamps += post(on, x)
  return (
    lamps +
    cars +
    box(on, [-120, CROSS, DECK - 1.7], [240, 9, 1.7], '#cfc2ae') +
    box(on, [-120, CROSS - 0.3, DECK - 0.5], [240, 0.3, 1], '#e6dccb') +
    shape(joints, throughAir(light, light.colours.shadow, CROSS), opacity(0.3))
  )
}

const post = (on: Stage, x: number): Markup =>
  box(on, [x, CROSS + 0.4, DECK], [0.16, 0.16, 6], '#5a6266') +
  box(
    on,
    [x - 0.9, CROSS + 0.4, DECK + 6],
    [1.9, 0.2, 0.12],
    on.light.colours.litShare > 0.1 ? '#fff0c8' : '#7a8488',
  )

function planting(grove: Grove, hand: number): void {
  const { chance } = grove
  for (let y = 12; y < 220; y += y < 60 ? 0.9 : 2)
    grove.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [chance.between(-1.1, 1.1), y],
      chance.between(0.6, 1.05),
    )
  for (let y = 28; y < 260; y += 8)
    for (const side of [-1, 1]) {
      if (Math.abs(y - CROSS - 4) < 12) continue
      grove.plant(
        chance.pick(['neem', 'gulmohar', 'ashoka']),
        [side * (26 + chance.between(0, 10)), y],
        chance.between(7, 10),
      )
    }
  for (let k = 0; k < 26; k++)
    grove.plant(
      k % 3 ? 'shrub' : 'bougainvillea',
      [hand * -(18.4 + (k % 4) * 0.5), 13 + k * 1.5],
      chance.between(0.7, 1.2),
    )
  grove.plant('neem', [hand * -23.5, 23], 11)
}
