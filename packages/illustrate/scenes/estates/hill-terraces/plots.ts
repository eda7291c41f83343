import { box } from '../../../buildings/solids.ts'
import { lateriteWall } from '../../../outdoors/land/hills.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { between, ellipse, lift, type Spot } from '../../../paper/vector.ts'
import { RISE, type Slope } from './slope.ts'

/** Red earth, darker as the light goes. */
export const laterite = ({ light }: Stage): string => mix('#b4583a', light.colours.underside, 0.22)

/** The plots of a terrace, turf or cleared earth with pale edges, a white stone at each corner of the cleared ones, and the wall that carries it. */
export function terrace(on: Stage, slope: Slope, level: number, chance: Random): Markup {
  const { camera, light } = on
  const z = level * RISE
  const [far, near] = light.colours.lawn
  const edge = mix(nth(light.colours.wall, 0), light.colours.paving[0], 0.3)
  const divisions = nth(slope.divisions, level)
  let [body, stones] = ['', '']
  divisions.slice(1).forEach((right, i) => {
    const left = nth(divisions, i)
    const plan = strip(slope, level - 1, left, right)
    const depth = camera.depth(lift(nth(plan, 0), z))
    if (depth < 4) return
    const cleared = chance.chance(0.34)
    const turf = mix(mix(near, far, chance.between(0.1, 0.8)), '#8fae4c', 0.25)
    const earth = mix(laterite(on), light.colours.sunlight, chance.between(0.1, 0.26))
    body +=
      shape(camera.ground(plan, z), throughAir(light, cleared ? earth : turf, depth)) +
      shape(
        camera.ground(strip(slope, level - 1, left - 0.14, left + 0.14), z),
        throughAir(light, edge, depth),
        opacity(0.8),
      )
    if (!cleared || depth > 150) return
    for (const x of [left + 1, right - 1]) {
      const [, y] = nth(strip(slope, level - 1, x, x + 1), 0)
      stones += box(on, [x - 0.25, y + 1, z], [0.5, 0.5, 0.8], nth(light.colours.wall, 0))
    }
  })
  return body + stones + lateriteWall(on, slope.edge(level - 1), z - RISE, z)
}

/** The shade at the foot of a tree on level ground at height z. */
export function shade(on: Stage, [x, y]: Spot, z: number, height: number): Markup {
  const { camera, light } = on
  const [sx, sy, up] = light.sun
  const out = Math.min(1.4, 0.55 / Math.max(0.2, up)) * height * 0.5
  return camera.ground(ellipse(x - sx * out, y - sy * out, height * 0.3, height * 0.2, 14), z)
}

/** A terrace's ground between two places along it, from its wall to the next. */
function strip(slope: Slope, level: number, left: number, right: number): Spot[] {
  const steps = 4
  const along = (of: number): Spot[] =>
    Array.from({ length: steps + 1 }, (_step, i): Spot => {
      const [x] = between([left, 0], [right, 0], i / steps)
      return [x, slope.front(of, x)]
    })
  return [...along(level), ...along(level + 1).toReversed()]
}
