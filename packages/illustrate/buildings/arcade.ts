import { mix } from '../paper/colour.ts'
import { shaded, throughAir } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { group, type Markup, opacity, shape } from '../paper/svg.ts'
import type { Spot, Vec } from '../paper/vector.ts'

/** A wall of arches. Metres. */
export interface Arcade {
  /** The foot of its left or near end; it runs along x and faces us, or along y and faces the middle of the sheet. */
  at: Spot
  along: 'x' | 'y'
  length: number
  /** Width of a bay; height of the ground floor and of each storey above, and how many of those there are. */
  bay: number
  ground: number
  upper: number
  storeys: number
  wall: string
  trim: string
  seed: number
}

type Face = (u: number, z: number, back?: number) => Vec

/** Arches on the ground floor with a passage behind them, arched windows above, cornices between. */
export function arcade(on: Stage, plan: Arcade): Markup {
  const { camera, light, sheet } = on
  const { at, along, length, ground, upper, storeys } = plan
  const inward = camera.eye[0] > at[0] ? -1 : 1
  const face: Face = (u, z, back = 0) =>
    along === 'x' ? [at[0] + u, at[1] + back, z] : [at[0] + inward * back, at[1] + u, z]
  const normal: Vec = along === 'x' ? [0, -1, 0] : [-inward, 0, 0]
  const depth = Math.max(4, camera.depth(face(length / 2, 2)))
  const air = (colour: string): string => throughAir(light, colour, depth)
  const wall = mix(shaded(light, plan.wall, normal), plan.wall, 0.3)
  const trim = air(mix(shaded(light, plan.trim, normal), plan.trim, 0.35))
  const tall = ground + storeys * upper
  const strip = (low: number, high: number, out = 0): string =>
    camera.face([
      face(0, low, -out),
      face(length, low, -out),
      face(length, high, -out),
      face(0, high, -out),
    ])
  const [top, foot] = [camera.project(face(length, tall))[1], camera.project(face(length, 0))[1]]
  let body = shape(
    strip(0, tall),
    sheet.gradientDown(
      [
        [0, air(mix(wall, light.colours.skylight, 0.12))],
        [0.6, air(wall)],
        [1, air(mix(wall, light.colours.paving[0], 0.25))],
      ],
      top,
      foot,
    ),
  )
  const count = Math.round(length / plan.bay)
  const each = length / count
  for (let i = count - 1; i >= 0; i--) {
    const u = i * each
    if (camera.depth(face(u + each, 1)) < 0.4) continue
    body += gate(on, plan, face, [u + each * 0.1, each * 0.8, ground * 0.86], wall, trim)
    for (let s = 0; s < storeys; s++)
      body += casement(
        on,
        plan,
        face,
        u + each * 0.26,
        each * 0.48,
        ground + s * upper + upper * 0.2,
        s + i,
        trim,
      )
  }
  let shades = ''
  for (let s = 0; s <= storeys; s++) {
    const z = ground + s * upper
    shades += strip(z - 0.62, z - 0.1)
    body += shape(strip(z - 0.16, z + 0.16, 0.25), trim)
  }
  return (
    body + shape(shades, light.colours.shadow, opacity(0.14)) + shape(strip(tall, tall + 0.7), trim)
  )
}

/** Sheet points of a round-headed opening, or of one `back` metres behind it. */
const arch = (face: Face, u: number, wide: number, z: number, tall: number, back = 0): Vec[] => {
  const r = wide / 2
  return [
    face(u, z, back),
    face(u + wide, z, back),
    ...Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 14) * Math.PI
      return face(u + r + Math.cos(angle) * r, z + tall - r + Math.sin(angle) * r, back)
    }),
  ]
}

/** An arch on the ground floor: its rim, its reveal, and the passage behind with a lamp at night. */
function gate(
  on: Stage,
  plan: Arcade,
  face: Face,
  [u, wide, tall]: Vec,
  wall: string,
  trim: string,
): Markup {
  const { camera, light, sheet } = on
  const path = (points: readonly Vec[]): string => camera.face(points)
  const hole = path(arch(face, u, wide, 0, tall))
  const lit = light.colours.litShare > 0.1
  const dark = mix(mix(plan.wall, '#2a2028', 0.62), light.colours.shade, 0.35)
  const [top, foot] = [camera.project(face(u, tall))[1], camera.project(face(u, 0))[1]]
  const inside = sheet.gradientDown(
    [
      [0, lit ? mix('#a8663a', light.colours.lamp, 0.35) : dark],
      [0.55, lit ? mix('#8a5236', light.colours.lamp, 0.15) : mix(dark, plan.wall, 0.15)],
      [1, mix(dark, light.colours.paving[0], lit ? 0.25 : 0.32)],
    ],
    top,
    foot,
  )
  return (
    shape(path(arch(face, u - 0.22, wide + 0.44, 0, tall + 0.22)), trim) +
    group(
      sheet.clip(hole),
      shape(hole, mix(wall, light.colours.shade, 0.32)) +
        shape(path(arch(face, u, wide, 0, tall, 0.55)), inside) +
        shape(
          path([face(u, 0), face(u + wide, 0), face(u + wide, 0, 2.4), face(u, 0, 2.4)]),
          light.colours.paving[1],
        ),
    )
  )
}

/** An arched window with shutters of timber, some with a lit room behind. */
function casement(
  on: Stage,
  plan: Arcade,
  face: Face,
  u: number,
  wide: number,
  z: number,
  index: number,
  trim: string,
): Markup {
  const { camera, light } = on
  const tall = plan.upper * 0.6
  const path = (points: readonly Vec[]): string => camera.face(points)
  const lit = random(plan.seed * 7 + index * 3 + Math.round(u * 5)).chance(
    light.colours.litShare * 1.6,
  )
  const pane = lit
    ? mix(light.colours.lamp, '#c98a52', 0.15)
    : mix(light.colours.glass, '#22343d', 0.3)
  const leaf = (a: number, b: number): string =>
    path([
      face(a, z, -0.05),
      face(b, z, -0.05),
      face(b, z + tall * 0.7, -0.05),
      face(a, z + tall * 0.7, -0.05),
    ])
  return (
    shape(path(arch(face, u - 0.16, wide + 0.32, z - 0.14, tall + 0.3)), trim) +
    shape(path(arch(face, u, wide, z, tall)), throughAir(light, pane, camera.depth(face(u, z)))) +
    shape(
      leaf(u - wide * 0.3, u + wide * 0.04) + leaf(u + wide * 0.96, u + wide * 1.3),
      mix(light.colours.timber, light.colours.shade, 0.3),
    )
  )
}
