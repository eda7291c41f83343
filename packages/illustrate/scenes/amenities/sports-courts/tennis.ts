import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { solid } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import type { Court } from './court.ts'
import { balls, type Lay, markings, mesh, oblong, surface } from './ground.ts'
import { player } from './players.ts'

const LONG = 23.77
const WIDE = 10.97
const [U, V] = [5.4, 3.2]

const colours = [
  ['#2f7a72', '#b5603c'],
  ['#4f7a4a', '#2f6b8c'],
  ['#b5603c', '#2f7a72'],
] as const

/** A tennis court: net, umpire's chair, benches, two players. */
export const tennis: Court = {
  long: LONG + 2 * U,
  wide: WIDE + 2 * V,
  fence: 3.4,
  from: [1.6, 2.4, 57],
  ground(on, lay, seed) {
    const [around, inside] = nth(colours, Math.floor(seed / 4) % colours.length)
    const [half, box] = [LONG / 2, 6.4]
    return (
      surface(on, oblong(lay, 0, 0, LONG + 2 * U, WIDE + 2 * V), around) +
      surface(on, oblong(lay, U, V, LONG, WIDE), inside) +
      markings(on, lay, [
        [U, V, LONG, WIDE],
        [U, V + 1.37, LONG, WIDE - 2.74],
        [U + half - box, V + 1.37, box * 2, WIDE - 2.74],
        [U + half - box, V + WIDE / 2, box * 2, 0],
      ])
    )
  },
  things(on, lay, grove, seed) {
    const middle = U + LONG / 2
    const at = lay(middle, V + WIDE / 2)
    grove.add(at, net(on, lay, middle, V - 0.9, WIDE + 1.8, 1))
    grove.add(lay(middle, V + WIDE + 1.6), umpire(on, lay, middle, V + WIDE + 1.6))
    for (const u of [middle - 5, middle + 4.2])
      grove.add(lay(u, V + WIDE + 2.3), bench(on, lay(u, V + WIDE + 2.3), 0.35))
    grove.add(
      lay(4.4, 5),
      balls(
        on,
        lay,
        [
          [4.9, 6.6],
          [6.3, 4.4],
          [7.4, 8.2],
          [4.2, 9.6],
        ],
        0.042,
        '#e3e04a',
      ),
    )
    const shirts = ['#f4ecde', '#d9762e', '#f2c14e', '#c4487a']
    grove.add(
      lay(U + LONG - 1, V + 3.4),
      player(on, 'racket', nth(shirts, seed % 4), lay(U + LONG - 1, V + 3.4), true),
    )
    grove.add(
      lay(middle + 4, V + 7.6),
      player(on, 'racket', nth(shirts, (seed + 1) % 4), lay(middle + 4, V + 7.6), true),
    )
  },
}

/** A net between two posts across the court at u: from v, so wide and high in metres. */
export function net(
  on: Stage,
  lay: Lay,
  u: number,
  v: number,
  wide: number,
  height: number,
): Markup {
  const { camera, light } = on
  const [a, b] = [lay(u, v), lay(u, v + wide)]
  const strip = (low: number, high: number): string =>
    camera.face([lift(a, low), lift(b, low), lift(b, high), lift(a, high)])
  const post = (spot: Spot): Markup =>
    solid(on, around(spot), 0, height + 0.06, mix('#27403c', light.colours.shade, 0.2))
  return (
    post(b) +
    shape(strip(0.06, height), '#1c2a2a', opacity(0.34)) +
    mesh(on, a, b, 0.06, height, 0.16, '#0f1a1c', 0.5) +
    shape(strip(height - 0.09, height), '#fbf6ea') +
    post(a)
  )
}

/** The plan of a post. */
const around = ([x, y]: Spot): Spot[] => [
  [x - 0.06, y - 0.06],
  [x + 0.06, y - 0.06],
  [x + 0.06, y + 0.06],
  [x - 0.06, y + 0.06],
]

/** A high chair beside the net. */
function umpire(on: Stage, lay: Lay, u: number, v: number): Markup {
  const wood = '#f1e6d2'
  const leg = (du: number, dv: number): Markup =>
    solid(on, oblong(lay, u + du, v + dv, 0.08, 0.08), 0, 1.7, wood)
  return (
    leg(0.6, 0.6) +
    leg(0, 0.6) +
    solid(on, oblong(lay, u, v, 0.7, 0.7), 1.7, 0.1, wood) +
    solid(on, oblong(lay, u, v + 0.62, 0.7, 0.07), 1.8, 0.7, '#2f6472') +
    leg(0.6, 0) +
    leg(0, 0)
  )
}
