import { podium, tower } from '../../../buildings/city/tower.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { gantry, highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { land } from './land.ts'
import { traffic } from './traffic.ts'

/** Where towers stand on both sides of the road, farthest first: metres across and away, and floors. The higher side is the right, or by `hand` the left. */
const places = [
  [-46, 560, 38],
  [-84, 450, 30],
  [54, 410, 42],
  [-56, 350, 30],
  [-94, 270, 22],
  [60, 246, 33],
  [-62, 210, 20],
  [74, 160, 23],
  [-96, 138, 11],
  [112, 122, 10],
] as const

/** A wide road between the glass towers of a city, from a bridge over it. */
export function betweenTowers(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.64
  const view: View = { eye: [hand * -7, 0, 9], focal: 1040, centre: [800 - hand * 40, horizon] }
  const light = lightAt(look.hour, look.place, hand * -9, {
    elevation: look.hour === 'noon' ? 46 : 5,
    mist: { from: 60, to: 1300, most: 0.8 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [0, 2],
    [0, 150],
    [0, 320],
    [hand * 5, 480],
    [hand * 26, 700],
  ]
  const { body, at } = highway(on, way)
  const grove = new Grove(on, seed)
  verges(grove)
  for (let y = 26; y < 330; y += 25)
    grove.add([0, y], streetLamp(on, [0, y], 10.5, 1) + streetLamp(on, [0, y], 10.5, -1))
  grove.add([0, 118], gantry(on, [0, 118], 16))
  for (const { spot, body: car } of traffic(on, at, seed, 0.05))
    if (spot[1] > 24) grove.add(spot, car)
  return sheet.finish(
    sky(on, { seed: 17 + seed, sunSize: 38 }) +
      skyline(on, { seed, distance: 5200, heights: [80, 520], spacing: 90 }) +
      mist(on, horizon - 60, 64, 0.5) +
      skyline(on, { seed: seed + 6, distance: 2800, heights: [50, 330], spacing: 84 }) +
      mist(on, horizon - 40, 60, 0.5) +
      land(on) +
      towers(on, hand, seed) +
      body +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 560, 0.4),
    { threshold: 194 },
  )
}

/** The towers, each on a podium that fronts the road. */
function towers(on: Stage, hand: number, seed: number): Markup {
  const chance = random(seed + 4)
  let body = ''
  for (const [across, y, floors] of places) {
    const x = across * hand
    const side = Math.sign(x)
    const [width, depth] = [chance.between(25, 31), chance.between(24, 30)]
    body +=
      tower(on, {
        centre: [x + side * 4, y],
        width,
        depth,
        radius: chance.pick([3, 5, 8]),
        turn: side * chance.between(-24, 24),
        floors: floors + chance.pick([-2, 0, 2]),
        z: 9,
        crown: chance.between(4, 9),
        slope: chance.between(-0.4, 0.4),
        balconies: false,
        seed: seed + y,
      }) +
      podium(on, {
        x: x + side * 3 - 21,
        y: y - 20,
        width: 42,
        depth: 40,
        floors: 2,
        floorHeight: 4.4,
        seed: seed + y + 3,
        shops: false,
      })
  }
  return body
}

/** Flowers along the median, an avenue and a looser row of trees on both verges. */
function verges(grove: Grove): void {
  const { chance } = grove
  for (let y = 15; y < 300; y += y < 80 ? 0.8 : 2)
    grove.plant(
      chance.chance(0.45) ? 'bougainvillea' : 'shrub',
      [chance.between(-1.1, 1.1), y],
      chance.between(0.7, 1.15),
    )
  for (const side of [-1, 1]) {
    for (let y = 34; y < 420; y += 11)
      grove.plant(
        chance.pick(['neem', 'gulmohar', 'neem', 'ashoka']),
        [side * (25 + chance.between(0, 3)), y + chance.between(-2, 2)],
        chance.between(6.5, 9),
      )
    for (let y = 56; y < 420; y += 7)
      grove.plant(
        chance.pick(['neem', 'neem', 'royalPalm', 'gulmohar']),
        [side * (35 + chance.between(0, 8)), y + chance.between(-2, 2)],
        chance.between(8, 11),
      )
    for (let y = 22; y < 90; y += 1.1)
      if (chance.chance(0.8))
        grove.plant(
          chance.chance(0.35) ? 'bougainvillea' : 'shrub',
          [side * (19.6 + chance.between(0, 1.6)), y],
          chance.between(0.7, 1.3),
        )
  }
}
