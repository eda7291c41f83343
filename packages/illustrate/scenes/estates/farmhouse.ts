import { farmhouse } from '../../buildings/villas/farmhouse.ts'
import { gardenPath, lawnStripes } from '../../outdoors/gardens/garden-things.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { mist, sky, sunHaze } from '../../outdoors/sky.ts'
import { water } from '../../outdoors/water/water.ts'
import { lightAt } from '../../paper/light.ts'
import { sunIsDown } from '../../paper/palette.ts'
import { Sheet } from '../../paper/sheet.ts'
import { reflection, stage, type Stage } from '../../paper/stage.ts'
import { type Markup, stroke, type Svg } from '../../paper/svg.ts'
import { curve, frame, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { foreground } from './farmhouse/foreground.ts'
import { HOUSE, park, SHORE } from './farmhouse/park.ts'
import { type LakeView, standpoint } from './farmhouse/standpoints.ts'

/** Where further farmhouses stand: metres from the first one's middle, and away. */
const neighbours = [
  [-42, 64],
  [-26, 88],
] as const

/** A low farmhouse (by the facts up to three, or none) across its lake in morning mist: jetty and boat in front, lawns, old trees behind. */
export function draw({ homes = 1, design: own }: Facts, look: Look): Svg {
  const { seed } = look
  const design = own ?? seed
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const length = 20 + (design % 3) * 2
  const left = hand > 0 ? 1.5 : -1.5 - length * 1.24
  const view = standpoint(seed, hand, sheet, [left + length * 0.6, HOUSE])
  const light = lightAt(look.hour, look.place, -27 * hand + view.yaw, {
    ...(look.hour === 'noon' ? { elevation: 48 } : {}),
    mist: { from: 34, to: 240, most: look.hour === 'dawn' ? 0.86 : 0.72 },
  })
  const on = stage(sheet, view, light)
  const { horizon } = on.camera
  const mirror = reflection(on, view, 0)
  const roof = design % 4 < 2 ? 'tiled' : 'flat'
  const home = { x: left, y: HOUSE, length, roof, seed: design } as const
  const bank = new Grove(on, seed)
  park(bank, left, length, hand, homes)
  if (homes > 0) bank.add([left + length / 2, HOUSE + 4], (at) => farmhouse(at, home))
  neighbours.slice(0, Math.max(0, homes - 1)).forEach(([off, y], i) => {
    const one = {
      ...home,
      x: left + length * 0.6 + off * hand - 10,
      y,
      length: 18,
      seed: design + i + 1,
    }
    bank.add([one.x + 9, y + 4], (at) => farmhouse(at, one))
  })
  const line = shoreline(hand)
  const ahead = frame([view.eye[0], view.eye[1]], (-view.yaw * Math.PI) / 180)
  const shore = on.camera.ground(line)
  const far = (at: Stage): Markup => treeLine(at, view, seed) + haze(at) + bank.standing(at)
  const steps: Spot = [left + length * 0.48, HOUSE - 4]
  const grass = sheet.below(horizon + 1)
  const lake = water(on, {
    shore,
    top: on.camera.project([...ahead(0, view.shore), 0])[1],
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
  const low = look.hour === 'dawn' || sunIsDown(look.hour)
  return sheet.finish(
    sky(on, { seed: 40 + seed }) +
      treeLine(on, view, seed) +
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
      foreground(on, mirror, shore, view, hand, seed) +
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

function treeLine(on: Stage, { eye, yaw }: LakeView, seed: number): Markup {
  const at = frame([eye[0], eye[1]], (-yaw * Math.PI) / 180)
  const rows = new Grove(on, seed + 4)
  for (let x = -260; x < 260; x += 7)
    rows.plant(
      rows.chance.pick(['neem', 'neem', 'ashoka']),
      at(x, rows.chance.between(230, 300)),
      rows.chance.between(11, 20),
    )
  for (let x = -120; x < 120; x += 7)
    if (Math.sin(x * 0.07 + seed) > -0.4)
      rows.plant('neem', at(x, rows.chance.between(120, 150)), rows.chance.between(10, 15))
  return rows.standing()
}

function haze(on: Stage): Markup {
  const { horizon, upright } = on.camera
  const bank = (up: number, tall: number, strength: number): Markup =>
    mist(on, upright > 0 ? horizon - up : horizon + up - tall, tall, strength)
  return bank(40, 56, 0.55) + bank(90, 26, 0.25)
}
