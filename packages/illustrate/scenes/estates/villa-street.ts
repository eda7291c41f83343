import { solid } from '../../buildings/solids.ts'
import { villa } from '../../buildings/villas/villa.ts'
import { wallLamp } from '../../outdoors/gardens/garden-things.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { KERB, PATH, WALL, FRONT, greenery, petals } from './villa-street/planting.ts'

/** Where we stand on the street whose sunny side is at the right: metres; degrees; the horizon as a share of the height. */
const standpoints: readonly {
  eye: Vec
  yaw: number
  tall: number
  focal: number
  level: number
}[] = [
  { eye: [-2.6, 0, 2], yaw: 15, tall: 22, focal: 960, level: 0.68 },
  // On the footpath, under the trees.
  { eye: [4.5, 3, 1.8], yaw: -14, tall: -10, focal: 1000, level: 0.66 },
  // From an upper window.
  { eye: [-3.4, -4, 8.6], yaw: 13, tall: 16, focal: 1100, level: 0.38 },
]

/** A street of modern villas at eye level, sun along it, flame trees and palms before the boundary walls. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const { eye, yaw, tall, focal, level } = nth(standpoints, seed % standpoints.length)
  const horizon = sheet.height * level
  const view: View = {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: (sheet.tall ? tall : yaw) * hand,
    focal,
    centre: [800, horizon],
  }
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -104 : -34) * hand, {
    ...(look.hour === 'noon' ? { elevation: 48 } : {}),
    mist: { from: 45, to: 420, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const houses = street(on, grove, hand, seed, facts)
  greenery(on, grove, hand)
  walkers(grove, hand)
  const grass = sheet.below(horizon)
  const noon = look.hour === 'noon'
  return sheet.finish(
    sky(on, { seed: 14 + seed }) +
      skyline(on, { seed: 3 + seed, distance: 1500, heights: [14, 60], spacing: 90 }) +
      mist(on, horizon - 34, 40, 0.5) +
      lawn(on, grass, horizon, sheet.height) +
      roadway(on) +
      shape(
        houses,
        light.colours.shadow,
        opacity(light.colours.shadowStrength * (noon ? 0.8 : 0.45)) + sheet.blur(2),
      ) +
      grove.shadows() +
      petals(on, grove, hand) +
      grove.standing() +
      sunHaze(on, 560, 0.42),
    { threshold: noon ? 206 : 196 },
  )
}

/** Asphalt with a warm far end, kerbs, footpaths with joints. */
function roadway({ camera, light, sheet }: Stage): Markup {
  const strip = (x: number, width: number, y = 0.5, depth = 260): string =>
    camera.ground(rectangle(x, y, width, depth))
  const [far, middle, near] = light.colours.paving
  const paint = (a: string, b: string, c: string): string =>
    sheet.gradientDown(
      [
        [0, a],
        [0.22, b],
        [1, c],
      ],
      camera.horizon,
      sheet.height,
    )
  const asphalt = paint(
    mix(light.colours.road, far, 0.75),
    mix(light.colours.road, middle, 0.25),
    mix(light.colours.road, near, 0.7),
  )
  const walk = paint(far, mix(far, middle, 0.6), mix(middle, near, 0.35))
  let [joints, kerbs] = ['', '']
  for (const side of [-1, 1]) {
    for (let y = 4; y < 120; y += 1.6)
      joints += camera.ground(rectangle(side > 0 ? KERB + 0.3 : -PATH, y, PATH - KERB - 0.3, 0.04))
    kerbs += strip(side > 0 ? KERB : -KERB - 0.3, 0.3)
  }
  let dashes = ''
  for (let y = 5; y < 160; y += 7) dashes += strip(-0.07, 0.14, y, 3)
  return (
    shape(strip(-KERB, 2 * KERB), asphalt) +
    shape(strip(KERB, PATH - KERB) + strip(-PATH, PATH - KERB), walk) +
    shape(kerbs, mix(nth(light.colours.wall, 0), far, 0.4)) +
    shape(joints, near, opacity(0.35)) +
    shape(dashes, '#f5ead2', opacity(0.6))
  )
}

/** Villas of two or three storeys, as the facts say, or of both, behind boundary walls, both sides, the nearest first and no more than there are; returns the houses' shadows. */
function street(
  on: Stage,
  grove: Grove,
  hand: number,
  seed: number,
  { floors, homes = 14 }: Facts,
): string {
  let shadows = ''
  for (const side of [hand, -hand]) {
    for (let i = -1; i < 7; i++) {
      const middle = (side === hand ? 27 : 21) + i * 21
      const at: Spot = [side * FRONT, middle]
      if (2 * Math.max(i, 0) + (side === hand ? 0 : 1) >= homes) continue
      boundary(on, grove, side, middle, seed + i + 3)
      if (i < 0) continue
      const one = villa(on, {
        at,
        turn: (-side * Math.PI) / 2,
        width: 15,
        depth: 13,
        plan: floors ? (floors > 2 ? 1 : 2 * (i % 2)) : i + seed + (side > 0 ? 0 : 1),
        seed: seed * 7 + i * 3 + (side > 0 ? 1 : 50),
      })
      grove.add([side * (FRONT + 6), middle], one.body)
      shadows += one.shadow
    }
  }
  return shadows
}

function boundary(on: Stage, grove: Grove, side: number, middle: number, seed: number): void {
  const { light } = on
  const plaster = seed % 3 ? nth(light.colours.wall, 0) : nth(light.colours.wall, 1)
  const x = side > 0 ? WALL : -WALL - 0.3
  const run = (y: number, length: number, height: number, colour: string, thick = 0.3): void =>
    grove.add(
      [side * WALL, y + length / 2],
      solid(on, rectangle(x, y, thick, length), 0, height, colour),
    )
  for (let y = middle - 10.4; y < middle + 4; y += 3.6) {
    run(y, 3.6, 1.35, plaster)
    run(y + 3.3, 0.34, 1.55, mix(nth(light.colours.wall, 2), '#8a7c6c', 0.4), 0.36)
  }
  for (let y = middle + 4.3; y < middle + 8.4; y += 0.28)
    grove.add(
      [side * WALL, y],
      solid(on, rectangle(x + 0.1, y, 0.06, 0.2), 0.1, 1.7, light.colours.timber),
    )
  run(middle + 4, 0.4, 2.1, nth(light.colours.wall, 5), 0.4)
  run(middle + 8.4, 2.1, 2.1, nth(light.colours.wall, 5), 0.4)
  for (const y of [middle + 4.2, middle + 9])
    grove.add([side * (WALL - 0.2), y], wallLamp(on, [side * (WALL - 0.1), y, 2.2]), 0.5)
}

function walkers(grove: Grove, hand: number): void {
  grove.person('cyclist', [1.2 * hand, 29], hand > 0)
  grove.person('sari', [4.9 * hand, 33])
  grove.person('kurta', [5.4 * hand, 34])
  grove.person('mother', [-4.9 * hand, 37], true)
  grove.person('boy', [-1.6 * hand, 44])
  grove.person('girl', [-0.4 * hand, 46], true)
  grove.person('office', [5 * hand, 58], true)
  grove.person('elder', [-5 * hand, 64])
}
