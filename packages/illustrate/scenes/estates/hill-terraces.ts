import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { ridge } from '../../outdoors/land/hills.ts'
import { mist, sky, sunHaze } from '../../outdoors/sky.ts'
import type { Species } from '../../outdoors/trees/species.ts'
import { tufts } from '../../outdoors/land/tufts.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { curve, ribbon, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { laterite, shade, terrace } from './hill-terraces/plots.ts'
import { RISE, type Slope, slopeOf, TERRACES } from './hill-terraces/slope.ts'

/** From the valley's floor towards the hill; and from half-way up, along it. */
const standpoints = [
  { eye: [-14, -26, 19], yaw: 14, focal: 1240, level: 0.36 },
  { eye: [-52, 34, 20], yaw: 50, focal: 1000, level: 0.37 },
] as const

/** Plots on a hillside cut into terraces: walls of laterite, red earth and turf, palms between them, forest above. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const noon = hour === 'noon'
  const { eye, yaw, focal, level } = nth(standpoints, look.standpoint ?? Math.floor(seed / 2) % 2)
  const view: View = {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: yaw * hand,
    focal: sheet.tall ? focal * 1.25 : focal,
    centre: [800, sheet.height * level],
  }
  const light = lightAt(hour, look.place, ((noon ? -100 : -42) + yaw) * hand, {
    ...(noon ? { elevation: 48 } : {}),
    mist: { from: 70, to: 900, most: 0.78 },
  })
  const on = stage(sheet, view, light)
  const { horizon } = on.camera
  const chance = random(seed)
  const slope = slopeOf(chance, hand)
  // The hills beyond close the view wherever it looks.
  const ahead = stage(sheet, { ...view, yaw: 0 }, light)
  const hill = (distance: number, height: number, shift: number): Markup =>
    ridge(ahead, {
      distance,
      from: (-1.4 + shift * hand) * distance,
      to: (1.4 + shift * hand) * distance,
      height,
      taper: [distance * 0.5, distance * 0.5],
      seed: seed + distance,
    })
  const floor = new Grove(on, seed)
  plantFloor(floor, slope, hand)
  return sheet.finish(
    sky(on, { seed: 61 + seed }) +
      hill(1500, 260, 0.3) +
      mist(on, horizon - 30, 50, 0.4) +
      hill(760, 96, -0.45) +
      mist(on, horizon - 16, 30, 0.35) +
      lawn(on, sheet.below(horizon), horizon, sheet.height) +
      tufts(on, random(seed + 3)) +
      terraces(on, slope, seed) +
      road(on, slope, hand) +
      floor.shadows() +
      floor.standing() +
      sunHaze(on, 600, noon ? 0.18 : 0.4),
    { threshold: noon ? 208 : 197 },
  )
}

/** The terraces from the top down, each with what stands on it; forest above the uppermost. */
function terraces(on: Stage, slope: Slope, seed: number): Markup {
  const { light } = on
  let body = ''
  for (let level = TERRACES; level > 0; level--) {
    const grove = new Grove(on, seed + level)
    const { chance } = grove
    let shades = ''
    const plant = (kind: Species, at: Spot, height: number): void => {
      grove.plant(kind, at, height, level * RISE)
      shades += shade(on, at, level * RISE, height)
    }
    for (const x of nth(slope.divisions, level)) {
      const before = (along: number, metres: number): Spot => [
        x + along,
        slope.front(level, x + along) - metres,
      ]
      if (chance.chance(0.75)) plant('coconutPalm', before(0.8, 2), chance.between(7.5, 10.5))
      if (chance.chance(0.3)) plant('frangipani', before(7, 2.4), chance.between(3.2, 4.4))
      for (let i = 0; i < 5; i++)
        grove.plant(
          chance.chance(0.4) ? 'bougainvillea' : 'shrub',
          before(chance.between(0, 16), 0.8),
          chance.between(0.6, 1.2),
          level * RISE,
        )
    }
    if (level === TERRACES)
      for (let x = -230; x < 230; x += 3.4)
        for (const row of [4, 10, 17])
          grove.plant(
            chance.pick(['neem', 'neem', 'mango', 'peepal', 'coconutPalm']),
            [x + chance.between(-2, 2), slope.front(level, x) + row],
            chance.between(8, 12) + row * 0.3,
            level * RISE,
          )
    body +=
      terrace(on, slope, level, random(seed * 9 + level)) +
      shape(shades, light.colours.shadow, opacity(light.colours.shadowStrength * 0.8)) +
      grove.standing()
  }
  return body
}

/** A red road along the valley's floor, in from a lower corner and away round the foot of the hill. */
function road(on: Stage, slope: Slope, hand: number): Markup {
  const { camera, light, sheet } = on
  const line = curve(roadLine(slope, hand))
  const earth = laterite(on)
  return (
    shape(camera.ground(ribbon(line, 8.4)), mix(earth, light.colours.paving[0], 0.5)) +
    shape(
      camera.ground(ribbon(line, 6.6)),
      sheet.gradientDown(
        [
          [0, mix(earth, light.colours.mist, 0.3)],
          [1, mix(earth, light.colours.sunlight, 0.1)],
        ],
        camera.horizon,
        sheet.height,
      ),
    )
  )
}

function roadLine(slope: Slope, hand: number): Spot[] {
  return [-34, -16, 8, 40, 90, 150, 220].map((x, i): Spot => [
    x * hand,
    i === 0 ? 4 : i === 1 ? 13 : slope.front(0, x * hand) - 9,
  ])
}

/** Palms along the road and bushes at the foot of the lowest wall. */
function plantFloor(grove: Grove, slope: Slope, hand: number): void {
  const { chance } = grove
  for (let u = -20; u < 200; u += 12)
    grove.plant('coconutPalm', [u * hand, slope.front(0, u * hand) - 3], chance.between(8, 11))
  for (let u = -60; u < 330; u += 5)
    for (const row of [20, 30, 44])
      grove.plant(
        chance.pick(['neem', 'neem', 'mango', 'coconutPalm', 'gulmohar']),
        [u * hand + chance.between(-2, 2), slope.front(0, u * hand) - row - (u < 30 ? 400 : 0)],
        chance.between(7, 11),
      )
  for (let u = -90; u < 200; u += 1.7)
    grove.plant(
      chance.chance(0.35) ? 'bougainvillea' : 'shrub',
      [u * hand, slope.front(0, u * hand) - 0.8],
      chance.between(0.5, 1.1),
    )
  grove.plant('coconutPalm', [15 * hand, 17], 10.5)
  grove.plant('coconutPalm', [17.5 * hand, 19], 8.8)
  grove.plant('frangipani', [-21 * hand, 24], 4.6)
  for (let i = 0; i < 9; i++)
    grove.plant('shrub', [(13 + i * 0.8) * hand, 16.4 + (i % 3) * 0.4], chance.between(0.5, 1))
}
