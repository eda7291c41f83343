import { towersOf } from '../../buildings/apartments/apartment-makes.ts'
import { apartments } from '../../buildings/apartments/apartments.ts'
import { bed, gardenPath, lawnStripes } from '../../outdoors/gardens/garden-things.ts'
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
import { stage } from '../../paper/stage.ts'
import { opacity, shape, type Svg } from '../../paper/svg.ts'
import { ellipse, lerp, smooth, type Spot, type Vec } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { feetOf } from './residential/tower-feet.ts'
import { life, planting } from './residential/planting.ts'
import { FOCAL, placed } from './residential/tower-places.ts'

/** How far a tower is turned, in radians, on a sheet that is not mirrored: a low sun beside us is to find its narrow side, and a high one behind us both. */
function turnOf([x, y]: Spot, sway: number): number {
  const bearing = Math.atan2(Math.abs(x), y) * Math.sign(x)
  return Math.min(0.86, 0.74 - bearing * 0.6 + 0.08 * sway)
}

/** On the path; and only for looks that ask for them, from a roof across the garden, beside the garden, low on the lawn, and close to the towers. `level` is the horizon's share of the height where it is not the usual one. */
const standpoints: readonly {
  readonly eye: Vec
  readonly yaw: number
  readonly focal: number
  readonly level?: number
}[] = [
  { eye: [0, 0, 3.5], yaw: 0, focal: FOCAL },
  { eye: [-26, -34, 34], yaw: 12, focal: 980, level: 0.5 },
  { eye: [-58, 4, 2.2], yaw: 27, focal: 720, level: 0.84 },
  { eye: [-20, 30, 1.8], yaw: 16, focal: 640, level: 0.86 },
  { eye: [14, 62, 1.8], yaw: 6, focal: 520, level: 0.93 },
]

function viewOf({ standpoint = 0 }: Look, hand: number, horizon: number): View {
  const { eye, yaw, focal } = nth(standpoints, standpoint)
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    ...(yaw ? { yaw: yaw * hand } : {}),
    focal,
    centre: [800, horizon],
  }
}

/** An apartment estate from its garden: towers to the facts' number and height, a path to the nearest, lawns, trees, walkers. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const floors = facts.floors ?? 24
  // Low buildings leave less sky above them.
  const level = lerp(0.69, 0.745, smooth(5, 16, floors))
  const horizon = sheet.height * (nth(standpoints, look.standpoint ?? 0).level ?? level)
  const view = viewOf(look, hand, horizon)
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, (noon ? -140 : -74) * hand, {
    ...(noon ? { elevation: 44 } : {}),
    mist: { from: 90, to: 900, most: 0.72 },
  })
  const on = stage(sheet, view, light)
  const one = towersOf(facts.design ?? seed)
  const towers = placed(one.make, floors, facts.towers ?? 3, sheet.height * level, hand)
  const drawn = towers
    .map((at, i) => ({
      at,
      ...apartments(on, {
        ...one,
        at,
        turn: turnOf([at[0] * hand, at[1]], Math.sin(i * 2.3 + seed)) * hand,
        floors,
        neighbour: i,
      }),
    }))
    .toSorted((a, b) => b.at[1] - a.at[1])
  const hero = drawn.at(-1)?.at ?? ([0, 120] as const)

  const grass = sheet.below(horizon + 2)
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
  life(on, grove, hero, hand, drawn.length > 0)
  feetOf(
    grove,
    drawn.slice(0, -1).map(({ at }) => at),
    seed,
  )
  for (const { at, body } of drawn) grove.add(at, body)
  sides(on, grove, seed, hand)
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
  const feet = shape(
    drawn.map(({ at }) => on.camera.ground(ellipse(at[0], at[1] - 3, 29, 20))).join(''),
    light.colours.shadow,
    opacity(light.colours.shadowStrength) + sheet.blur(5),
  )
  return sheet.finish(
    sky(on, { seed: 5 + seed }) +
      skyline(on, { seed: 6 + seed, distance: 2400, heights: [40, 170], spacing: 88 }) +
      mist(on, horizon - 46, 50, 0.5) +
      ground +
      (noon ? shade : '') +
      treeBelt(on, { distance: 1.15 * Math.max(170, ...drawn.map(({ at }) => at[1])), seed }) +
      feet +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 620, 0.34),
    { threshold: noon ? 206 : 196 },
  )
}
