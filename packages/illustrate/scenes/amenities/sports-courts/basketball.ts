import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { solid } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../../../paper/svg.ts'
import { ellipse, lift, type Spot, type Vec } from '../../../paper/vector.ts'
import type { Court } from './court.ts'
import { balls, type Lay, markings, oblong, surface } from './ground.ts'
import { player } from './players.ts'
import { net } from './tennis.ts'

const [LONG, WIDE, EDGE] = [24, 13, 2]
/** The badminton court beside it. */
const [B_LONG, B_WIDE] = [13.4, 6.1]

const colours = [
  ['#3f6f7c', '#c07a48', '#8c3f32'],
  ['#4f7a5a', '#d09a52', '#2f6472'],
  ['#8a5a4a', '#3f7f86', '#d09a52'],
] as const

/** A basketball court with a hoop at each end, and a badminton court beside it. */
export const basketball: Court = {
  long: LONG + 2 * EDGE,
  wide: WIDE + B_WIDE + 3 * EDGE + 1,
  fence: 3.2,
  from: [9.6, -4.2, -20],
  ground(on, lay, seed) {
    const [around, inside, key] = nth(colours, Math.floor(seed / 4) % colours.length)
    const [u, v] = [EDGE, EDGE]
    const middle = v + WIDE / 2
    const [bu, bv] = [u + 6, v + WIDE + EDGE + 1]
    const circle = (r: number): Spot[] =>
      Array.from({ length: 40 }, (_, i) =>
        lay(
          u + LONG / 2 + Math.cos((i / 20) * Math.PI) * r,
          middle + Math.sin((i / 20) * Math.PI) * r,
        ),
      )
    return (
      surface(on, oblong(lay, 0, 0, this.long, this.wide), around) +
      surface(on, oblong(lay, u, v, LONG, WIDE), inside) +
      surface(on, circle(1.8), key) +
      surface(on, oblong(lay, u, middle - 2.4, 5.8, 4.8), key) +
      surface(on, oblong(lay, u + LONG - 5.8, middle - 2.4, 5.8, 4.8), key) +
      surface(on, oblong(lay, bu, bv, B_LONG, B_WIDE), key) +
      markings(
        on,
        lay,
        [
          [u, v, LONG, WIDE],
          [u + LONG / 2, v, 0, WIDE],
          [u, middle - 2.4, 5.8, 4.8],
          [u + LONG - 5.8, middle - 2.4, 5.8, 4.8],
          [u, middle - 6.1, 1.55, 0],
          [u, middle + 6.1, 1.55, 0],
          [u + LONG - 1.55, middle - 6.1, 1.55, 0],
          [u + LONG - 1.55, middle + 6.1, 1.55, 0],
          [bu, bv, B_LONG, B_WIDE],
          [bu, bv + 0.46, B_LONG, B_WIDE - 0.92],
          [bu + B_LONG / 2 - 1.98, bv, 3.96, B_WIDE],
          [bu, bv + B_WIDE / 2, B_LONG / 2 - 1.98, 0],
          [bu + B_LONG / 2 + 1.98, bv + B_WIDE / 2, B_LONG / 2 - 1.98, 0],
        ],
        [
          [u + LONG / 2, middle, 1.8, 0, 360],
          [u + 5.8, middle, 1.4, -90, 90],
          [u + LONG - 5.8, middle, 1.4, 90, 270],
          [u + 1.6, middle, 6.1, -90, 90],
          [u + LONG - 1.6, middle, 6.1, 90, 270],
        ],
      )
    )
  },
  things(on, lay, grove, seed) {
    const middle = EDGE + WIDE / 2
    const [bu, bv] = [EDGE + 6, EDGE + WIDE + EDGE + 1]
    hoop(on, lay, grove, EDGE - 0.9, middle, 1)
    hoop(on, lay, grove, EDGE + LONG + 0.9, middle, -1)
    grove.add(lay(bu + B_LONG / 2, bv + B_WIDE / 2), net(on, lay, bu + B_LONG / 2, bv, B_WIDE, 1.5))
    for (const u of [7, 12.5, 18]) {
      const at = lay(EDGE + u, EDGE + WIDE + 0.9)
      grove.add(at, bench(on, at, -0.3))
    }
    grove.add(lay(EDGE + 5, EDGE + 2), balls(on, lay, [[EDGE + 6.6, EDGE + 3.4]], 0.14, '#d9702e'))
    grove.add(
      lay(EDGE + 2, EDGE + WIDE),
      balls(
        on,
        lay,
        [
          [EDGE + 3.4, EDGE + WIDE + 0.7],
          [EDGE + 3.8, EDGE + WIDE + 0.9],
        ],
        0.14,
        '#d9702e',
      ),
    )
    const shirts = ['#f2c14e', '#f4ecde', '#c4487a', '#2f6472']
    // Children play in front, so that they may stand nearer and still be small.
    const spots: readonly (readonly [number, number, 'reach' | 'run' | 'racket', number?])[] = [
      [EDGE + 2.6, middle + 1.8, 'reach', 1.25],
      [EDGE + 5, middle + 4.4, 'run', 1.25],
      [EDGE + 9, middle + 5.6, 'run', 1.3],
      [EDGE + 13, middle + 3.4, 'run', 1.3],
      [EDGE + LONG - 3.2, middle - 0.8, 'reach'],
      [EDGE + LONG - 6.4, middle + 4.4, 'run'],
      [bu + 2.6, bv + 2.4, 'racket'],
      [bu + B_LONG - 2.6, bv + 4, 'racket'],
    ]
    spots.forEach(([u, v, pose, height], i) =>
      grove.add(
        lay(u, v),
        player(on, pose, nth(shirts, (seed + i) % 4), lay(u, v), i % 2 > 0, height),
      ),
    )
  },
}

