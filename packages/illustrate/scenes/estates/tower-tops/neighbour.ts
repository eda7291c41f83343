import { edge, fins, type Floors, glass, slabs, sunOn } from '../../../buildings/facade.ts'
import { onWall, roundedPlan, solid, wallsOf } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../../paper/svg.ts'
import { frame, lift, type Spot } from '../../../paper/vector.ts'
import { inSun, rim } from './rim.ts'
import type { Roof } from './top.ts'

/** A tower with a sloping open crown: its middle, and the height of its roof, in metres. */
export function neighbour(on: Stage, roof: Roof, z: number, crown: number): Markup {
  const { centre, turn, floors, each, seed, hand } = roof
  const { light, camera } = on
  const angle = (turn * Math.PI) / 180
  const walls = wallsOf(on, roundedPlan(centre, 46, 42, 8, turn, 3.1))
  const front = walls.filter((wall) => wall.visible)
  const air = (colour: string): string => throughAir(light, colour, camera.depth(lift(centre, z)))
  const top = ([x, y]: Spot): number =>
    z +
    crown *
      (1 -
        0.34 *
          hand *
          (((x - centre[0]) * Math.cos(angle) + (y - centre[1]) * Math.sin(angle)) / 23))
  const [low, count] = [z - floors * each, floors]
  const body = new Batch()
  for (const wall of front)
    body.add(
      onWall(on, wall, 0, 1, low, z + 0.2),
      air(mix('#24404e', edge(on, 1), sunOn(on, wall) * 0.8)),
    )
  const stack: Floors = { z: low, each, count, refuge: [count - 14], seed }
  const to = frame(centre, angle)
  const box = [to(-8, -7), to(8, -7), to(8, 7), to(-8, 7)]
  return (
    rim(
      on,
      walls.filter((wall) => !wall.visible),
      true,
      top,
      z,
    ) +
    shape(
      camera.ground(roundedPlan(centre, 46, 42, 8, turn, 3.1), z),
      air(mix(light.colours.paving[1], light.colours.shade, 0.35)),
    ) +
    solid(on, box, z, 5, '#c4b8a2', { side: (wall) => air(inSun(on, '#c4b8a2', wall)) }) +
    body +
    glass(on, front, stack) +
    slabs(on, front, stack) +
    fins(on, front, low, () => z) +
    rim(on, front, false, top, z)
  )
}
