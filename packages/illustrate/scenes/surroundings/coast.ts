import { villa } from '../../buildings/villas/villa.ts'
import {
  along,
  beach,
  sea,
  shoreAt,
  terraceGround,
  terraces,
} from '../../outdoors/land/coastline.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { ridge } from '../../outdoors/land/hills.ts'
import { boat } from '../../outdoors/water/lakeside.ts'
import { openPlot } from '../../outdoors/land/open-plot.ts'
import { mist, sky, sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { seafront } from './coast/seafront.ts'

const EYE = 21

/** Where villas stand, none before another: terrace, metres across and away. */
const villaSpots = [
  [2, 46, 60],
  [1, 18.6, 72],
  [3, 63.4, 118],
  [1, 11, 120],
  [3, 72, 172],
  [1, 1, 152],
] as const

/** A plotted laterite slope above the sea or, where the view is the city's, its seafront. */
export const draw = (facts: Facts, look: Look): Svg =>
  facts.view === 'city' ? seafront(look) : slope(facts, look)

/** Terraces with villas and an open plot marked out, palms, a bay and headlands. */
function slope(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.36
  const view: View = { eye: [-2 * hand, 0, EYE], yaw: 9 * hand, focal: 860, centre: [800, horizon] }
  const light = lightAt(look.hour, look.place, -32 * hand, {
    ...(look.hour === 'noon' ? { elevation: 46 } : {}),
    mist: { from: 90, to: 1500, most: 0.72 },
  })
  const on = stage(sheet, view, light)
  const level = (z: number): Stage =>
    stage(sheet, { ...view, eye: [view.eye[0], view.eye[1], EYE - z] }, light)
  const levels = terraces.map(({ z }) => level(z))
  const groves = levels.map((at, i) => new Grove(at, seed + i * 11))
  const count = Math.min(villaSpots.length, facts.homes ?? 3)
  const shadows = villas(levels, groves, hand, seed, count)
  planting(groves, hand)
  const plot = openPlot(nth(levels, 1), plotPlan(hand, seed), seed)
  const next = openPlot(nth(levels, 1), plotPlan(hand, seed, -17), seed, false)
  ;[...plot.posts, ...next.posts].forEach(({ at, body }) => nth(groves, 1).add(at, body))
  const sand: Spot = [-7 * hand, 63]
  nth(groves, 0).add(
    sand,
    boat(on, sand, 1.2 * hand, '#23647a') + boat(on, [-8.8 * hand, 70], 1.5 * hand, '#c4613d'),
  )
  const noon = look.hour === 'noon'
  const shade = (data: string): Markup =>
    shape(data, light.colours.shadow, opacity(light.colours.shadowStrength * 0.8) + sheet.blur(2))
  return sheet.finish(
    sky(on, { seed: 52 + seed }) +
      sea(on, hand, seed) +
      headlands(on, hand, seed) +
      mist(on, horizon - 12, 16, 0.35) +
      beach(on, hand) +
      terraces.map(({ edge, z }, i) => terraceGround(on, edge, z, i, hand)).join('') +
      plot.ground +
      shade(shadows) +
      groves.map((grove) => grove.shadows()).join('') +
      Grove.together(groves) +
      sunHaze(on, 620, noon ? 0.2 : 0.4),
    { threshold: noon ? 208 : 196 },
  )
}

function headlands(on: Stage, hand: number, seed: number): Markup {
  const flip = (
    from: number,
    to: number,
    taper: readonly [number, number],
  ): { from: number; to: number; taper: readonly [number, number] } =>
    hand > 0 ? { from, to, taper } : { from: -to, to: -from, taper: [taper[1], taper[0]] }
  return (
    ridge(on, { distance: 1500, ...flip(-520, 2200, [700, 60]), height: 110, seed: seed + 1 }) +
    mist(on, on.camera.horizon - 30, 30, 0.35) +
    ridge(on, { distance: 760, ...flip(-250, 1200, [320, 40]), height: 72, seed: seed + 2 }) +
    ridge(on, { distance: 260, ...flip(-215, 600, [150, 20]), height: 46, seed: seed + 3 })
  )
}

/** The open plot's plan, anticlockwise, or that of one `shift` metres beyond. */
function plotPlan(hand: number, seed: number, shift = 0): Spot[] {
  const y = 34 + (seed % 3) * 2 + shift
  const plan: Spot[] = [
    [17.4, y],
    [34, y + 1.4],
    [35, y + 17.6],
    [17.8, y + 16],
  ]
  return hand > 0 ? plan : plan.map(([x, v]): Spot => [-x, v]).toReversed()
}

function villas(
  levels: readonly Stage[],
  groves: readonly Grove[],
  hand: number,
  seed: number,
  count: number,
): string {
  let shadows = ''
  villaSpots.slice(0, count).forEach(([tier, x, y], i) => {
    const one = villa(nth(levels, tier), {
      at: [x * hand, y],
      turn: -hand * (Math.PI / 2 - 0.35),
      width: 15,
      depth: 11,
      plan: i + seed,
      seed: seed * 3 + i * 4,
    })
    nth(groves, tier).add([(x + 6) * hand, y], one.body)
    shadows += one.shadow
  })
  return shadows
}

function planting(groves: readonly Grove[], hand: number): void {
  const [low, first] = [nth(groves, 0), nth(groves, 1)]
  const [second, third] = [nth(groves, 2), nth(groves, 3)]
  const { chance } = low
  const scatter = (
    grove: Grove,
    edge: number,
    wide: number,
    gap: number,
    kinds: readonly ('coconutPalm' | 'neem' | 'frangipani' | 'shrub' | 'bougainvillea')[],
  ): void => {
    for (const [x, y] of along(edge, 1)) {
      if (y < 20) continue
      for (let k = 0; k < gap; k++) {
        const kind = chance.pick(kinds)
        const at: Spot = [(x + chance.between(0, wide)) * hand, y + chance.between(-1.5, 1.5)]
        const inPlot =
          grove === first && Math.abs(Math.abs(at[0]) - 26) < 12 && Math.abs(at[1] - 43) < 13
        if (!inPlot && chance.chance(0.55)) grove.plant(kind, at)
      }
    }
  }
  scatter(low, 6, 4, 1, ['coconutPalm', 'coconutPalm', 'shrub', 'frangipani'])
  scatter(low, 8, 3, 1, ['coconutPalm', 'shrub', 'bougainvillea'])
  scatter(first, 18, 1, 1, ['shrub', 'bougainvillea'])
  scatter(first, 33, 5, 1, ['coconutPalm', 'frangipani', 'shrub'])
  scatter(second, 46, 18, 1, ['neem', 'coconutPalm', 'shrub', 'shrub', 'bougainvillea'])
  for (let y = 22; y < 90; y += 2.4) {
    first.plant(
      chance.chance(0.5) ? 'bougainvillea' : 'shrub',
      [(shoreAt(y) * 0.45 + 13.6) * hand, y],
      chance.between(0.8, 1.7),
    )
    second.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [(shoreAt(y) * 0.45 + 40.6) * hand, y],
      chance.between(0.8, 1.7),
    )
  }
  scatter(third, 74, 60, 3, ['neem', 'neem', 'coconutPalm'])
  for (let x = -150; x < 260; x += 4)
    low.plant(
      chance.chance(0.75) ? 'neem' : 'coconutPalm',
      [x * hand, chance.between(200, 228)],
      chance.between(10, 17),
    )
  first.person('office', [20.4 * hand, 36.4])
  first.person('sari', [21.8 * hand, 36.8], true)
  for (const [x, y] of [
    [-5.4, 56],
    [-5, 57],
    [-11.6, 84],
  ] as const)
    low.person(chance.pick(['girl', 'boy', 'man', 'salwar']), [x * hand, y])
  for (let i = 0; i < 16; i++)
    first.plant(
      i % 3 ? 'shrub' : 'bougainvillea',
      [(20 + i * 1.1) * hand, 25 + Math.sin(i * 1.2) * 1.6],
      chance.between(0.7, 1.5),
    )
  first.plant('frangipani', [27 * hand, 26], 4.6)
  low.plant('coconutPalm', [-4.6 * hand, 25], 15)
  low.plant('coconutPalm', [-3.6 * hand, 30], 12)
}
