import { estateTowers } from '../../buildings/apartments/estate-towers.ts'
import {
  bed,
  bench,
  gardenPath,
  lampPost,
  lawnStripes,
  pergola,
} from '../../outdoors/gardens/garden-things.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { sides } from '../../outdoors/gardens/sides.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import { treeBelt } from '../../outdoors/trees/tree-belt.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, stroke, type Svg } from '../../paper/svg.ts'
import { curve, ellipse, lift, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { type Garden, gardens } from './garden-path/gardens.ts'
import { edging, flowers, trees } from './garden-path/planting.ts'

const FOCAL = 900

/** A jogging track through an estate's garden: pergola, benches, beds in flower, the towers behind. By seed it winds in from a corner, loops below a terrace, or passes behind a bed. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const garden = nth(gardens, seed % gardens.length)
  const mirrored = ([x, y]: Spot): Spot => [x * hand, y]
  const horizon = sheet.height * garden.level
  const view: View = { eye: garden.eye, focal: FOCAL, centre: [800, horizon] }
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -128 : -36) * hand, {
    ...(look.hour === 'noon' ? { elevation: 46 } : {}),
    mist: { from: 70, to: 520, most: look.hour === 'dawn' ? 0.82 : 0.7 },
  })
  const on = stage(sheet, view, light)
  const track = garden.track.map(mirrored)
  const beds = garden.beds.map((one) => ({ ...one, at: mirrored(one.at) }))
  const grove = new Grove(on, seed)
  for (const { at, rx, ry } of beds) flowers(grove, at, rx, ry)
  trees(grove, hand, garden.trees)
  edging(grove, garden.edging.map(mirrored))
  things(on, grove, garden, hand)
  people(grove, garden, hand)
  sides(on, grove, seed, -hand)
  const grass = sheet.below(horizon + 1)
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
        design: facts.design,
        focal: FOCAL,
      }) +
      mist(on, horizon - 26, 34, look.hour === 'dawn' ? 0.5 : 0.3) +
      lawn(on, grass, horizon, sheet.height) +
      lawnStripes(on, grass, seed) +
      treeBelt(on, { distance: 340, seed }) +
      beds.map(({ at, rx, ry }) => bed(on, ellipse(at[0], at[1], rx, ry))).join('') +
      gardenPath(on, garden.walk.map(mirrored), 1.6) +
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

function things(
  on: Stage,
  grove: Grove,
  { track, pergola: near, benches }: Garden,
  hand: number,
): void {
  const [left, y] = near
  grove.add([(left + 6) * hand, y], pergola(on, hand > 0 ? left : -left - 12, y, 12, 4.4))
  for (let i = 0; i < 11; i++)
    grove.plant(
      i % 3 ? 'bougainvillea' : 'shrub',
      [(left + 12.5 - i * 1.25) * hand, y + 5.6],
      grove.chance.between(1, 1.8),
    )
  for (let i = 0; i < 9; i++)
    grove.plant('shrub', [(left + 11.9 - i * 1.4) * hand, y - 0.8], grove.chance.between(0.4, 0.7))
  for (const [bx, by, turn] of benches)
    grove.add([bx * hand, by], bench(on, [bx * hand, by], turn * hand))
  curve(track, 3).forEach(([px, py], i) => {
    const at: Spot = [(px + 2.5) * hand, py + 0.4]
    if (py > 17.6 && i % 2) grove.add(at, lampPost(on, at, 3.4))
  })
}

/** Joggers and walkers on the track, children on the lawn, people under the pergola. */
function people(grove: Grove, { track, pergola: [left, y] }: Garden, hand: number): void {
  const line = curve(track, 10)
  const on = (share: number, aside: number): Spot => {
    const [px, py] = nth(line, Math.round(share * (line.length - 1)))
    return [(px + aside) * hand, py]
  }
  grove.person('salwar', on(0.34, 0.6))
  grove.person('man', on(0.37, 1.2))
  grove.person('elder', on(0.46, -0.8), hand > 0)
  grove.person('office', on(0.52, 0.4), true)
  grove.person('cyclist', on(0.62, 0), hand < 0)
  grove.person('mother', on(0.72, -0.6), true)
  grove.person('kurta', on(0.78, -0.8))
  grove.person('sari', [(left + 8) * hand, y - 0.8], true)
  grove.person('girl', [-14 * hand, y - 8])
  grove.person('boy', [-15.6 * hand, y - 7], true)
  grove.person('man', [15 * hand, 42], true)
  grove.person('girl', [17 * hand, 43])
  grove.person('boy', [18.4 * hand, 42.4], true)
}
