import { edge, sunOn } from '../../../buildings/facade.ts'
import { onWall, type Wall } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, opacity } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'

/** A material on a wall: gold in the sun, teal out of it, as on the glass of the towers. */
export const inSun = (on: Stage, colour: string, wall: Wall): string =>
  mix(
    mix(colour, on.light.colours.shade, 0.56),
    mix(colour, on.light.colours.sunlight, 0.55),
    sunOn(on, wall),
  )

/** An open rim of fins with rails, seen from inside (`far`) or outside; `top` is its height over a spot, `foot` that of the roof, in metres. */
export function rim(
  on: Stage,
  walls: readonly Wall[],
  far: boolean,
  top: (spot: Spot) => number,
  foot = 0,
): Markup {
  const { camera, light } = on
  const [body, sheer] = [new Batch(), new Batch()]
  for (const wall of walls) {
    const air = (colour: string): string => throughAir(light, colour, wall.distance)
    const sunny = far ? 0.35 : sunOn(on, wall)
    const tone = air(far ? mix(edge(on, 0.35), light.colours.shade, 0.15) : edge(on, sunny))
    const out = ([x, y]: Spot, z: number, away = 0.6): Vec => [
      x + wall.normal[0] * away,
      y + wall.normal[1] * away,
      z,
    ]
    const [za, zb] = [top(wall.a), top(wall.b)]
    body.add(
      camera.face([
        out(wall.a, foot, 0.05),
        out(wall.a, foot),
        out(wall.a, za),
        out(wall.a, za, 0.05),
      ]),
      air(mix('#2d4650', edge(on, 1), far ? 0.5 : sunny * 0.7)),
    )
    body.add(onWall(on, wall, 0, Math.min(0.3, 0.24 / wall.length), foot, za, 0.6), tone)
    const rails = za - foot > 6 ? [0, 0.5, 1] : [0, 1]
    for (const share of rails) {
      const [low, high] = [foot + (za - foot) * share, foot + (zb - foot) * share]
      const lift1 = share ? -0.5 : 0
      body.add(
        camera.face([
          out(wall.a, low + lift1),
          out(wall.b, high + lift1),
          out(wall.b, high + lift1 + 0.5),
          out(wall.a, low + lift1 + 0.5),
        ]),
        tone,
      )
    }
    sheer.add(
      camera.face([out(wall.a, foot), out(wall.b, foot), out(wall.b, zb), out(wall.a, za)]),
      mix(light.colours.skylight, light.colours.shade, far ? 0.35 : 0.2),
      opacity(far ? 0.2 : 0.12),
    )
    if (far)
      body.add(
        onWall(on, wall, 0, 1, foot, foot + 1.1),
        air(mix(nth(light.colours.wall, 2), light.colours.shade, 0.35)),
      )
  }
  return String(sheer) + body
}