/** A hoop on a padded post whose arm reaches over the court; `way` 1 towards larger u. */
function hoop(
  on: Stage,
  lay: Lay,
  grove: { add: (at: Spot, body: Markup) => void },
  u: number,
  v: number,
  way: 1 | -1,
): void {
  const { camera, light } = on
  const at = (du: number, dv: number, z: number): Vec => lift(lay(u + du * way, v + dv), z)
  const steel = mix('#2f4a58', light.colours.shade, 0.25)
  const depth = camera.depth(at(0, 0, 0))
  if (depth < 3) return
  const k = camera.scale(depth)
  const arm =
    stroke(camera.line([at(0, 0, 2.9), at(1.5, 0, 3.2)]), steel, 0.16 * k) +
    stroke(camera.line([at(0, 0, 2.2), at(1.5, 0, 3.2)]), steel, 0.1 * k)
  const board = camera.face([
    at(1.5, -0.9, 2.9),
    at(1.5, 0.9, 2.9),
    at(1.5, 0.9, 3.95),
    at(1.5, -0.9, 3.95),
  ])
  const square = camera.face([
    at(1.5, -0.3, 3.1),
    at(1.5, 0.3, 3.1),
    at(1.5, 0.3, 3.55),
    at(1.5, -0.3, 3.55),
  ])
  const ring = (z: number, r: number): string =>
    camera.face(ellipse(0, 0, r, r, 24).map(([a, b]) => at(1.95 + a, b, z)))
  let strings = ''
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    strings += camera.line([
      at(1.95 + Math.cos(angle) * 0.23, Math.sin(angle) * 0.23, 3.05),
      at(1.95 + Math.cos(angle + 0.5) * 0.14, Math.sin(angle + 0.5) * 0.14, 2.62),
    ])
  }
  const post =
    solid(on, oblong(lay, u - 0.1, v - 0.1, 0.2, 0.2), 0, 3, steel) +
    solid(on, oblong(lay, u - 0.2, v - 0.2, 0.4, 0.4), 0, 1.8, '#c4613d')
  const plate =
    shape(board, mix('#f6f1e6', light.colours.sunlight, 0.12)) +
    stroke(board, '#c4613d', Math.max(1, 0.07 * k)) +
    stroke(square, '#2f4a58', Math.max(0.8, 0.05 * k))
  const rim =
    stroke(strings, '#fbf6ea', Math.max(0.5, 0.02 * k), opacity(0.9)) +
    stroke(ring(3.05, 0.23), '#d9552c', Math.max(0.9, 0.045 * k))
  const facing = camera.depth(at(1.95, 0, 3)) < camera.depth(at(1.5, 0, 3))
  grove.add(lay(u, v), facing ? post + arm + plate + rim : rim + plate + arm + post)
}
