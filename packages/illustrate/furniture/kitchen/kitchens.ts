import { type Random, random } from '../../paper/random.ts'
import { type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import { against, type Berth } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { crockery } from './crockery.ts'
import { pot } from '../furnishings.ts'

/** What a kitchen is made of. */
export interface Kitchen {
  /** Lower and upper fronts, worktop, splashback, shelves and handles. */
  low: string
  high: string
  top: string
  back: string
  wood: string
  metal: string
  seed: number
}

/** A run of cabinets against a wall with a lit splashback, a hob and a sink or one of them: where it starts along the wall, and its length in metres. A tall oven unit stands at one end, or nowhere; above hang cupboards with one open bay, or two shelves. */
export function cabinetRun(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  look: Kitchen,
  {
    tall = 'right',
    above = 'cupboards',
    fitted = 'both',
  }: {
    tall?: 'left' | 'right' | 'none'
    above?: 'cupboards' | 'shelves' | 'none'
    fitted?: 'hob' | 'sink' | 'both'
  } = {},
): Markup {
  const chance = random(look.seed)
  const berth = against(on, side, start, length, 0.62)
  const oven = tall === 'none' ? 0 : 0.72
  const from = tall === 'left' ? oven : 0
  const run = length - oven
  const ovenAt = tall === 'left' ? 0 : run
  const doors = Math.max(3, Math.round(run / 0.62))
  const each = run / doors
  const open = 1 + Math.floor(chance.next() * (doors - 2))
  const parts: Part[] = [
    part(0, 0.06, 0, length, 0.5, 0.1, '#2a211e'),
    part(from, 0.02, 0.1, run, 0.6, 0.77, look.low),
    part(from - 0.01, -0.03, 0.87, run + 0.02, 0.65, 0.035, look.top),
    ...lowers(chance, from, doors, each, look),
    ...(tall === 'none' ? [] : ovens(ovenAt, oven, look)),
    ...(fitted === 'sink' ? [] : hob(from + each * (open === 1 ? 2.1 : 1.1), look)),
  ]
  if (above === 'cupboards')
    for (let i = 0; i < doors; i++) {
      if (i === open) continue
      const u = from + i * each
      parts.push(part(u + 0.006, 0.27, 1.5, each - 0.012, 0.35, 0.78, look.high))
      parts.push(part(u + each * 0.3, 0.252, 1.52, each * 0.4, 0.018, 0.016, look.metal))
    }
  // A shelf on a side wall keeps clear of the oven, which would hide its end.
  const clear = (end: 'left' | 'right'): number => (tall === end && side !== 'back' ? 0.9 : 0.2)
  const [shelfFrom, shelfLong] =
    above === 'cupboards'
      ? [from + open * each, each]
      : [from + clear('left'), run - clear('left') - clear('right')]
  const shelves = above === 'none' ? [] : [1.5, 1.88]
  for (const z of shelves) parts.push(part(shelfFrom, 0.36, z, shelfLong, 0.26, 0.03, look.wood))
  const jars = shelves.map((z) => crockery(on, berth, shelfFrom, shelfLong, z + 0.03, chance))
  const shade = (d: string): Markup => shape(d, on.mood.shade, opacity(0.34) + on.sheet.blur(9))
  return (
    splashback(on, berth, from, run, look) +
    grounded(on, berth.origin, berth.turn, length, 0.62, 0.5) +
    // Pale fronts would be lost against a pale wall but for their shadow on it.
    (above === 'cupboards' ? shade(berth.flat(from - 0.05, 1.44, run + 0.1, 0.9, 0.01)) : '') +
    (tall === 'none' ? '' : shade(berth.flat(ovenAt - 0.06, 0, oven + 0.12, 2.36, 0.01))) +
    assemble(on, berth.origin, berth.turn, parts) +
    jars.join('') +
    (above === 'cupboards' ? shape(berth.flat(from, 1.485, run, 0.015, 0.36), '#fff0c8') : '') +
    (fitted === 'hob' ? '' : tap(on, berth, from + run * 0.62, look.metal)) +
    pot(on, berth.at(from + run * 0.82, 0.42, 0.905), 0.3, on.mood.tone('#efe6d2', 0.55)) +
    pot(on, berth.at(from + run * 0.82 + 0.24, 0.44, 0.905), 0.22, on.mood.tone('#8a5a3c', 0.5))
  )
}

/** A sink's rim in the worktop and its tap, bent like a swan's neck. */
function tap(on: Indoors, { at }: Berth, u: number, metal: string): Markup {
  const { camera, mood } = on
  const neck = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (i / 10)
    return at(u, 0.42 - 0.09 * (1 - Math.cos(angle)), 1.16 + 0.09 * Math.sin(angle))
  })
  const basin = camera.face(
    [
      [-0.24, 0.1],
      [0.24, 0.1],
      [0.24, 0.42],
      [-0.24, 0.42],
    ].map(([du = 0, v = 0]) => at(u + du, v, 0.906)),
  )
  const thick = Math.max(2, camera.scale(camera.depth(at(u, 0.42, 1))) * 0.026)
  return (
    shape(basin, mood.tone('#8d9492', 0.34)) +
    stroke(
      camera.line([at(u, 0.42, 0.905), ...neck, at(u, 0.24, 1.12)]),
      mood.tone(metal, 0.5),
      thick,
    )
  )
}

