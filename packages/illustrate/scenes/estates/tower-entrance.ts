import { finishOf } from '../../buildings/apartments/apartment-finish.ts'
import { towersOf } from '../../buildings/apartments/apartment-makes.ts'
import { lawnStripes } from '../../outdoors/gardens/garden-things.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { glowPaint, mist, sky, skyline, sunOnSheet } from '../../outdoors/sky.ts'
import { treeBelt } from '../../outdoors/trees/tree-belt.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt, shadowOf } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, clockwise, group, type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { curve, frame, lift, ribbon, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { DEEP, type Foot, plot, WIDE } from './tower-entrance/foot.ts'
import { behind, planting } from './tower-entrance/planting.ts'
import { entrance } from './tower-entrance/portal.ts'

/** How we see the tower whose lit flank is at the left: its turn in radians, where its front's middle stands in metres, focal length, the horizon as a share of the height. */
const standpoints: readonly {
  turn: readonly [number, number]
  across: readonly [number, number]
  away: readonly [number, number]
  focal: number
  level: number
}[] = [
  { turn: [0.46, 0.56], across: [6.4, 8.4], away: [29.4, 31], focal: 900, level: 0.735 },
  // Straight before the doors.
  { turn: [0.05, 0.09], across: [-1.6, -0.8], away: [25, 26], focal: 980, level: 0.74 },
  // From the road, the tower rising out of the picture.
  { turn: [0.3, 0.36], across: [13, 15], away: [42, 45], focal: 860, level: 0.8 },
]

/** The entrance of a residential tower at eye level: three storeys of glass with a warm hall behind it, a canopy, a forecourt, planting. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 29 + 11)
  const hand = seed % 2 ? -1 : 1
  const from = nth(standpoints, seed % standpoints.length)
  const horizon = sheet.height * from.level
  const view: View = { eye: [0, 0, 1.8], focal: from.focal, centre: [800, horizon] }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, (noon ? -74 : -57) * hand, {
    ...(noon ? { elevation: 44 } : {}),
    mist: { from: 60, to: 900, most: 0.72 },
  })
  const on = stage(sheet, view, light)
  const turn = chance.between(...from.turn) * hand
  const at: Spot = [chance.between(...from.across) * hand, chance.between(...from.away)]
  const { wall, timber } = light.colours
  const stone = chance.pick([nth(wall, 0), nth(wall, 1), nth(wall, 4)])
  const accent = chance.pick([nth(wall, 5), timber, '#5f7f7c'])
  const { design } = facts
  const finish = design === undefined ? undefined : finishOf(on, towersOf(design).seed, 0)
  const foot: Foot = {
    to: frame(at, turn),
    floors: facts.floors ?? 20,
    stone: finish?.colour ?? stone,
    accent: finish?.accent ?? accent,
    wood: chance.pick(['#a8683f', '#8a5a3c', '#b98a5e']),
    bays: chance.pick(['pbwabwbp', 'abvbvba', 'bwpvpwb']),
    slatted: chance.chance(0.5),
    canopy: [chance.between(4.6, 5.6), chance.between(4.6, 5.6)],
    seed,
  }
  const grove = new Grove(on, seed)
  planting(on, grove, foot, hand)
  const sun = sunOnSheet(on)
  return sheet.finish(
    sky(on, { seed: 9 + seed }) +
      skyline(on, { seed: 6 + seed, distance: 1500, heights: [30, 120], spacing: 80 }) +
      mist(on, horizon - 40, 46, 0.5) +
      ground(on, foot, hand, horizon, seed) +
      behind(on, seed) +
      entrance(on, foot) +
      spill(on, foot) +
      grove.shadows() +
      grove.standing() +
      (sun ? circle(sun[0], sun[1], 560, glowPaint(on, 0.36)) : ''),
    { threshold: 198 },
  )
}

/** Lawn, the stone forecourt with its drive, and the tower's shadow over them. */
export function ground(on: Stage, foot: Foot, hand: number, horizon: number, seed: number): Markup {
  const { sheet, camera, light } = on
  const { paving, road } = light.colours
  const grass = sheet.below(horizon + 2)
  const start = hand > 0 ? -20 : -40
  const near: Spot[] = [...drive(foot, hand).slice(0, 4), [18 * hand, 2]]
  const court =
    clockwise(camera.seen(plot(foot, start, -40, 60, 40).map((spot) => lift(spot, 0)))) +
    clockwise(camera.seen(near.map((spot) => lift(spot, 0))))
  const paint = sheet.gradientDown(
    [
      [0, paving[0]],
      [0.4, mix(paving[0], paving[1], 0.6)],
      [1, mix(paving[1], paving[2], 0.5)],
    ],
    horizon + 30,
    sheet.height,
  )
  let joints = ''
  for (let v = -40; v < 0; v += 1.5) joints += camera.ground(plot(foot, start - 10, v, 80, 0.04))
  for (let u = start - 9; u < start + 70; u += 1.5)
    joints += camera.ground(plot(foot, u, -40, 0.04, 40))
  let bands = ''
  for (let v = -38; v < -6; v += 6) bands += camera.ground(plot(foot, start - 10, v, 80, 0.75))
  for (let u = start - 9; u < start + 70; u += 9)
    bands += camera.ground(plot(foot, u, -40, 0.75, 40))
  const line = curve(drive(foot, hand), 16)
  const band = (width: number, colour: string): Markup =>
    shape(camera.ground(ribbon(line, width)), colour)
  const shade = shadowOf(camera, light, plot(foot, -WIDE, 0, 2 * WIDE, DEEP), 70)
  return (
    lawn(on, grass, horizon, sheet.height + 40) +
    lawnStripes(on, grass, seed) +
    treeBelt(on, { distance: 260, seed }) +
    shape(court, paint) +
    group(
      sheet.clip(court),
      shape(bands, mix(paving[2], nth(light.colours.wall, 5), 0.5), opacity(0.3)) +
        shape(joints, paving[2], opacity(0.4)),
    ) +
    band(6.4, mix(paving[0], '#fff6e4', 0.25)) +
    band(5.8, mix(road, paving[1], 0.5)) +
    shape(
      shade,
      light.colours.shadow,
      opacity(light.colours.shadowStrength * 0.62) + sheet.blur(3),
    ) +
    shape(camera.ground(plot(foot, -6.6, -1.6, 13.2, 1.7)), mix(paving[0], '#fff6e4', 0.4))
  )
}

/** The line of the drive: in at one lower corner, under the canopy, out on the other side. */
const drive = ({ to }: Foot, hand: number): Spot[] => {
  const middle = to(0, -4.2)
  return [
    [-10 * hand, 2],
    [-6.5 * hand, 10],
    [-1.5 * hand, 19],
    middle,
    to(10 * hand, -3.6),
    to(24 * hand, -4.6),
    to(44 * hand, -4.6),
  ]
}

/** The hall's light on the stone before it. */
function spill(on: Stage, foot: Foot): Markup {
  const { light, sheet } = on
  const strength = Math.min(0.6, 0.1 + light.colours.litShare)
  const fan = [foot.to(-6, -1.6), foot.to(6, -1.6), foot.to(8.5, -9), foot.to(-8.5, -9)]
  return shape(on.camera.ground(fan), light.colours.lamp, opacity(strength) + sheet.blur(14))
}
