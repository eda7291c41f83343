import { sky, sunHaze } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { gantry, type Highway, highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { city } from './city.ts'
import { land } from './land.ts'
import { traffic } from './traffic.ts'

/** A wide road that bends through fields towards towers in the haze. */
export function bend(look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed)
  const hand = chance.chance(0.5) ? 1 : -1
  const horizon = sheet.height * 0.54
  const view: View = { eye: [hand * -5, 0, 11], focal: 900, centre: [800 - hand * 130, horizon] }
  const light = lightAt(look.hour, look.place, hand * 16, {
    elevation: look.hour === 'noon' ? 44 : 5.5,
    mist: { from: 40, to: 1300, most: 0.86 },
  })
  const on = stage(sheet, view, light)
  const way: Spot[] = [
    [hand * -2, 8],
    [0, 50],
    [hand * 7, 105],
    [hand * 30, 180],
    [hand * 84, 290],
    [hand * 190, 440],
    [hand * 420, 700],
  ]
  const road = highway(on, way)
  const haze = sunHaze(on, 560, 0.42)
  const body =
    sky(on, { seed: 17 + look.seed, sunSize: 38 }) +
    city(on, hand, look.seed) +
    land(on, { place: look.place, seed: look.seed, yaw: view.yaw ?? 0 }) +
    road.body +
    roadside(on, road, hand, look.seed) +
    haze
  return sheet.finish(body, { threshold: 194 })
}

/** Traffic, lamps, trees and a gantry, farthest first. */
function roadside(on: Stage, { at }: Highway, hand: number, seed: number): Markup {
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
    const verge = i % 2 ? 1 : -1
    const spot = at(share, verge * chance.between(24, 30))
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
  for (const { spot, body } of traffic(on, at, seed)) add(spot, body)
  const over = at(0.3, 0)
  add(over, gantry(on, over, 16))
  const palms = tree(on, 'neem', { seed: 3 + seed, range: 'near', detail: 5 })
  const frame: Spot = [hand * -24, 27]
  add(frame, stand(camera, palms, [...frame, 0], 15.5, hand > 0))
  const bush = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n + seed, range: 'near', detail: 4 }),
  )
  for (let i = 0; i < 9; i++) {
    const spot: Spot = [hand * -(20.4 + i * 1.5), 23.6 + (i % 3) * 0.5]
    add(spot, stand(camera, nth(bush, i % 2), [...spot, 0], chance.between(1.5, 2), i % 3 > 0))
  }
  return things
    .toSorted((a, b) => b.y - a.y)
    .map((thing) => thing.body)
    .join('')
}
