import { solid } from '../../../buildings/solids.ts'
import { sunLounger } from '../../../furniture/living/loungers.ts'
import { chair, easyChair } from '../../../furniture/living/seating.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Scheme } from '../../../rooms/schemes.ts'
import { deckSofa, lantern, roundTable } from './furniture.ts'
import { planted } from './planted.ts'
import { glassRail } from './rail.ts'

/** Metres from deck to deck. */
export const EACH = 6.4
/** How far a deck stands out. */
const OUT = 4.4

/** The tower a deck goes round. */
export interface Tower {
  /** Metres along the right face (u) and the left one (v) from the tower's corner. */
  to: (u: number, v: number) => Spot
  turn: number
  wall: string
}

/** A deck round the corner: slab, shade below it, furniture, planters, rail. `level` 0 is the one we look at. */
export function deck(
  on: Indoors,
  tower: Tower,
  level: number,
  scheme: Scheme,
  seed: number,
): Markup {
  const { to, wall } = tower
  const z = level * EACH
  const odd = Math.abs(level % 2) === 1
  const [longU, longV] = odd ? [8, 15.5] : [15, 9.5]
  const plan = [
    to(-OUT, -OUT),
    to(longU, -OUT),
    to(longU, 0),
    to(0, 0),
    to(0, longV),
    to(-OUT, longV),
  ]
  const edge = 0.1
  const [a, b, c] = [
    to(longU - edge, -OUT + edge),
    to(-OUT + edge, -OUT + edge),
    to(-OUT + edge, longV - edge),
  ]
  const kinds = odd
    ? (['shrub', 'bougainvillea'] as const)
    : (['bougainvillea', 'shrub', 'hedge'] as const)
  const bed = (from: Spot, end: Spot, n: number): Markup =>
    planted(on, {
      from,
      to: end,
      z,
      width: 0.6,
      height: 0.5,
      colour: scheme.featureColour,
      kinds,
      rise: level ? 0.8 : 0.7,
      seed: seed + n + level,
    })
  const sees = on.camera.eye[2] > z
  const floorOf = on.camera.ground(plan, z)
  return (
    solid(on, plan, z - 0.5, 0.5, wall, {
      bottom: mix(on.mood.tone('#b07a4c', 0.4), on.light.colours.lamp, 0.15 + 0.35 * on.mood.night),
      top: on.mood.tone('#b58a5e', 0.66),
    }) +
    (sees
      ? boards(on, tower, longU, longV, z) +
        shape(floorOf, on.light.colours.lamp, opacity(0.14 * on.mood.night))
      : lamps(on, tower, longU, longV, z - 0.5)) +
    glassRail(on, to(longU - edge, -edge), a, z) +
    glassRail(on, to(-edge, longV - edge), c, z) +
    (level === 0 ? furnished(on, tower, scheme, seed) : '') +
    (level > 1 ? shrubs(on, tower, z, seed + level) : '') +
    bed(to(-OUT + 0.6, longV - 0.4), to(-OUT + 0.6, longV * 0.55), 3) +
    bed(to(longU - 0.4, -OUT + 0.6), to(longU * 0.45, -OUT + 0.6), 5) +
    glassRail(on, a, b, z) +
    glassRail(on, b, c, z)
  )
}

function boards(on: Indoors, { to }: Tower, longU: number, longV: number, z: number): Markup {
  let lines = ''
  for (let v = -OUT; v < longV; v += 0.3) {
    const end = v < 0 ? longU : 0
    lines += on.camera.ground([to(-OUT, v), to(end, v), to(end, v + 0.035), to(-OUT, v + 0.035)], z)
  }
  return shape(lines, on.mood.tone('#7a5236', 0.3), opacity(0.4))
}

/** Lamps in the soffit of a deck above us. */
function lamps(on: Indoors, { to }: Tower, longU: number, longV: number, z: number): Markup {
  const spots: Spot[] = []
  for (let u = -OUT / 2; u < longU; u += 2.4) spots.push(to(u, -OUT / 2))
  for (let v = 1.6; v < longV; v += 2.4) spots.push(to(-OUT / 2, v))
  const dots = spots
    .map(([x, y]) =>
      on.camera.ground(
        [
          [x - 0.1, y - 0.1],
          [x + 0.1, y - 0.1],
          [x + 0.1, y + 0.1],
          [x - 0.1, y + 0.1],
        ],
        z - 0.01,
      ),
    )
    .join('')
  return (
    shape(dots, on.light.colours.lamp, opacity(0.6) + on.sheet.blur(6)) + shape(dots, '#fff4da')
  )
}

/** A small tree in a pot on a deck that is not ours. */
function shrubs(on: Indoors, { to }: Tower, z: number, seed: number): Markup {
  const symbol = tree(on, 'frangipani', { seed: seed + 9, range: 'near', detail: 2 })
  return stand(on.camera, symbol, lift(to(-OUT + 1.1, -OUT + 1.1), z + 0.3), 2.8, seed % 2 > 0)
}

function furnished(on: Indoors, { to, turn }: Tower, scheme: Scheme, seed: number): Markup {
  const [first, second, third] = scheme.accents
  const symbol = tree(on, 'frangipani', { seed: seed + 2, range: 'near', detail: 4 })
  const pot = (u: number, v: number): Markup =>
    solid(
      on,
      [
        to(u - 0.45, v - 0.45),
        to(u + 0.45, v - 0.45),
        to(u + 0.45, v + 0.45),
        to(u - 0.45, v + 0.45),
      ],
      0,
      0.6,
      '#d8c8b0',
    )
  const treeAt = (u: number, v: number, high: number): Markup =>
    pot(u, v) + stand(on.camera, symbol, lift(to(u, v), 0.56), high)
  return (
    treeAt(-0.9, 8.2, 2.6) +
    treeAt(9.6, -0.9, 2.4) +
    sunLounger(on, to(7.6, -3.4), turn, scheme.wood, '#f4eadb', first) +
    sunLounger(on, to(6.3, -3.4), turn, scheme.wood, '#f4eadb', first) +
    deckSofa(on, to(-1.2, 4.9), turn - 90, 4.2, scheme.wood, '#efe5d4', [second, third, first]) +
    easyChair(on, to(-2.5, -0.2), turn + 150, second, scheme.wood) +
    roundTable(on, to(-2.2, 2.4), 0.6, scheme.stone, scheme.wood) +
    lantern(on, [...to(-0.9, 0.2), 0], 0.5) +
    treeAt(3.9, -0.9, 2.3) +
    treeAt(-3.5, 4.9, 2) +
    table(on, to(1.4, -2.3), turn, scheme.wood)
  )
}

/** A small table and two chairs at the corner of the deck. */
function table(on: Indoors, [x, y]: Spot, turn: number, wood: string): Markup {
  return (
    chair(on, [x - 0.2, y + 0.6], turn + 180, '#e4d6be', wood, 'open') +
    roundTable(on, [x, y - 0.3], 0.45, '#e6dccb', wood) +
    chair(on, [x - 1.3, y - 0.4], turn - 90, '#e4d6be', wood, 'open')
  )
}
