import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import { sugarCane } from '../../../outdoors/land/sugar-cane.ts'
import { tufts } from '../../../outdoors/land/tufts.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { group, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { curve, lift, rectangle, ribbon, type Spot } from '../../../paper/vector.ts'
import { highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { city } from './city.ts'
import { land } from './land.ts'
import { traffic } from './traffic.ts'

/** Metres right of us: the middle of the road, and the edge of the field. */
const [ROAD, FIELD] = [25, -1.6]

/** On the verge between field and road; over the road; and on the far side of the road. */
const standpoints = (horizon: number): readonly View[] => [
  { eye: [2.4, 0, 2.3], focal: 1100, centre: [640, horizon] },
  { eye: [22, -6, 13], yaw: -12, focal: 1200, centre: [800, horizon * 0.7] },
  { eye: [43, 0, 7], yaw: -24, focal: 1180, centre: [800, horizon * 0.86] },
]

/** From the verge at eye level, or where the look asks for it: sugar cane on the left, an earth path along it, the road rising to the right towards the city. */
export function caneField(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.57
  const view: View = { ...nth(standpoints(horizon), look.standpoint ?? 0) }
  const light = lightAt(look.hour, look.place, 17, {
    elevation: look.hour === 'noon' ? 46 : 6,
    mist: { from: 40, to: 1100, most: 0.84 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [ROAD, 2],
    [ROAD, 110],
    [ROAD + 5, 220],
    [ROAD + 34, 420],
    [ROAD + 100, 700],
  ]
  const { body, at } = highway(on, way)
  const grove = new Grove(on, seed)
  cane(on, grove, seed)
  verge(grove)
  for (let y = 54; y < 330; y += 24) {
    const [x] = at(Math.min(1, y / 760), 0)
    grove.add([x, y], streetLamp(on, [x, y], 10.5, 1) + streetLamp(on, [x, y], 10.5, -1))
  }
  for (const { spot, body: car } of traffic(on, at, seed, 0.03))
    if (spot[1] > 20) grove.add(spot, car)
  return sheet.finish(
    sky(on, { seed: 17 + seed, sunSize: 38 }) +
      city(on, 1, seed) +
      land(on, { place: look.place, seed: look.seed, yaw: view.yaw ?? 0 }) +
      path(on) +
      body +
      group(
        sheet.clip(on.camera.ground(rectangle(2.3, 3, 6.2, 200))),
        tufts(on, random(seed + 6), 0.3),
      ) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 560, 0.42),
    { threshold: 194 },
  )
}

/** Trodden earth along the field. */
function path(on: Stage): Markup {
  const { camera, light, sheet } = on
  const line = curve([
    [1, 2],
    [0.8, 16],
    [1.6, 40],
    [1, 90],
    [3, 200],
  ])
  const earth = sheet.gradientDown(
    [
      [0, mix(light.colours.paving[0], light.colours.mist, 0.4)],
      [0.4, mix(light.colours.paving[1], '#b98a5c', 0.4)],
      [1, mix(light.colours.paving[2], '#9a6a44', 0.5)],
    ],
    camera.horizon,
    sheet.height,
  )
  return (
    shape(camera.ground(ribbon(line, 2.6)), earth) +
    shape(
      camera.ground(ribbon(line, 0.6)),
      mix(...light.colours.lawn, 0.6),
      opacity(0.4) + sheet.blur(6),
    )
  )
}

/** Rows of cane, thick at the field's edge and thinner within, where only the tops show. */
function cane(on: Stage, grove: Grove, seed: number): void {
  const chance = random(seed + 4)
  const near = [1, 2, 3].map((n) => sugarCane(on, seed + n))
  const far = [4, 5].map((n) => sugarCane(on, seed + n, true))
  for (let y = 7; y < 150; y += y < 30 ? 0.8 : y < 70 ? 1.7 : 3.4)
    for (let row = 0; row < (y < 30 ? 5 : 4); row++) {
      const at: Spot = [FIELD - row * 1.5 - chance.between(0, 0.9), y + chance.between(0, 0.7)]
      const symbol = y < 46 ? chance.pick(near) : chance.pick(far)
      const tall = chance.between(2.6, 3.5)
      grove.add(at, stand(on.camera, symbol, lift(at, 0), tall, chance.chance(0.5)))
    }
  for (let y = 30; y < 170; y += 5)
    for (let x = -12; x > -70; x -= 4)
      grove.add(
        [x, y],
        stand(
          on.camera,
          nth(far, Math.abs(Math.round(x + y)) % 2),
          [x, y, 0],
          3,
          chance.chance(0.5),
        ),
      )
  grove.shadow(
    shadowOf(
      on.camera,
      on.light,
      rectangle(FIELD - 20, 5, 20, 150),
      on.light.sun[2] > 0.5 ? 2.4 : 0.9,
    ),
  )
}

/** Grass, bushes and a row of trees between the path and the road. */
function verge(grove: Grove): void {
  const { chance } = grove
  for (let y = 9; y < 120; y += 1.2)
    grove.plant(
      chance.chance(0.14) ? 'bougainvillea' : 'shrub',
      [7.4 + chance.between(-0.5, 0.5), y],
      chance.between(0.5, 0.9),
    )
  for (let y = 34; y < 260; y += 15)
    grove.plant(chance.pick(['neem', 'gulmohar']), [6, y], chance.between(6.5, 9))
  for (let y = 20; y < 300; y += 9)
    grove.plant(chance.pick(['neem', 'neem', 'gulmohar']), [50 + chance.between(0, 10), y])
  for (const [who, x, y, flip] of [
    ['sari', 1.8, 46, true],
    ['kurta', 0.6, 52, true],
    ['cyclist', 1.2, 66, false],
  ] as const)
    grove.person(who, [x, y], flip)
}