function lowers(
  chance: Random,
  from: number,
  doors: number,
  each: number,
  { low, metal }: Kitchen,
): Part[] {
  return Array.from({ length: doors }, (_, i) => {
    const fronts: readonly Spot[] = chance.chance(0.45)
      ? [
          [0.11, 0.32],
          [0.45, 0.2],
          [0.67, 0.19],
        ]
      : [[0.11, 0.75]]
    const u = from + i * each
    return fronts.flatMap(([z, h]) => [
      part(u + 0.006, 0, z, each - 0.012, 0.02, h, low),
      part(u + each * 0.3, -0.018, z + h - 0.05, each * 0.4, 0.018, 0.016, metal),
    ])
  }).flat()
}

const ovens = (u: number, tall: number, { high, metal }: Kitchen): Part[] => [
  part(u, 0.02, 0.1, tall, 0.6, 2.18, high),
  part(u + 0.015, 0, 0.11, tall - 0.03, 0.02, 0.6, high),
  part(u + 0.05, -0.005, 0.75, tall - 0.1, 0.025, 0.56, '#2b2a2c', 0.015),
  part(u + 0.05, -0.005, 1.34, tall - 0.1, 0.025, 0.4, '#2b2a2c', 0.015),
  part(u + 0.1, -0.04, 1.22, tall - 0.2, 0.02, 0.02, metal),
  part(u + 0.015, 0, 1.78, tall - 0.03, 0.02, 0.49, high),
]

const hob = (u: number, { metal }: Kitchen): Part[] => [
  part(u, 0.1, 0.905, 0.62, 0.42, 0.012, '#252426'),
  part(u + 0.08, 0.3, 0.92, 0.24, 0.2, 0.15, metal, 0.03),
  part(u + 0.06, 0.36, 1.07, 0.28, 0.06, 0.02, '#2e2622'),
]

function splashback(on: Indoors, berth: Berth, from: number, run: number, look: Kitchen): Markup {
  const { mood } = on
  const tiles = down(
    on,
    [
      [0, mood.tone(look.back, 0.9)],
      [0.5, mood.tone(look.back, 0.7)],
      [1, mood.tone(look.back, 0.5)],
    ],
    berth.at(from, 0.62, 1.5),
    berth.at(from, 0.62, 0.9),
  )
  let joints = ''
  for (let u = from; u < from + run; u += 0.15) joints += berth.flat(u, 0.9, 0.006, 0.6, 0.012)
  for (let z = 1; z < 1.5; z += 0.1) joints += berth.flat(from, z, run, 0.005, 0.012)
  return (
    shape(berth.flat(from, 0.9, run, 0.62, 0.01), tiles) +
    shape(joints, mood.tone(look.back, 0.95), opacity(0.5)) +
    shape(
      berth.flat(from, 1.2, run, 0.3, 0.02),
      on.light.colours.lamp,
      opacity(0.12 + 0.4 * mood.night) + on.sheet.blur(9),
    )
  )
}
