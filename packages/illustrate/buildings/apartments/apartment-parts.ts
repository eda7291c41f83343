import { tree } from '../../outdoors/trees/trees.ts'
import { stand } from '../../paper/camera.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, shape } from '../../paper/svg.ts'
import { lift, type Spot } from '../../paper/vector.ts'
import type { Make } from './apartment-makes.ts'
import { onWall, solid, type Wall, wallsOf } from '../solids.ts'

/** A rectangle of a tower's own frame, on the ground: near left corner and size in metres. */
export type Place = (x: number, y: number, w: number, d: number) => Spot[]

/** Fins up the corners and bays of a tower's wall, from `low` to `high` metres, joined at the top. */
export function fins(on: Stage, wall: Wall, low: number, high: number, colour: string): Markup {
  const { camera, light } = on
  const tone = throughAir(light, shaded(light, colour, wall.normal), wall.distance)
  const width = 0.55 / wall.length
  let data = ''
  for (const share of [0, 1 - width, ...(wall.length > 9 ? [0.16, 0.84] : [])])
    data += onWall(on, wall, share, share + width, low, high, 0.5)
  data += camera.face([
    [...wall.a, high - 1],
    [...wall.b, high - 1],
    [...wall.b, high - 0.3],
    [...wall.a, high - 0.3],
  ])
  return shape(data, tone)
}

/** Planting along the edge of a roof terrace at height z metres. */
export function terrace(on: Stage, plan: readonly Spot[], z: number): Markup {
  const chance = random(31)
  const symbols = (['shrub', 'bougainvillea', 'frangipani'] as const).map((kind, i) =>
    tree(on, kind, { seed: 4 + i, range: 'middle', detail: 0.4 }),
  )
  let body = ''
  for (const wall of wallsOf(on, plan)) {
    if (!wall.visible) continue
    // Far away fewer and larger ones do.
    const apart = Math.max(1.5, 12 / on.camera.scale(wall.distance))
    for (let gone = 0.6; gone < wall.length; gone += apart) {
      const at: Spot = [
        wall.a[0] + ((wall.b[0] - wall.a[0]) * gone) / wall.length - wall.normal[0] * 0.5,
        wall.a[1] + ((wall.b[1] - wall.a[1]) * gone) / wall.length - wall.normal[1] * 0.5,
      ]
      const small = chance.chance(0.82)
      body += stand(
        on.camera,
        nth(symbols, small ? (chance.chance(0.75) ? 0 : 1) : 2),
        lift(at, z),
        small ? chance.between(1.3, 2) : 3.4,
      )
    }
  }
  return body
}

/** What rises above the parapet; drawn before the walls, which hide its foot. */
export function roof(
  on: Stage,
  make: Make,
  place: Place,
  high: number,
  colour: string,
  accent: string,
): Markup {
  if (make === 'stepped') return solid(on, place(-9, 1, 6, 5), high - 1, 4.4, colour)
  const core =
    solid(on, place(-4, -2, 8, 5), high, 6.4, colour) +
    solid(on, place(-2.6, -1, 4.4, 3), high + 6.4, 1.6, accent)
  if (make === 'point') return core
  const bars = [
    [-19.6, 7.4, 39.2, 0.9],
    [-19.6, -8.4, 0.9, 16.7],
    [18.7, -8.4, 0.9, 16.7],
    [-19.6, -8.4, 39.2, 0.9],
  ] as const
  const posts = [-19.6, -10, -0.4, 9.2, 18.7].map((x) =>
    solid(on, place(x, -8.4, 0.9, 0.9), high, 3.4, accent),
  )
  return (
    core +
    bars.map(([x, y, w, d]) => solid(on, place(x, y, w, d), high + 3.2, 0.8, accent)).join('') +
    posts.join('')
  )
}
