import { glowPaint, sky, sunOnSheet } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, type Markup, type Svg } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import { crowd } from '../../people/figures.ts'
import type { Facts, Look } from '../../scene.ts'
import { cityBelow } from './tower-tops/city-below.ts'
import { neighbour } from './tower-tops/neighbour.ts'
import { roofWithDeck } from './tower-tops/roof.ts'

/** Metres from floor to floor. */
const EACH = 4.5

/** Where we fly: height above the roof and how far it is, in metres; degrees below the horizontal; how far the roof stands from the middle, and the other tower from it. */
const flights: readonly {
  up: readonly [number, number]
  away: readonly [number, number]
  pitch: readonly [number, number]
  aside: readonly [number, number]
  other: readonly [number, number]
  focal: number
  /** Degrees from the middle to the sun. */
  sun: number
}[] = [
  {
    up: [29, 34],
    away: [78, 88],
    pitch: [15.5, 18],
    aside: [9, 14],
    other: [52, 59],
    focal: 1160,
    sun: 35,
  },
  // Level with the deck, the city to the horizon.
  {
    up: [14, 16],
    away: [66, 72],
    pitch: [4, 5.5],
    aside: [13, 17],
    other: [36, 42],
    focal: 1080,
    sun: 29,
  },
  // Steeply down, streets between the towers.
  {
    up: [62, 70],
    away: [84, 92],
    pitch: [33, 36],
    aside: [14, 18],
    other: [44, 50],
    focal: 1240,
    sun: 35,
  },
]

/** The roof of a tower with a helicopter deck, another tower's crown beside it, the city far below. Heights are above that roof. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 19 + 7)
  const hand = seed % 2 ? -1 : 1
  const flight = nth(flights, seed % flights.length)
  const view: View = {
    eye: [0, 0, chance.between(...flight.up)],
    pitch: chance.between(...flight.pitch),
    focal: flight.focal,
    centre: [800, sheet.height * 0.5],
  }
  const floors = facts.floors ?? 40
  const ground = -floors * EACH
  const light = lightAt(look.hour, look.place, -flight.sun * hand, {
    ...(look.hour === 'noon' ? { elevation: 40 } : {}),
    mist: { from: 90, to: 1900, most: look.hour === 'noon' ? 0.84 : 0.94 },
  })
  const on = stage(sheet, view, light)
  const turn = chance.between(28.5, 31.5) * hand
  const hero: Spot = [-chance.between(...flight.aside) * hand, chance.between(...flight.away)]
  const others: readonly { at: Spot; short: number }[] = [
    { at: [chance.between(...flight.other) * hand, chance.between(148, 170)], short: 0 },
    { at: [-150 * hand, 330], short: 20 },
    { at: [250 * hand, 420], short: 34 },
  ]
  const count = Math.max(0, Math.min(others.length, (facts.towers ?? 2) - 1))
  const make = { turn, floors, each: EACH, hand }
  const sun = sunOnSheet(on)
  return sheet.finish(
    sky(on, { seed: 17 + seed, top: sheet.top - 150 }) +
      cityBelow(on, ground, ((turn + 6 * hand) * Math.PI) / 180, seed) +
      haze(on) +
      others
        .slice(0, count)
        .toReversed()
        .map(({ at, short }, i) =>
          neighbour(on, { ...make, centre: at, seed: seed + 12 * (count - i) }, -short, 14),
        )
        .join('') +
      roofWithDeck(on, { ...make, centre: hero, seed }, crowd(on)) +
      (sun ? circle(sun[0], sun[1], 620, glowPaint(on, 0.36)) : ''),
    { threshold: 196 },
  )
}

/** Thick air over the streets, thickest at the horizon. */
function haze(on: Stage): Markup {
  const { sheet, camera, light } = on
  const { mist: air, shade } = light.colours
  const thick = light.sun[2] > 0.5 ? 0.6 : 1
  const below = sheet.gradientDown(
    [
      [0, air, 1],
      [0.12, air, 0.5 * thick],
      [0.35, air, 0.16 * thick],
      [0.7, mix(air, shade, 0.5), 0.12],
      [1, mix(air, shade, 0.8), 0.34],
    ],
    camera.horizon,
    sheet.height,
  )
  const above = sheet.gradientDown(
    [
      [0, air, 0],
      [0.6, air, 0.3],
      [1, air, 1],
    ],
    camera.horizon - 170,
    camera.horizon,
  )
  return (
    sheet.across(camera.horizon - 170, 170.5, above, '', 60) +
    sheet.across(camera.horizon, sheet.height - camera.horizon + 60, below, '', 60)
  )
}
