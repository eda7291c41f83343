import { tower } from '../buildings/tower.ts'
import { fields } from '../outdoors/ground.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import { tree } from '../outdoors/trees.ts'
import { stand, type View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { type Markup, shape, type Svg } from '../paper/svg.ts'
import { rectangle, type Spot } from '../paper/vector.ts'
import { carPaints } from '../roads/cars.ts'
import { gantry, type Highway, highway } from '../roads/highway.ts'
import { streetLamp } from '../roads/street.ts'
import { vehicle } from '../roads/traffic.ts'
import type { Facts, Look } from '../scene.ts'

/** A wide road that bends through fields towards towers in the haze. */
export function draw(_facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed)
  const bend = chance.chance(0.5) ? 1 : -1
  const horizon = sheet.height * 0.54
  const view: View = { eye: [bend * -5, 0, 11], focal: 900, centre: [800 - bend * 130, horizon] }
  const light = lightAt(look.hour, look.place, bend * 16, {
    elevation: look.hour === 'noon' ? 44 : 5.5,
    mist: { from: 40, to: 1300, most: 0.86 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [bend * -2, 8],
    [0, 50],
    [bend * 7, 105],
    [bend * 30, 180],
    [bend * 84, 290],
    [bend * 190, 440],
    [bend * 420, 700],
  ]
  const road = highway(on, way)
  const haze = sunHaze(on, 560, 0.42)
  const body =
    sky(on, { seed: 17 + look.seed, sunSize: 38 }) +
    city(on, bend, look.seed) +
    land(on) +
    road.body +
    roadside(on, road, bend, look.seed) +
    haze
  return sheet.finish(body, { threshold: 194 })
}

/** Three ranks of towers, the nearest ones glazed, where the road leads. */
function city(on: Stage, bend: number, seed: number): Markup {
  const { horizon } = on.camera
  const chance = random(seed + 1)
  let near = ''
  for (let i = 0; i < 7; i++) {
    const y = 900 - i * 40
    near += tower(on, {
      centre: [bend * (110 + ((i * 97) % 330)), y],
      width: 34,
      depth: 28,
      radius: 5,
      turn: bend * 28,
      floors: Math.round(chance.between(16, 40)),
      z: 4,
      crown: 8,
      slope: chance.between(-0.4, 0.4),
      seed: seed + i,
    })
  }
  return (
    skyline(on, { seed, distance: 5200, heights: [80, 520], spacing: 90 }) +
    mist(on, horizon - 60, 64, 0.5) +
    skyline(on, { seed: seed + 6, distance: 2800, heights: [50, 330], spacing: 84 }) +
    mist(on, horizon - 40, 50, 0.5) +
    near +
    mist(on, horizon - 26, 44, 0.6)
  )
}

function land(on: Stage): Markup {
  const { camera, light, sheet } = on
  const base = sheet.gradientDown(
    [
      [0, mix(light.colours.lawn[0], light.colours.mist, 0.7)],
      [0.3, mix(...light.colours.lawn, 0.4)],
      [1, light.colours.lawn[1]],
    ],
    camera.horizon,
    sheet.height,
  )
  return (
    shape(camera.ground(rectangle(-3000, 6, 6000, 6000)), base) +
    fields(on, -700, 30, 680, 560, 4) +
    fields(on, 20, 30, 680, 560, 9)
  )
}

/** Traffic, lamps, trees and a gantry, farthest first. */
function roadside(on: Stage, { at }: Highway, bend: number, seed: number): Markup {
  const { camera } = on
  const chance = random(seed + 2)
  const things: { y: number; body: Markup }[] = []
  const far = (['neem', 'neem', 'ashoka', 'gulmohar'] as const).map((kind, i) =>
    tree(on, kind, { seed: 4 + i, range: 'far' }),
  )
  const middle = (['neem', 'neem', 'gulmohar'] as const).map((kind, i) =>
    tree(on, kind, { seed: 5 + i, range: 'middle', detail: 2 }),
  )
  const flowers = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n, range: 'middle', detail: 1.6 }),
  )
  const add = (spot: Spot, body: Markup): void => void things.push({ y: spot[1], body })
  for (let i = 0; i < 150; i++) {
    const share = 0.16 + 0.84 * (i / 150)
    const hand = i % 2 ? 1 : -1
    const spot = at(share, hand * chance.between(24, 30))
    add(
      spot,
      stand(
        camera,
        chance.pick(spot[1] > 150 ? far : middle),
        [...spot, 0],
        chance.between(6, 10),
        chance.chance(0.5),
      ),
    )
  }
  for (let i = 0; i < 60; i++) {
    const spot: Spot = [chance.between(-460, 460), chance.between(160, 620)]
    const reference = at(Math.min(1, 0.28 + spot[1] / 980), 0)
    if (Math.abs(spot[0] - reference[0]) > 60)
      add(
        spot,
        stand(camera, chance.pick(far), [...spot, 0], chance.between(7, 12), chance.chance(0.5)),
      )
  }
  for (let share = 0.06; share < 0.7; share += 0.008) {
    const spot = at(share, chance.between(-0.6, 0.6))
    add(spot, stand(camera, nth(flowers, things.length % 2), [...spot, 0], 1.2, chance.chance(0.5)))
  }
  for (let share = 0.17; share < 0.9; share += 0.075) {
    const spot = at(share, 0)
    add([spot[0], spot[1] - 0.01], streetLamp(on, spot, 10.5, 1) + streetLamp(on, spot, 10.5, -1))
  }
  const taken: { lane: number; y: number }[] = []
  for (let i = 0; i < 90; i++) {
    const share = 0.13 + 0.8 * chance.next() ** 1.5
    const lane = chance.pick([-12, -8.2, -4.5, 4.5, 8.2, 12])
    const spot = at(share, lane)
    if (taken.some((other) => other.lane === lane && Math.abs(other.y - spot[1]) < 17)) continue
    taken.push({ lane, y: spot[1] })
    add(
      spot,
      vehicle(on, chance.chance(0.1) ? 'bus' : 'car', spot, lane < 0, chance.pick(carPaints)),
    )
  }
  const over = at(0.3, 0)
  add(over, gantry(on, over, 16))
  const palms = tree(on, 'neem', { seed: 3 + seed, range: 'near', detail: 5 })
  const frame: Spot = [bend * -24, 27]
  add(frame, stand(camera, palms, [...frame, 0], 15.5, bend > 0))
  const bush = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n + seed, range: 'near', detail: 4 }),
  )
  for (let i = 0; i < 9; i++) {
    const spot: Spot = [bend * -(20.4 + i * 1.5), 23.6 + (i % 3) * 0.5]
    add(spot, stand(camera, nth(bush, i % 2), [...spot, 0], chance.between(1.5, 2), i % 3 > 0))
  }
  return things
    .toSorted((a, b) => b.y - a.y)
    .map((thing) => thing.body)
    .join('')
}
