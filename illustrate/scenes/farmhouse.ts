import { farmhouse } from '../buildings/farmhouse.ts'
import { gardenPath, lawnStripes } from '../outdoors/garden-things.ts'
import { lawn } from '../outdoors/ground.ts'
import { Grove } from '../outdoors/grove.ts'
import { boat, jetty, lilies, reeds } from '../outdoors/lakeside.ts'
import { mist, sky, sunHaze } from '../outdoors/sky.ts'
import { water } from '../outdoors/water.ts'
import type { View } from '../paper/camera.ts'
import { lightAt } from '../paper/light.ts'
import { Sheet } from '../paper/sheet.ts'
import { reflection, stage, type Stage } from '../paper/stage.ts'
import { group, type Markup, opacity, stroke, type Svg } from '../paper/svg.ts'
import { curve, type Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'
import { HOUSE, park, SHORE } from './farmhouse/park.ts'

/** Where further farmhouses stand: metres from the first one's middle, and away. */
const neighbours = [
  [-42, 64],
  [-26, 88],
] as const

/** A low farmhouse (by the facts up to three, or none) across its lake in morning mist: jetty and boat in front, lawns, old trees behind. */
export function draw({ homes = 1 }: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.53
  const view: View = {
    eye: [0, 0, 2.6],
    focal: 960,
    centre: [800 - (sheet.tall ? 110 * hand : 0), horizon],
  }
  const light = lightAt(look.hour, look.place, -27 * hand, {
    ...(look.hour === 'noon' ? { elevation: 48 } : {}),
    mist: { from: 34, to: 240, most: look.hour === 'dawn' ? 0.86 : 0.72 },
  })
  const on = stage(sheet, view, light)
  const mirror = reflection(on, view, 0)
  const length = 20 + (seed % 3) * 2
  const left = hand > 0 ? 1.5 : -1.5 - length * 1.24
  const home = { x: left, y: HOUSE, length, roof: seed % 4 < 2 ? 'tiled' : 'flat', seed } as const
  const bank = new Grove(on, seed)
  park(bank, left, length, hand, homes)
  if (homes > 0) bank.add([left + length / 2, HOUSE + 4], (at) => farmhouse(at, home))
  neighbours.slice(0, Math.max(0, homes - 1)).forEach(([off, y], i) => {
    const one = {
      ...home,
      x: left + length * 0.6 + off * hand - 10,
      y,
      length: 18,
      seed: seed + i + 1,
    }
    bank.add([one.x + 9, y + 4], (at) => farmhouse(at, one))
  })
  const line = shoreline(hand)
  const shore = on.camera.ground(line)
  const far = (at: Stage): Markup => treeLine(at, seed) + haze(at) + bank.standing(at)
  const steps: Spot = [left + length * 0.48, HOUSE - 4]
  const grass = `M-60 ${horizon + 1}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  const lake = water(on, {
    shore,
    top: on.camera.project([0, SHORE + 3, 0])[1],
    bottom: sheet.height + 60,
    mirrored: far(mirror),
    reflects: [
      [0, 0.96],
      [0.3, 0.74],
      [0.6, 0.34],
      [1, 0.1],
    ],
    ripple: 16,
    seed,
  })
  const low = look.hour === 'dawn' || look.hour === 'dusk'
  return sheet.finish(
    sky(on, { seed: 40 + seed }) +
      treeLine(on, seed) +
      haze(on) +
      lawn(on, grass, horizon, sheet.height) +
      lawnStripes(on, grass, seed) +
      (homes > 0
        ? gardenPath(
            on,
            [
              [steps[0], steps[1]],
              [steps[0] - 1.5 * hand, 45],
              [steps[0] - 5 * hand, SHORE + 1],
            ],
            1.6,
          )
        : '') +
      bank.shadows() +
      bank.standing() +
      lake +
      stroke(shore, light.colours.paving[0], 1.2, ' opacity=".55"') +
      (low
        ? mist(on, horizon + 52, 34, 0.55) + mist(on, horizon + 112, 22, 0.26)
        : mist(on, horizon + 54, 14, 0.2)) +
      foreground(on, mirror, hand, seed) +
      sunHaze(on, 640, 0.42),
    { threshold: 198 },
  )
}

/** The lake's edge: the house's shore far off, our own bank in the near corner. */
const shoreline = (hand: number): Spot[] =>
  curve(
    (
      [
        [-6.4, 4],
        [-6.8, 8],
        [-9.5, 14],
        [-19, 20],
        [-34, 25],
        [-40, 31],
        [-22, 36],
        [-6, SHORE],
        [8, SHORE - 2.4],
        [22, SHORE + 1],
        [40, SHORE + 3],
        [64, SHORE],
        [70, 20],
        [40, 4],
      ] as const
    ).map(([x, y]): Spot => [x * hand, y]),
    8,
  )

function treeLine(on: Stage, seed: number): Markup {
  const rows = new Grove(on, seed + 4)
  for (let x = -260; x < 260; x += 7)
    rows.plant(
      rows.chance.pick(['neem', 'neem', 'ashoka']),
      [x, rows.chance.between(230, 300)],
      rows.chance.between(11, 20),
    )
  for (let x = -120; x < 120; x += 7)
    if (Math.sin(x * 0.07 + seed) > -0.4)
      rows.plant('neem', [x, rows.chance.between(120, 150)], rows.chance.between(10, 15))
  return rows.standing()
}

function haze(on: Stage): Markup {
  const { horizon, upright } = on.camera
  const bank = (up: number, tall: number, strength: number): Markup =>
    mist(on, upright > 0 ? horizon - up : horizon + up - tall, tall, strength)
  return bank(40, 56, 0.55) + bank(90, 26, 0.25)
}

/** Our bank: jetty, boat, reeds, and the tree that frames the picture. */
function foreground(on: Stage, mirror: Stage, hand: number, seed: number): Markup {
  const near = new Grove(on, seed + 2)
  const x = (metres: number): number => metres * hand
  for (let i = 0; i < 9; i++)
    near.plant(
      i % 3 ? 'shrub' : 'bougainvillea',
      [x(-9 - i * 0.9), 11 + i * 0.7],
      near.chance.between(0.6, 1.1),
    )
  near.plant('neem', [x(-13.5), 16.5], 11.5)
  near.plant('coconutPalm', [x(-20), 21], 10)
  const end: Spot = [x(-3), 26.6]
  near.add(end, near.people.stand('elder', [...end, 0.64]))
  const afloat = (at: Stage): Markup =>
    boat(at, [x(0.2), 20.5], 0.5 * hand, '#a9483a') +
    jetty(at, [x(-10.6), 11], [x(-2.6), 27.4], 1.7, 0.5)
  return (
    reeds(on, [x(-12), 15], [x(-26), 22], 90, 1.5, seed) +
    group(opacity(0.38), afloat(mirror)) +
    afloat(on) +
    near.standing() +
    reeds(on, [x(-5.6), 8.2], [x(-8.4), 10.4], 90, 1.3, seed + 1) +
    lilies(on, [x(5), 11.5], 3.6, 2.2, 70, seed) +
    lilies(on, [x(-0.6), 8.9], 2.2, 0.9, 26, seed + 1) +
    reeds(on, [x(6.4), 8.6], [x(9.4), 11], 130, 1.5, seed + 3)
  )
}
