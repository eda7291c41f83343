import { estateTowers } from '../buildings/estate-towers.ts'
import {
  bed,
  bench,
  gardenPath,
  lampPost,
  lawnStripes,
  pergola,
} from '../outdoors/garden-things.ts'
import { lawn } from '../outdoors/ground.ts'
import { Grove } from '../outdoors/grove.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { type Markup, stroke, type Svg } from '../paper/svg.ts'
import { curve, ellipse, lift, type Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'
import { flowers, trees } from './garden-path/planting.ts'

const FOCAL = 900

/** A jogging track that winds through an estate's garden: pergola, benches, beds in flower, the towers behind. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.57
  const view: View = { eye: [0, 0, 2.8], focal: FOCAL, centre: [800, horizon] }
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -118 : -36) * hand, {
    ...(look.hour === 'noon' ? { elevation: 46 } : {}),
    mist: { from: 70, to: 520, most: look.hour === 'dawn' ? 0.82 : 0.7 },
  })
  const on = stage(sheet, view, light)
  const x = (metres: number): number => metres * hand
  const track: Spot[] = [
    [x(6.4), 3],
    [x(4.6), 9],
    [x(-1.5), 17],
    [x(-5.6), 26],
    [x(-1), 36],
    [x(8), 45],
    [x(11), 56],
    [x(3), 70],
    [x(-14), 80],
  ]
  const beds = [
    { at: [x(8.6), 15.5], rx: 4.6, ry: 2.6 },
    { at: [x(-9.6), 14], rx: 3.4, ry: 3 },
    { at: [x(4.2), 30], rx: 4, ry: 3 },
    { at: [x(-19), 31], rx: 4, ry: 2.6 },
    { at: [x(0), 56], rx: 5, ry: 4 },
  ] as const
  const grove = new Grove(on, seed)
  for (const { at, rx, ry } of beds) flowers(grove, [at[0], at[1]], rx, ry)
  trees(grove, hand)
  things(on, grove, track, hand)
  const grass = `M-60 ${horizon + 1}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  const noon = look.hour === 'noon'
  return sheet.finish(
    sky(on, { seed: 61 + seed }) +
      skyline(on, { seed: 7 + seed, distance: 2200, heights: [30, 140], spacing: 90 }) +
      mist(on, horizon - 40, 44, 0.5) +
      estateTowers(on, {
        count: facts.towers ?? 3,
        floors: facts.floors ?? 22,
        hand,
        seed: seed + 1,
        focal: FOCAL,
      }) +
      mist(on, horizon - 26, 34, look.hour === 'dawn' ? 0.5 : 0.3) +
      lawn(on, grass, horizon, sheet.height) +
      lawnStripes(on, grass, seed) +
      beds.map(({ at, rx, ry }) => bed(on, ellipse(at[0], at[1], rx, ry))).join('') +
      gardenPath(
        on,
        [
          [x(-11), 42],
          [x(-10.4), 36],
          [x(-8), 31],
          [x(-5.2), 28],
        ],
        1.6,
      ) +
      gardenPath(on, track, 3, mix('#b4583c', light.colours.paving[2], 0.24)) +
      lane(on, track) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 600, 0.4),
    { threshold: noon ? 206 : 196 },
  )
}

/** The white line down the middle of the track. */
function lane({ camera }: Stage, track: readonly Spot[]): Markup {
  const line = curve(track, 20)
  let data = ''
  for (let i = 2; i < line.length - 30; i += 4) {
    data += camera.line([lift(nth(line, i), 0), lift(nth(line, i + 2), 0)])
  }
  return stroke(data, '#fbeedd', 2.2, ' opacity=".65"')
}

function things(on: Stage, grove: Grove, track: readonly Spot[], hand: number): void {
  const x = (metres: number): number => metres * hand
  grove.add([x(-11), 42], pergola(on, hand > 0 ? -17.5 : 5.5, 42, 12, 4.4))
  for (let i = 0; i < 11; i++)
    grove.plant(
      i % 3 ? 'bougainvillea' : 'shrub',
      [x(-5 - i * 1.25), 47.6],
      grove.chance.between(1, 1.8),
    )
  for (let i = 0; i < 9; i++)
    grove.plant('shrub', [x(-5.6 - i * 1.4), 41.2], grove.chance.between(0.4, 0.7))
  for (const [bx, by, turn] of [
    [1.4, 22.4, 0.2],
    [-12, 43.4, 0],
    [5, 41, -0.3],
  ] as const)
    grove.add([x(bx), by], bench(on, [x(bx), by], turn * hand))
  curve(track, 3).forEach(([px, py], i) => {
    const at: Spot = [px + x(2.5), py + 0.4]
    if (py > 18 && i % 2) grove.add(at, lampPost(on, at, 3.4))
  })
  grove.person('salwar', [x(-4.6), 27.4])
  grove.person('man', [x(-3.8), 28], false)
  grove.person('elder', [x(1), 29.6], hand > 0)
  grove.person('office', [x(0.6), 38], true)
  grove.person('cyclist', [x(7), 44], hand < 0)
  grove.person('girl', [x(-14), 34])
  grove.person('boy', [x(-15.6), 35], true)
  grove.person('mother', [x(10.4), 54], true)
  grove.person('kurta', [x(9.8), 58])
  grove.person('sari', [x(-9), 41.2], true)
  grove.person('man', [x(15), 34], true)
  grove.person('girl', [x(17), 35])
  grove.person('boy', [x(18.4), 34.4], true)
}
