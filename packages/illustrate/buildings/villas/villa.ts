import { tree } from '../../outdoors/trees/trees.ts'
import { stand } from '../../paper/camera.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { shadowOf, shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random, type Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { frame, lerp, lift, rectangle, type Spot, type Vec } from '../../paper/vector.ts'
import { onWall, solid, type Wall } from '../solids.ts'
import { type VillaPart, villaPlans } from './villa-plans.ts'
import { openings } from './villa-windows.ts'

/** A modern villa for views from the street: the middle of its front, the way the front's line runs (radians), its size in metres. */
export interface Villa {
  at: Spot
  turn: number
  width: number
  depth: number
  /** Which plan, from 0; there are three. */
  plan: number
  seed: number
}

/** Draws a villa and gives its shadow's path data. */
export function villa(
  on: Stage,
  { at, turn, width, depth, plan, seed }: Villa,
): { body: Markup; shadow: string } {
  const { light, camera } = on
  const [chance, lamps] = [random(seed), random(seed + 577)]
  const local = frame(at, turn)
  const wall = chance.pick([
    nth(light.colours.wall, 0),
    nth(light.colours.wall, 0),
    nth(light.colours.wall, 1),
    nth(light.colours.wall, 4),
  ])
  const second = chance.pick([
    light.colours.timber,
    nth(light.colours.wall, 5),
    '#6f7f7c',
    nth(light.colours.wall, 3),
  ])
  const parts = nth(villaPlans, plan % villaPlans.length)(width, depth)
  const place = (u: number, v: number, w: number, d: number): Spot[] =>
    rectangle(u - width / 2, v, w, d).map(([x, y]) => local(x, y))
  const soffit =
    light.colours.litShare > 0.1
      ? mix(light.colours.timber, light.colours.lamp, 0.5)
      : light.colours.timber
  const shrub = tree(on, 'shrub', { seed: 4, range: 'near', detail: 0.6 })
  const body = parts.map((part) => {
    const colour =
      part.tone === 'second'
        ? second
        : part.tone === 'stone'
          ? mix(nth(light.colours.wall, 2), '#8a7c6c', 0.5)
          : wall
    const outline = place(part.u, part.v, part.w, part.d)
    const dress = (side: Wall): Markup => {
      const n = outline.indexOf(side.a)
      const code = n === 0 ? part.front : n === 2 ? '.' : part.sides
      return cladding(on, side, part, colour) + openings(on, side, part, code, lamps)
    }
    let drawn = ''
    if (part.roof) {
      const [over, thick] = [part.roof, 0.36]
      const eaves = place(part.u - over, part.v - over, part.w + 2 * over, part.d + 2 * over)
      drawn = solid(on, eaves, part.z + part.h, thick, lighten(nth(light.colours.wall, 0), 0.02), {
        bottom: throughAir(light, mix(soffit, light.colours.shade, 0.2), camera.depth(lift(at, 0))),
      })
    }
    if (part.under) {
      const below = place(part.u, part.v, part.w, part.under)
      drawn += shape(
        camera.ground(below, part.z),
        throughAir(light, mix(soffit, light.colours.underside, 0.3), camera.depth(lift(at, 0))),
      )
    }
    drawn += solid(on, outline, part.z, part.h, colour, { dress, bottom: 'none' })
    if (part.rail)
      drawn += terrace(on, outline, part.z + part.h + (part.roof ? 0.36 : 0), shrub, chance)
    return drawn
  })
  const shadow = parts.map((part) =>
    shadowOf(camera, light, place(part.u, part.v, part.w, part.d), part.h + 0.4, part.z),
  )
  return { body: body.join(''), shadow: shadow.join('') }
}

/** Boards on the accent part, courses on stone. */
function cladding(on: Stage, wall: Wall, part: VillaPart, colour: string): Markup {
  if (part.tone === 'plain') return ''
  const tone = throughAir(
    on.light,
    mix(shaded(on.light, colour, wall.normal), '#2a1c18', 0.45),
    wall.distance,
  )
  let data = ''
  if (part.tone === 'second')
    for (let m = 0.3; m < wall.length; m += 0.3)
      data += onWall(on, wall, m / wall.length, (m + 0.04) / wall.length, part.z, part.z + part.h)
  else
    for (let z = part.z + 0.45; z < part.z + part.h; z += 0.45)
      data += onWall(on, wall, 0, 1, z, z + 0.04)
  return shape(data, tone, opacity(0.5))
}

/** A glass rail round a terrace with some plants behind it; z is the terrace floor in metres. */
function terrace(
  on: Stage,
  plan: readonly Spot[],
  z: number,
  shrub: string,
  chance: Random,
): Markup {
  const { camera, light } = on
  let [plants, rails, caps] = ['', '', '']
  plan.forEach((a, i) => {
    if (i === 2) return
    const b = nth(plan, (i + 1) % plan.length)
    const at = (spot: Spot, up: number): Vec => lift(spot, up)
    rails += camera.face([at(a, z), at(b, z), at(b, z + 0.95), at(a, z + 0.95)])
    caps += camera.face([at(a, z + 0.92), at(b, z + 0.92), at(b, z + 1), at(a, z + 1)])
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let m = 0.8; m < length - 0.5; m += 1.7)
      if (i === 0 && chance.chance(0.55)) {
        const spot: Spot = [lerp(a[0], b[0], m / length), lerp(a[1], b[1], m / length)]
        plants += stand(camera, shrub, lift(spot, z), chance.between(0.8, 1.3))
      }
  })
  return (
    plants +
    shape(rails, mix(light.colours.glass, '#ffffff', 0.6), opacity(0.3)) +
    shape(caps, '#f5ead6', opacity(0.85))
  )
}
