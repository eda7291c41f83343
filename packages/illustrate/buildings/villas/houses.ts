import { lighten, mix } from '../../paper/colour.ts'
import { shadowOf, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random, type Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../paper/svg.ts'
import { frame, rectangle, type Spot } from '../../paper/vector.ts'
import { type HouseKind, type Part, plans } from './house-plans.ts'
import { onWall, solid, type Wall } from '../solids.ts'

/** Where a villa stands and how big it is. */
export interface House {
  kind: HouseKind
  /** The middle of its front, in metres, and the way the front's line runs, in radians. */
  at: Spot
  turn: number
  /** Metres. */
  width: number
  depth: number
  seed: number
}

/** A villa as solids; returns its drawing and its shadow's path data. */
export function house(
  stage: Stage,
  { kind, at, turn, width, depth, seed }: House,
): { body: Markup; shadow: string } {
  const chance = random(seed)
  const local = frame(at, turn)
  const { light, camera } = stage
  const wall = chance.pick(light.colours.wall)
  const second = chance.pick([
    light.colours.timber,
    nth(light.colours.wall, 0),
    nth(light.colours.wall, 5),
    lighten(wall, 0.03),
  ])
  const parts = plans[kind](width, depth, wall, second, chance)
  const plan = (part: Part): Spot[] =>
    rectangle(part.u - width / 2, part.v, part.w, part.d).map(([u, v]) => local(u, v))
  const distance = camera.depth([at[0], at[1], 0])
  const air = (colour: string): string => throughAir(light, colour, distance)
  const drawn = parts.map((part) => {
    const outline = plan(part)
    const dress = part.blind
      ? undefined
      : (side: Wall): Markup => windows(stage, side, part, distance, chance)
    const body = solid(stage, outline, part.z, part.h, part.colour, {
      dress,
      ...(part.roof ? { top: air(part.roof) } : {}),
    })
    const eaves = rectangle(part.u - width / 2 - 0.4, part.v - 0.5, part.w + 0.8, part.d + 0.9).map(
      ([u, v]) => local(u, v),
    )
    const slab = part.blind
      ? ''
      : solid(
          stage,
          eaves,
          part.z + part.h,
          0.3,
          mix(nth(light.colours.wall, 0), wall, 0.3),
          part.roof ? { top: air(part.roof) } : {},
        )
    return (
      body +
      slab +
      (part.blind || part.roof ? '' : roofThings(stage, local, part, width, distance, chance))
    )
  })
  return {
    body: drawn.join(''),
    shadow: parts.map((part) => shadowOf(camera, light, plan(part), part.h + 0.3, part.z)).join(''),
  }
}

function windows(stage: Stage, wall: Wall, part: Part, distance: number, chance: Random): Markup {
  const { light } = stage
  const body = new Batch()
  const count = Math.max(1, Math.floor(wall.length / 3.2))
  for (let i = 0; i < count; i++) {
    if (chance.chance(0.14)) continue
    const lit = chance.chance(light.colours.litShare * 1.7)
    const dark = mix(light.colours.glass, nth(light.colours.wall, 4), chance.between(0, 0.3))
    const tone = lit ? light.colours.lamp : dark
    const wide = chance.between(0.5, 0.82)
    const [from, to] = [(i + 0.5 - wide / 2) / count, (i + 0.5 + wide / 2) / count]
    const low = part.z + (chance.chance(0.5) ? 0.3 : 0.9)
    body.add(
      onWall(stage, wall, from, to, low, part.z + part.h - 0.5),
      throughAir(light, tone, lit ? distance * 0.9 : distance),
    )
  }
  return String(body)
}

function roofThings(
  stage: Stage,
  local: (u: number, v: number) => Spot,
  part: Part,
  width: number,
  distance: number,
  chance: Random,
): Markup {
  const { camera, light } = stage
  const top = part.z + part.h + 0.32
  const air = (colour: string): string => throughAir(light, colour, distance)
  const flat = (u: number, v: number, w: number, d: number, colour: string): Markup =>
    shape(
      camera.ground(
        rectangle(part.u - width / 2 + u, part.v + v, w, d).map(([a, b]) => local(a, b)),
        top,
      ),
      air(colour),
    )
  const choice = chance.next()
  if (choice < 0.34)
    return [0, 1, 2].map((i) => flat(0.8 + i * 1.7, part.d * 0.45, 1.45, 2.6, '#2b4258')).join('')
  if (choice < 0.6)
    return (
      flat(
        0.5,
        0.5,
        part.w - 1,
        part.d - 1,
        mix(light.colours.lawn[1], light.colours.lawn[0], 0.3),
      ) + flat(part.w * 0.55, part.d * 0.4, part.w * 0.3, part.d * 0.4, light.colours.timber)
    )
  if (choice < 0.8)
    return flat(
      0.5,
      0.5,
      part.w - 1,
      part.d - 1,
      mix(light.colours.timber, light.colours.paving[0], 0.6),
    )
  return ''
}
