import { ridge } from '../../outdoors/land/hills.ts'
import { glowPaint, mist, sky, sunOnSheet } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage } from '../../paper/stage.ts'
import { circle, type Svg } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { trees } from './hill-plots/forest.ts'
import { hills, Relief, slopes, way } from './hill-plots/land.ts'
import { lampsAlong, plotsBeside, roadOn } from './hill-plots/plots.ts'

const STEP = 4

/** Roads by layout, near to far, in metres; the first leads in from a lower corner. */
const layouts: readonly (readonly (readonly Spot[])[])[] = [
  [
    [
      [-78, 46],
      [-52, 92],
      [-8, 132],
      [40, 172],
      [52, 226],
      [16, 282],
      [-14, 340],
      [10, 410],
      [60, 480],
    ],
    [
      [40, 172],
      [86, 176],
      [128, 204],
      [150, 262],
    ],
    [
      [-8, 132],
      [-58, 158],
      [-86, 214],
      [-76, 286],
    ],
  ],
  [
    [
      [-70, 44],
      [-64, 90],
      [-34, 140],
      [22, 164],
      [78, 194],
      [88, 256],
      [40, 306],
      [24, 372],
      [64, 452],
    ],
    [
      [-34, 140],
      [-70, 186],
      [-66, 250],
      [-20, 296],
    ],
    [
      [22, 164],
      [64, 134],
      [112, 128],
      [150, 150],
    ],
  ],
  [
    [
      [-84, 50],
      [-36, 84],
      [20, 110],
      [66, 152],
      [56, 210],
      [-2, 244],
      [-44, 296],
      [-22, 366],
      [40, 430],
    ],
    [
      [66, 152],
      [112, 186],
      [128, 246],
      [92, 300],
    ],
    [
      [-36, 84],
      [-70, 128],
      [-80, 190],
      [-2, 244],
    ],
  ],
]

/** Plots along red laterite roads in green hills, seen from the air; palms beside the roads, forest above, no sea. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const noon = hour === 'noon'
  const view: View = {
    eye: [0, -20, 92],
    pitch: 21,
    focal: 980,
    centre: [800 - 60 * hand, sheet.height * 0.5],
  }
  const light = lightAt(hour, look.place, (noon ? -64 : -38) * hand, {
    elevation: { dawn: 15, noon: 50, golden: 18, dusk: 11, night: 20 }[hour],
    mist: { from: 150, to: 2300, most: 0.82 },
  })
  const on = stage(sheet, view, light)
  const land = hills(hand, seed)
  const relief = new Relief(STEP)
  const chance = random(seed)
  slopes(on, land, relief, STEP, [12, 640])
  const ways = nth(layouts, Math.floor(seed / 2) % layouts.length).map((points) =>
    way(
      points.map(([x, y]): Spot => [x * hand, y]),
      STEP,
    ),
  )
  const built = new Set<string>()
  for (const part of ['verge', 'surface'] as const)
    for (const one of ways) roadOn(on, land, relief, one, built, part)
  for (const one of ways) plotsBeside(on, land, relief, one, built, chance)
  trees(on, land, relief, ways, built, chance)
  for (const one of ways) lampsAlong(on, land, relief, one)
  const sun = sunOnSheet(on)
  const { horizon } = on.camera
  const far = (distance: number, height: number, shift: number) =>
    ridge(on, {
      distance,
      from: (-1.1 + shift * hand) * distance,
      to: (1.1 + shift * hand) * distance,
      height,
      taper: [distance * 0.5, distance * 0.6],
      seed: seed + distance,
    })
  return sheet.finish(
    sky(on, { seed: 33 + seed }) +
      sheet.across(horizon - 1, sheet.height, light.colours.mist, '', 60) +
      far(2900, 330, 0.3) +
      mist(on, horizon - 30, 60, 0.5) +
      far(1700, 170, -0.4) +
      mist(on, horizon - 30, 60, 0.45) +
      far(980, 92, 0.1) +
      mist(on, horizon + 50, 60, 0.4) +
      relief.drawn() +
      (sun ? circle(sun[0], sun[1], 640, glowPaint(on, noon ? 0.2 : 0.5)) : ''),
    { threshold: noon ? 208 : 198 },
  )
}
