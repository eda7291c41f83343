import { bed, bench, lampPost } from '../../outdoors/gardens/garden-things.ts'
import { lawn, paving } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { glowPaint, mist, sky, sunOnSheet } from '../../outdoors/sky.ts'
import type { Species } from '../../outdoors/trees/species.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt, shadowOf, standingShadow } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, type Markup, shape, type Svg } from '../../paper/svg.ts'
import { rectangle, type Spot } from '../../paper/vector.ts'
import { carPaints } from '../../roads/cars.ts'
import { vehicle } from '../../roads/traffic.ts'
import type { Facts, Look } from '../../scene.ts'
import { DEEP, shopRow, TALL, WIDE } from './community-shops/shop-row.ts'

/** Metres: the line of the shops' fronts and the edge of the street. */
const [FRONT, KERB] = [11.4, 3.2]

const planted = {
  plains: ['neem', 'gulmohar'],
  coast: ['coconutPalm', 'frangipani'],
  hills: ['neem', 'ashoka'],
} as const satisfies Record<Look['place'], readonly Species[]>

/** A short row of shops under awnings on a planted square of paving, as in a plotted township. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const noon = hour === 'noon'
  const horizon = sheet.height * 0.59
  const view: View = {
    eye: [-3.4 * hand, 0, 2.9],
    focal: 1280,
    centre: [800 - 570 * hand, horizon],
  }
  const light = lightAt(hour, look.place, (noon ? -108 : -28) * hand, {
    elevation: { dawn: 13, noon: 46, golden: 14, dusk: 7, night: 20 }[hour],
    mist: { from: 40, to: 560, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const [behind, before] = [new Grove(on, seed), new Grove(on, seed + 1)]
  const count = 5 + (seed % 3)
  const near = 18
  const row = rectangle(hand > 0 ? FRONT : -FRONT - DEEP, near, DEEP, count * WIDE)
  before.shadow(shadowOf(on.camera, light, row, TALL))
  planting(on, behind, before, hand, near + count * WIDE, planted[look.place])
  people(on, before, hand)
  const sun = sunOnSheet(on)
  return sheet.finish(
    sky(on, { seed: 41 + seed }) +
      mist(on, horizon - 40, 50, 0.5) +
      ground(on, hand, seed) +
      before.shadows() +
      behind.standing() +
      shopRow(on, [FRONT * hand, near], count, hand, seed) +
      before.standing() +
      (sun ? circle(sun[0], sun[1], 560, glowPaint(on, 0.42)) : ''),
    { threshold: noon ? 208 : 196 },
  )
}

function ground(on: Stage, hand: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const strip = (x: number, y: number, wide: number, deep: number): Spot[] =>
    rectangle(hand > 0 ? x : -x - wide, y, wide, deep)
  const asphalt = sheet.gradientDown(
    [
      [0, mix(colours.road, colours.mist, 0.7)],
      [0.25, mix(colours.road, colours.mist, 0.15)],
      [1, mix(colours.road, '#23262c', 0.4)],
    ],
    camera.horizon,
    sheet.height,
  )
  const left = nth(strip(KERB, 5, FRONT - KERB, 74), 0)
  let dashes = ''
  for (let y = 5; y < 160; y += 7) dashes += camera.ground(strip(-1.1, y, 0.16, 3))
  return (
    lawn(on, sheet.below(camera.horizon + 1), camera.horizon, sheet.height) +
    shape(camera.ground(strip(-5, 3, 8, 300)), asphalt) +
    shape(dashes, '#f5ead2', ' opacity=".6"') +
    paving(on, {
      x: left[0],
      y: 5,
      width: FRONT - KERB,
      depth: 74,
      joints: [1.2, 1.2],
      seed,
    }) +
    shape(
      camera.ground(strip(KERB - 0.3, 3, 0.35, 300)),
      mix(nth(colours.wall, 0), colours.paving[0], 0.4),
    ) +
    shape(
      camera.ground(strip(-5.3, 3, 0.35, 300)),
      mix(nth(colours.wall, 0), colours.paving[0], 0.4),
    ) +
    [14, 26, 38, 50].map((y) => bed(on, strip(KERB + 0.7, y, 1.5, 6))).join('')
  )
}

function planting(
  on: Stage,
  behind: Grove,
  before: Grove,
  hand: number,
  end: number,
  [tall, low]: readonly [Species, Species],
): void {
  const { chance } = before
  for (let x = -160; x < 220; x += 4)
    behind.plant(
      chance.pick(['neem', 'neem', tall]),
      [x * hand, chance.between(150, 220)],
      chance.between(8, 13),
    )
  for (let y = 24; y < 130; y += 7)
    behind.plant(
      chance.pick([tall, 'neem']),
      [(24 + chance.between(0, 8)) * hand, y],
      chance.between(8, 11),
    )
  for (let y = end + 4; y < 150; y += 7)
    behind.plant(tall, [(9 + chance.between(0, 6)) * hand, y], chance.between(6, 9))
  for (let y = 22; y < 150; y += 9)
    before.plant(
      chance.pick([tall, low]),
      [-(8 + chance.between(0, 2)) * hand, y],
      chance.between(5, 8),
    )
  for (let y = 11; y < 100; y += 0.8)
    before.plant(
      chance.chance(0.3) ? 'bougainvillea' : 'shrub',
      [-(5.9 + chance.between(0, 0.5)) * hand, y],
      chance.between(0.5, 0.9),
    )
  for (const start of [14, 26, 38, 50]) {
    for (let k = 0; k < 9; k++)
      before.plant(
        chance.chance(0.45) ? 'bougainvillea' : 'shrub',
        [(KERB + 1 + chance.between(0, 0.9)) * hand, start + 0.4 + k * 0.62],
        chance.between(0.5, 0.9),
      )
    if (start > 26)
      before.plant('frangipani', [(KERB + 1.4) * hand, start + 3], chance.between(2.8, 3.6))
    const at: Spot = [(KERB + 1.4) * hand, start + 8.4]
    before.add(at, lampPost(on, at, 4.2))
    const seat: Spot = [8.2 * hand, start + 9]
    before.add(seat, bench(on, seat))
  }
  for (let k = 0; k < 26; k++)
    before.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [(FRONT + 0.6 + k * 0.4) * hand, 17.1 - (k % 3) * 0.4],
      chance.between(0.7, 1.5),
    )
  before.plant(low === 'gulmohar' ? 'frangipani' : low, [(FRONT + 5) * hand, 15.6], 4.8)
  const frame: Spot = [-7.4 * hand, 23]
  before.add(
    frame,
    stand(on.camera, tree(on, tall, { seed: 6, range: 'near', detail: 6 }), [...frame, 0], 9),
  )
  before.shadow(standingShadow(on.camera, on.light, frame, 9, 3, 14))
}

function people(on: Stage, grove: Grove, hand: number): void {
  const who = [
    'mother',
    'kurta',
    'sari',
    'office',
    'salwar',
    'girl',
    'elder',
    'man',
    'boy',
  ] as const
  who.forEach((one, i) =>
    grove.person(one, [(6.4 + ((i * 1.7) % 3.4)) * hand, 37 + i * 2.6], (i % 2 === 0) === hand > 0),
  )
  grove.person('cyclist', [0.8 * hand, 44], hand > 0)
  const lane = hand > 0 ? -3.4 : 3.4
  grove.add([lane, 40], vehicle(on, 'car', [lane, 40], hand > 0, carPaints[1]))
}
