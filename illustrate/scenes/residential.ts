import { apartments, type Make, makes, spans } from '../buildings/apartments.ts'
import { STOREY } from '../buildings/flats.ts'
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
import { type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { curve, ellipse, lerp, type Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'

const FOCAL = 830

/** How far each tower stands, left to right, as a share of the nearest one's distance. */
const depths: readonly (readonly number[])[] = [
  [1],
  [1.34, 1],
  [1.5, 1, 1.28],
  [1.3, 1.75, 1, 1.5],
  [1.5, 2.1, 1.25, 1, 1.6],
  [1.45, 2.1, 1.25, 1, 1.9, 1.45],
]

/** An apartment estate from its garden: towers to the facts' number and height, a path to the nearest, lawns, trees, walkers. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.745
  const view: View = { eye: [0, 0, 3.5], focal: FOCAL, centre: [800, horizon] }
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -118 : -50) * hand, {
    ...(look.hour === 'noon' ? { elevation: 44 } : {}),
    mist: { from: 90, to: 900, most: 0.72 },
  })
  const on = stage(sheet, view, light)
  const make = nth(makes, Math.floor(seed / 2) % makes.length)
  const towers = placed(make, facts.floors ?? 24, facts.towers ?? 3, horizon, hand)
  const drawn = towers
    .map((at, i) => ({
      at,
      ...apartments(on, {
        make,
        at,
        turn: (0.5 + 0.14 * Math.sin(i * 2.3 + seed)) * hand,
        floors: facts.floors ?? 24,
        seed: seed + 40,
      }),
    }))
    .toSorted((a, b) => b.at[1] - a.at[1])
  const hero = drawn.at(-1)?.at ?? ([0, 120] as const)

  const grass = `M-60 ${horizon + 2}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  const line: Spot[] = [
    [-7.5 * hand, 2],
    [-6.2 * hand, 12],
    [-1 * hand, 24],
    [8 * hand, 38],
    [lerp(8 * hand, hero[0], 0.55), lerp(38, hero[1], 0.5)],
    [hero[0], hero[1] - 22],
  ]
  const corner = ellipse(13.5 * hand, 14, 8.2, 3.4)
  const grove = new Grove(on, seed)
  planting(on, grove, line, hero, hand)
  const plaza = drawn.map(({ at }) => on.camera.ground(ellipse(at[0], at[1] - 4, 34, 24))).join('')
  const ground =
    lawn(on, grass, horizon, sheet.height + 40) +
    lawnStripes(on, grass, seed) +
    shape(plaza, mix(light.colours.paving[0], light.colours.paving[1], 0.3)) +
    gardenPath(on, line, 3.4) +
    bed(on, corner)
  const shade = shape(
    drawn.map(({ shadow }) => shadow).join(''),
    light.colours.shadow,
    opacity(light.colours.shadowStrength * 0.6) + sheet.blur(3),
  )
  return sheet.finish(
    sky(on, { seed: 5 + seed }) +
      skyline(on, { seed: 6 + seed, distance: 2400, heights: [40, 170], spacing: 88 }) +
      mist(on, horizon - 46, 50, 0.5) +
      ground +
      (look.hour === 'noon' ? shade : '') +
      backTrees(on, seed) +
      drawn.map(({ body }) => body).join('') +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 620, 0.34),
    { threshold: look.hour === 'noon' ? 206 : 196 },
  )
}

/** Where the towers stand so that each is seen whole and clear of its neighbours. */
function placed(make: Make, floors: number, count: number, horizon: number, hand: number): Spot[] {
  const away =
    depths[count - 1] ??
    Array.from({ length: count }, (_, i) => nth([1.5, 2.1, 1.25, 1.8, 1, 1.7, 1.35], i % 7))
  const span = spans[make]
  const room = away.reduce((sum, share) => sum + 1 / share, 0) * span
  const tall = ((floors * STOREY + 8) * FOCAL) / (horizon * 0.9)
  const distance = Math.max(tall, (room * FOCAL) / 1170, 78)
  const widths = away.map((share) => (span * FOCAL) / (distance * share))
  const gap = Math.min(
    90,
    (1290 - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, count - 1),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (count - 1)
  let left = Math.min(1560 - whole, Math.max(262, 980 - whole * 0.56))
  return away.map((share, i) => {
    const px = left + nth(widths, i) / 2 - 800
    left += nth(widths, i) + gap
    return [(px * hand * distance * share) / FOCAL, distance * share]
  })
}

function backTrees(on: Stage, seed: number): Markup {
  const far = new Grove(on, seed + 8)
  for (let x = -420; x < 420; x += 7)
    far.plant(far.chance.pick(['neem', 'neem', 'ashoka']), [
      x + far.chance.between(0, 6),
      far.chance.between(330, 400),
    ])
  return far.standing()
}

function planting(on: Stage, grove: Grove, line: readonly Spot[], hero: Spot, hand: number): void {
  const { chance } = grove
  const walk = curve(line, 14)
  const beside = (i: number, off: number): Spot => {
    const [a, b] = [nth(walk, Math.max(0, i - 1)), nth(walk, Math.min(walk.length - 1, i + 1))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [
      nth(walk, i)[0] - ((b[1] - a[1]) / length) * off,
      nth(walk, i)[1] + ((b[0] - a[0]) / length) * off,
    ]
  }
  let since = 0
  for (let i = 8; i < walk.length - 6; i++) {
    since += Math.hypot(
      nth(walk, i)[0] - nth(walk, i - 1)[0],
      nth(walk, i)[1] - nth(walk, i - 1)[1],
    )
    if (nth(walk, i)[1] < 20 || since < 1.5) continue
    since = 0
    const outer = chance.chance(0.6) ? 'bougainvillea' : 'shrub'
    grove.plant(outer, beside(i, 3.1 * hand), chance.between(0.7, 1.1))
    if (i % 2) grove.plant('shrub', beside(i, -2.7 * hand), chance.between(0.4, 0.7))
    if (i % 6 === 2 && nth(walk, i)[1] > 30)
      grove.plant('royalPalm', beside(i, -4.4 * hand), chance.between(8, 9.5))
    if (i % 7 === 3) {
      const at = beside(i, 2.3 * hand)
      grove.add(at, lampPost(on, at))
    }
  }
  for (let x = -70; x < 80; x += 5) {
    const y = hero[1] * chance.between(0.62, 0.8)
    if (Math.abs(x - hero[0]) < 16) continue
    grove.plant(chance.pick(['neem', 'gulmohar', 'frangipani', 'neem', 'shrub', 'ashoka']), [
      x + chance.between(0, 4),
      y,
    ])
  }
  for (let i = 0; i < 9; i++)
    grove.plant(chance.pick(['neem', 'gulmohar', 'frangipani']), [
      -chance.between(15, 44) * hand,
      chance.between(34, 62),
    ])
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * Math.PI * 2
    const at: Spot = [(-15 + Math.cos(angle) * 7) * hand, 39 + Math.sin(angle) * 4.4]
    grove.plant(i % 4 ? 'shrub' : 'bougainvillea', at, chance.between(0.5, 0.9))
  }
  grove.plant('frangipani', [-15 * hand, 39], 5)
  for (const [x, y] of [
    [17, 30],
    [24, 36],
    [21, 44],
  ] as const)
    grove.plant(x === 24 ? 'gulmohar' : 'frangipani', [x * hand, y])
  for (let i = 0; i < 10; i++)
    grove.plant('shrub', [(16 + i * 1.3) * hand, 26 + Math.sin(i) * 1.6], chance.between(0.6, 1.1))
  for (let i = 0; i < 60; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.9]
    const at: Spot = [13.5 * hand + Math.cos(angle) * out * 7.8, 14 + Math.sin(angle) * out * 2.9]
    grove.plant(
      chance.chance(0.34) ? 'bougainvillea' : 'shrub',
      at,
      chance.between(0.45, 0.8) + Math.max(0, at[1] - 14) * 0.12,
    )
  }
  grove.plant('frangipani', [14.4 * hand, 15.6], 4.2)
  grove.plant('royalPalm', [19 * hand, 22], 8.8)
  grove.plant('royalPalm', [22.4 * hand, 25], 9.8)
  grove.plant('neem', [-16.4 * hand, 19], 11)
  for (let i = 0; i < 12; i++)
    grove.plant(
      i % 3 ? 'shrub' : 'bougainvillea',
      [(-16 + i * 0.85) * hand, 15.5 + Math.sin(i * 0.9) * 0.7 - i * 0.16],
      chance.between(0.6, 1.2),
    )
  for (let i = 0; i < 40; i++) {
    const angle = Math.PI * (1 + i / 39)
    grove.plant(
      'shrub',
      [hero[0] + Math.cos(angle) * 33, hero[1] - 4 + Math.sin(angle) * 23],
      chance.between(1, 1.7),
    )
    if (i % 4 === 1 && Math.abs(i - 20) > 4)
      grove.plant(
        'royalPalm',
        [hero[0] + Math.cos(angle) * 31, hero[1] - 4 + Math.sin(angle) * 21],
        chance.between(8, 10),
      )
  }
  grove.add([17 * hand, 45], pergola(on, hand > 0 ? 13 : -22, 45, 9, 4))
  grove.person('office', [16 * hand, 43.6])
  grove.add([11 * hand, 31], bench(on, [11 * hand, 31], 0.3 * hand))
  grove.person('salwar', [10 * hand, 30], hand > 0)
  grove.person('elder', [-2.2 * hand, 25], hand < 0)
  grove.person('sari', [-0.6 * hand, 26.4], hand < 0)
  grove.person('boy', [13.6 * hand, 36], true)
  grove.person('cyclist', [2.2 * hand, 30.6], hand > 0)
  grove.person('mother', [7 * hand, 40])
  for (let i = 0; i < 9; i++)
    grove.person(
      chance.pick(['office', 'kurta', 'sari', 'man']),
      [hero[0] + chance.between(-16, 16), hero[1] - chance.between(20, 34)],
      chance.chance(0.5),
    )
}
