import { flats } from '../../../buildings/apartments/flats.ts'
import { onWall, solid, wallsOf } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { shaded } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import { DEEP, facePath, type Foot, plot, TALL, upright, WIDE } from './foot.ts'
import { hallInside } from './hall-inside.ts'

const HALF = 7

/** The tower from its foot up, with the lit hall behind glass, the stone frame and the canopy. */
export function entrance(on: Stage, foot: Foot): Markup {
  const { light } = on
  const walls = wallsOf(on, plot(foot, -WIDE, 0, 2 * WIDE, DEEP)).filter((wall) => wall.visible)
  let base = ''
  for (const wall of walls) {
    const stone = shaded(light, foot.stone, wall.normal)
    base += shape(onWall(on, wall, 0, 1, 0, TALL + 1.6), stone)
    let joints = ''
    for (let z = 1.55; z < TALL + 1; z += 1.55) joints += onWall(on, wall, 0, 1, z, z + 0.04)
    for (let share = 0; share < 1; share += 0.075)
      joints += onWall(on, wall, share, share + 0.0012, 0, TALL + 1.6)
    base += shape(joints, light.colours.shade, opacity(0.34))
    base += shape(onWall(on, wall, 0, 1, 0, 0.7), shaded(light, '#5a524c', wall.normal))
  }
  const above = flats(on, {
    plan: plot(foot, -WIDE, 0, 2 * WIDE, DEEP),
    z: TALL + 1.6,
    floors: Math.max(3, Math.min(12, foot.floors - 4)),
    colour: foot.stone,
    accent: foot.accent,
    base: foot.stone,
    pattern: 'strips',
    bays: (side) => (side % 2 ? 'pwavwp' : foot.bays),
    out: 2,
    planted: 0,
    glazed: true,
    seed: foot.seed,
  })
  return (
    above +
    base +
    sideBays(on, foot) +
    hallInside(on, foot, HALF) +
    glazing(on, foot) +
    frameRound(on, foot) +
    canopyOver(on, foot)
  )
}

/** Tall windows or slats on either side of the opening. */
function sideBays(on: Stage, foot: Foot): Markup {
  const { light } = on
  const [a, b] = [foot.to(0, 0), foot.to(1, 0)]
  const normal: Vec = [b[1] - a[1], -(b[0] - a[0]), 0]
  let [body, bars] = ['', '']
  for (const from of [-12.6, 8.8]) {
    if (foot.slatted) {
      for (let u = from; u < from + 3.7; u += 0.42)
        bars += upright(on, foot, [u, -0.2, 0.7], 0.2, TALL - 1)
      for (const z of [0.6, TALL - 0.45]) bars += upright(on, foot, [from - 0.1, -0.22, z], 4, 0.3)
      body += shape(
        upright(on, foot, [from, 0, 0.7], 3.8, TALL - 1),
        mix('#3a3030', light.colours.lamp, 0.3 + 0.3 * light.colours.litShare),
      )
    } else
      for (let k = 0; k < 2; k++) {
        const pane = upright(on, foot, [from + k * 2, 0, 1.2], 1.5, TALL - 2.4)
        body += shape(pane, mix('#1d3a46', nth(light.colours.sky, 2)[1], 0.3 + 0.1 * k))
        bars +=
          upright(on, foot, [from + k * 2, 0, 4.9], 1.5, 0.1) +
          upright(on, foot, [from + k * 2, 0, 8.4], 1.5, 0.1)
      }
  }
  return (
    body +
    shape(
      bars,
      foot.slatted
        ? mix(foot.wood, shaded(light, foot.wood, normal), 0.55)
        : shaded(light, '#4a4038', normal),
    )
  )
}

/** Bars, doors and the sky in the glass. */
function glazing(on: Stage, foot: Foot): Markup {
  let [bars, glints] = ['', '']
  for (let u = -HALF; u <= HALF + 0.01; u += HALF / 3)
    bars += upright(on, foot, [u - 0.06, 0, 0], 0.12, TALL)
  for (const z of [4.1, 8.2]) bars += upright(on, foot, [-HALF, 0, z - 0.12], 2 * HALF, 0.24)
  for (const u of [-6.4, 0.4, 3.4])
    glints += facePath(on, foot, [
      [u, 0, 0.2],
      [u + 1.2, 0, 0.2],
      [u + 3.6, 0, TALL],
      [u + 1.8, 0, TALL],
    ])
  const doors =
    upright(on, foot, [-2.33, -0.05, 3.1], 4.66, 0.26) +
    [-2.33, -0.06, 2.2].map((u) => upright(on, foot, [u, -0.05, 0], 0.14, 3.1)).join('')
  const handles = [-0.32, 0.24].map((u) => upright(on, foot, [u, -0.12, 0.8], 0.08, 1.5)).join('')
  return (
    shape(glints, '#ffffff', opacity(0.05)) +
    shape(bars, mix('#4a3a30', on.light.colours.shade, 0.2)) +
    shape(doors, '#3a2c24') +
    shape(handles, '#e8c078')
  )
}

/** A deep stone frame round the opening. */
function frameRound(on: Stage, foot: Foot): Markup {
  const { light } = on
  const stone = mix(foot.stone, '#fff6e6', 0.4)
  const leg = (u: number): Markup => solid(on, plot(foot, u, -1.5, 1.1, 1.6), 0, TALL, stone)
  const lamps = upright(on, foot, [-HALF, -0.02, TALL - 0.14], 2 * HALF, 0.14)
  return (
    leg(HALF) +
    shape(lamps, light.colours.lamp) +
    solid(on, plot(foot, -HALF - 1.1, -1.5, 2 * HALF + 2.2, 1.6), TALL, 1.2, stone) +
    leg(-HALF - 1.1)
  )
}

/** The canopy over the drive: slim columns, a timber soffit with lamps. */
function canopyOver(on: Stage, foot: Foot): Markup {
  const { light, sheet } = on
  const [half, reach] = foot.canopy
  const z = 4.5
  const at = (u: number, v: number, w: number, d: number): string =>
    on.camera.ground(plot(foot, u, v, w, d), z)
  const warm = 0.3 + Math.min(0.4, light.colours.litShare)
  let [slats, lamps] = ['', '']
  for (let u = -half + 0.1; u < half; u += 0.5) slats += at(u, -reach + 0.1, 0.22, reach - 0.2)
  for (let u = -half + 1; u < half; u += 2)
    for (const v of [-reach + 1, -reach / 2, -1]) lamps += at(u - 0.13, v - 0.13, 0.26, 0.26)
  const column = (u: number): Markup =>
    solid(on, plot(foot, u, -reach + 0.5, 0.36, 0.36), 0, z, '#c9a878')
  const slab = solid(on, plot(foot, -half, -reach, 2 * half, reach), z, 0.6, '#efe2c8', {
    bottom: mix(mix(foot.wood, light.colours.underside, 0.3), light.colours.lamp, warm),
  })
  return (
    column(half - 0.9) +
    column(-half + 0.5) +
    slab +
    shape(slats, mix(foot.wood, light.colours.underside, 0.35), opacity(0.55)) +
    shape(lamps, light.colours.lamp, opacity(0.7) + sheet.blur(6)) +
    shape(lamps, '#fff4d6')
  )
}
