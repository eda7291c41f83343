import { onWall, solid, type Wall } from '../buildings/solids.ts'
import { mix } from '../paper/colour.ts'
import { throughAir } from '../paper/light.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, shape } from '../paper/svg.ts'
import { rectangle, type Spot } from '../paper/vector.ts'
import type { Line } from './viaduct.ts'

/** A train of `cars` from its near end y away; `side` -1 is the left track, 1 the right. Metres. */
export function train(
  on: Stage,
  { x, rails }: Line,
  side: -1 | 1,
  y: number,
  cars: number,
  stripe: string,
): Markup {
  let body = ''
  for (let i = cars - 1; i >= 0; i--)
    body += coach(on, [x + side * 2.05 - 1.45, y + i * 22], rails + 0.2, stripe, i === 0)
  return body
}

function coach(on: Stage, [x, y]: Spot, z: number, stripe: string, leads: boolean): Markup {
  const { light } = on
  const steel = '#dfe3e2'
  const plan: Spot[] = leads
    ? [
        [x + 0.5, y],
        [x + 2.4, y],
        [x + 2.9, y + 1.5],
        [x + 2.9, y + 21.5],
        [x, y + 21.5],
        [x, y + 1.5],
      ]
    : rectangle(x, y, 2.9, 21.5)
  const lit = mix(
    mix(light.colours.glass, '#182a33', 0.4),
    '#fff0c8',
    light.colours.litShare > 0.1 ? 0.85 : 0.25,
  )
  const dress = (wall: Wall): Markup => {
    const part = (
      from: number,
      to: number,
      low: number,
      high: number,
      paint: string,
      extra = '',
    ): Markup =>
      shape(
        onWall(on, wall, from, to, z + low, z + high),
        throughAir(light, paint, wall.distance),
        extra,
      )
    if (wall.length < 3)
      return wall.normal[1] < -0.5
        ? part(0.08, 0.92, 1.5, 3.1, '#16242c') +
            part(0.1, 0.36, 0.7, 1, '#fff3cf') +
            part(0.64, 0.9, 0.7, 1, '#fff3cf') +
            part(0, 1, 0.05, 0.5, stripe)
        : part(0, 1, 0.9, 1.3, stripe)
    let body = part(0, 1, 0.9, 1.3, stripe) + part(0, 1, 2.75, 2.95, stripe)
    for (let i = 0; i < 4; i++) {
      const door = 0.1 + i * 0.25
      body +=
        part(door - 0.075, door - 0.005, 0.1, 2.7, '#b9c1c2') +
        part(door - 0.065, door - 0.043, 1.4, 2.5, lit) +
        part(door - 0.037, door - 0.015, 1.4, 2.5, lit)
      body +=
        part(door + 0.02, door + 0.075, 1.45, 2.5, lit) +
        part(door + 0.085, Math.min(0.99, door + 0.15), 1.45, 2.5, lit)
    }
    return body
  }
  const roof = plan.map(([u, v]): Spot => [x + 1.45 + (u - x - 1.45) * 0.78, v])
  return (
    solid(on, plan, z, 3.3, steel, { dress }) +
    solid(on, roof, z + 3.3, 0.35, mix(steel, '#8d979b', 0.4))
  )
}
