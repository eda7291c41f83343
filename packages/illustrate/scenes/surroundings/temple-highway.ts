import { Grove } from '../../outdoors/trees/grove.ts'
import { glowPaint, mist, sky, skyline, sunOnSheet } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { lightAt, standingShadow } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, type Markup, type Svg } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import { carPaints } from '../../roads/cars.ts'
import { type Highway, highway } from '../../roads/highway.ts'
import { streetLamp } from '../../roads/street.ts'
import { vehicle } from '../../roads/traffic.ts'
import type { Facts, Look } from '../../scene.ts'
import { land, plots, tufts } from './temple-highway/land.ts'
import { spires } from './temple-highway/spires.ts'

/** A highway at a city's edge that bends towards the spires of far temples, with fields and marked plots beside it. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const bend = seed % 2 ? 1 : -1
  const noon = hour === 'noon'
  const horizon = sheet.height * 0.5
  const view: View = { eye: [bend * 3, 0, 12.5], focal: 1040, centre: [800 - bend * 150, horizon] }
  const light = lightAt(hour, look.place, (noon ? -100 : -13) * bend, {
    elevation: { dawn: 8, noon: 44, golden: 9, dusk: 5, night: 20 }[hour],
    mist: { from: 50, to: 1700, most: 0.7 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [bend * -15, 4],
    [bend * -14, 50],
    [bend * -7, 110],
    [bend * 12, 190],
    [bend * 56, 300],
    [bend * 134, 450],
    [bend * 290, 700],
  ]
  const road = highway(on, way)
  const grove = new Grove(on, seed)
  const marked = plots(on, grove, bend, seed)
  roadside(on, grove, road, bend)
  const sun = sunOnSheet(on)
  return sheet.finish(
    sky(on, { seed: 11 + seed, sunSize: 40 }) +
      far(on, bend, seed) +
      land(on, bend, seed) +
      marked +
      tufts(on, bend, seed) +
      road.body +
      grove.shadows() +
      grove.standing() +
      (sun ? circle(sun[0], sun[1], 560, glowPaint(on, 0.4)) : ''),
    { threshold: noon ? 208 : 196 },
  )
}

/** The old town in the haze: low roofs, trees, and spires that stand above them. */
function far(on: Stage, bend: number, seed: number): Markup {
  const { camera } = on
  const { horizon } = camera
  const chance = random(seed + 5)
  const trees = new Grove(on, seed + 8)
  for (let x = -760; x < 760; x += 4.2)
    trees.plant(
      chance.pick(['neem', 'neem', 'ashoka', 'neem']),
      [x, chance.between(560, 720)],
      chance.between(9, 17),
    )
  const main = chance.between(300, 350) * bend
  const groups = [
    [main, 900, chance.between(140, 155)],
    [main - bend * chance.between(250, 310), 1500, chance.between(80, 96)],
    [main + bend * chance.between(210, 260), 1250, chance.between(62, 84)],
    [main - bend * chance.between(120, 150), 1900, 84],
  ] as const
  return (
    skyline(on, { seed, distance: 3200, heights: [14, 96], spacing: 62 }) +
    mist(on, horizon - 30, 40, 0.5) +
    [...groups]
      .toSorted((a, b) => b[1] - a[1])
      .map(([x, y, height]) => spires(on, [x, y], height, chance))
      .join(mist(on, horizon - 22, 34, 0.4)) +
    skyline(on, { seed: seed + 3, distance: 860, heights: [5, 13], spacing: 26 }) +
    mist(on, horizon - 12, 26, 0.45) +
    trees.standing() +
    mist(on, horizon + 2, 26, 0.4)
  )
}

/** Trees and lamps along the highway, traffic, walkers by the plots, and a tree that frames the near side. */
function roadside(on: Stage, grove: Grove, { at }: Highway, bend: number): void {
  const { camera, light } = on
  const { chance } = grove
  for (let share = 0.1; share < 1; share += 0.013)
    for (const side of [-1, 1])
      if (chance.chance(0.75) && (side !== bend || at(share, 0)[1] > 84))
        grove.plant(
          chance.pick(['neem', 'gulmohar', 'neem']),
          at(share, side * chance.between(20, 24)),
          chance.between(5, 8.5),
        )
  for (let share = 0.04; share < 0.7; share += 0.007) {
    const spot = at(share, chance.between(-0.6, 0.6))
    grove.plant(chance.chance(0.4) ? 'bougainvillea' : 'shrub', spot, chance.between(0.7, 1.2))
  }
  for (let share = 0.13; share < 0.9; share += 0.07) {
    const spot = at(share, 0)
    grove.add(spot, streetLamp(on, spot, 10.5, 1) + streetLamp(on, spot, 10.5, -1))
  }
  const taken: Spot[] = []
  for (let i = 0; i < 70; i++) {
    const lane = chance.pick([-12, -8.2, -4.5, 4.5, 8.2, 12])
    const spot = at(0.15 + 0.76 * chance.next() ** 1.4, lane)
    if (taken.some((other) => Math.hypot(other[0] - spot[0], (other[1] - spot[1]) / 6) < 2.8))
      continue
    taken.push(spot)
    grove.add(
      spot,
      vehicle(
        on,
        spot[1] > 90 && chance.chance(0.16) ? 'bus' : 'car',
        spot,
        lane < 0,
        chance.pick(carPaints),
      ),
    )
  }
  for (let i = 0; i < 46; i++)
    grove.plant(
      chance.pick(['neem', 'neem', 'gulmohar']),
      [-bend * chance.between(70, 420), chance.between(110, 520)],
      chance.between(7, 12),
    )
  for (let i = 0; i < 26; i++)
    grove.plant(
      'neem',
      [bend * (126 + chance.between(0, 90)), chance.between(120, 420)],
      chance.between(8, 13),
    )
  const frame: Spot = [bend * 24, 24]
  const crown = tree(on, 'neem', { seed: 4, range: 'near', detail: 5 })
  grove.add(frame, stand(camera, crown, [...frame, 0], 15))
  grove.shadow(standingShadow(camera, light, frame, 15, 5.4, 19))
  for (let y = 19; y < 100; y += y < 45 ? 0.7 : 1.4)
    if (chance.chance(0.9))
      grove.plant(
        chance.chance(0.3) ? 'bougainvillea' : 'shrub',
        [bend * (5.6 + Math.max(0, (y - 70) * 0.2) + chance.between(0, 0.8)), y],
        chance.between(0.5, 1.3),
      )
  grove.person('kurta', [bend * 24, 39.6])
  grove.person('sari', [bend * 25.4, 39.8], true)
  grove.person('man', [bend * 17, 57])
}
