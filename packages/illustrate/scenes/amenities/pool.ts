import { LIT_FROM, type Pavilion } from '../../buildings/estate/pavilion-plan.ts'
import { pavilion } from '../../buildings/estate/pavilion.ts'
import { lawn, paving } from '../../outdoors/land/ground.ts'
import { type Basin, poolBasin } from '../../outdoors/water/pool-basin.ts'
import { lounger, parasol } from '../../outdoors/gardens/poolside.ts'
import { mist, sky, sunHaze } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { lightAt, palmShadow } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { reflection, stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { clamp, type Spot } from '../../paper/vector.ts'
import type { Person } from '../../people/figure-drawings.ts'
import { crowd } from '../../people/figures.ts'
import type { Facts, Look } from '../../scene.ts'
import { far, background, palmsAndHedges } from './pool/background.ts'

const POOL = { x: -3.2, y: -8, width: 10.6 }

const WATER_LEVEL = -0.12

/** Metres of the pool's length before the picture's lower edge. */
const LANDING = 1.5

/** Who walks at the far end: metres along it and behind it. */
const strollers: readonly { who: Person; x: number; behind: number }[] = [
  { who: 'kurta', x: 3.2, behind: 1.5 },
  { who: 'sari', x: 4.1, behind: 1.6 },
  { who: 'mother', x: 9.6, behind: 2.6 },
  { who: 'office', x: 12.6, behind: 3.4 },
  { who: 'man', x: -4.6, behind: 3 },
]

/** The clubhouse pool: loungers and palms on the left, a lit glass pavilion across the water. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.53
  const view: View = { eye: [-4.4, -9.4, 2.2], yaw: 17, focal: 1060, centre: [770, horizon] }
  const light = lightAt(look.hour, look.place, -20, {
    elevation: look.hour === 'noon' ? 50 : 9,
    mist: { from: 40, to: 700, most: 0.72 },
  })
  const on = stage(sheet, view, light)
  const mirror = reflection(on, view, WATER_LEVEL)
  const length = clamp(facts.poolLength ?? 25, 12, 60) + LANDING
  /** Metres by which all beyond the pool lies farther off than beyond one of 25 m. */
  const farther = length - 25 - LANDING
  const basin: Basin = { ...POOL, length, level: WATER_LEVEL }
  const club: Pavilion = {
    x: -2.6,
    y: POOL.y + length + 9,
    length: 32,
    depth: 12,
    seed: look.seed + 16,
  }
  const people = crowd(on)
  const beyond = (at: Stage): Markup =>
    background(at, look.seed, farther) +
    pavilion(at, club, people) +
    palmsAndHedges(at, club, look.seed, farther)
  const walkers = (at: Stage): Markup =>
    strollers
      .map(({ who, x, behind }) =>
        people.standOn(at.camera, who, [x, POOL.y + length + behind, 0], x > 12),
      )
      .join('')

  const ground =
    lawn(on, `M-60 ${horizon}H${sheet.width + 60}V${sheet.height}H-60z`, horizon, horizon + 160) +
    paving(on, {
      x: -22,
      y: -10,
      width: 70,
      depth: 46 + farther,
      joints: [1.8, 0.9],
      seed: look.seed,
    })
  const spill = shape(
    on.camera.ground([
      [club.x, club.y],
      [club.x + 32, club.y],
      [club.x + 34, club.y - 5],
      [club.x - 2, club.y - 5],
    ]),
    light.colours.lamp,
    opacity(0.42) + sheet.blur(8),
  )
  const veil = sunHaze(on, 640, 0.36)
  return sheet.finish(
    sky(on, { seed: 23 + look.seed }) +
      far(on) +
      background(on, look.seed, farther) +
      mist(on, horizon - 34, 40, 0.4) +
      ground +
      shadows(on, look.seed) +
      pavilion(on, club, people) +
      (light.colours.litShare > LIT_FROM ? spill : '') +
      palmsAndHedges(on, club, look.seed, farther) +
      poolBasin(on, basin, beyond(mirror) + walkers(mirror), look.seed) +
      walkers(on) +
      deck(on, length) +
      foreground(on) +
      veil,
    { threshold: 200, bloom: 0.3 },
  )
}

function shadows(on: Stage, seed: number): Markup {
  const chance = random(seed)
  const palms: Spot[] = [
    [-15, 17],
    [-15, 11],
    [-9.4, 11.8],
    [-6.5, 2.4],
    [18, 23],
    [23.4, 23],
  ]
  const data = palms
    .map((at) => palmShadow(on.camera, on.light, at, chance.between(7, 9), 2.4, 9))
    .join('')
  return shape(
    data,
    on.light.colours.shadow,
    opacity(on.light.colours.shadowStrength * 0.7) + on.sheet.blur(4),
  )
}

function deck(on: Stage, length: number): Markup {
  let body = ''
  const count = clamp(Math.floor((length - 15) / 2.5), 1, 9)
  for (let i = count - 1; i >= 0; i--) {
    const y = 4.8 + i * 2.5
    body += lounger(on, -7.6, y, '#fbf0dc', i % 2 ? '#c4613d' : '#2f6472')
    if (i % 2 === 0) body += parasol(on, -8, y + 1.3)
  }
  return body
}

/** Two whole coconut palms and planting that frame the left edge. */
function foreground(on: Stage): Markup {
  const { camera } = on
  const palms = [
    tree(on, 'coconutPalm', { seed: 11, range: 'near', detail: 5 }),
    tree(on, 'coconutPalm', { seed: 15, range: 'near', detail: 4 }),
  ]
  const bush = tree(on, 'bougainvillea', { seed: 3, range: 'near', detail: 6 })
  const planting = (
    [
      [-9.3, 6.4, 1.1],
      [-8.6, 4.6, 1],
      [-8, 3, 0.95],
      [-7.1, 1.9, 0.75],
    ] as const
  )
    .map(([x, y, height], i) => stand(camera, bush, [x, y, 0], height, i % 2 > 0))
    .join('')
  return (
    stand(camera, nth(palms, 1), [-9.4, 11.8, 0], 7.6, true) +
    stand(camera, nth(palms, 0), [-6.5, 2.4, 0], 6.4) +
    planting
  )
}
