import { box, onWall, solid } from '../../../buildings/solids.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { shaded, throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, outline, shape, stroke } from '../../../paper/svg.ts'
import { frame, rectangle, type Spot, type Vec } from '../../../paper/vector.ts'

/** A site cabin of one room on blocks: near left corner in metres, 7.2 m long. */
export function cabin(on: Stage, [x, y]: Spot, paint: string): Markup {
  const { light, camera } = on
  const depth = camera.depth([x, y, 0])
  const lit = light.colours.litShare > 0.3
  const glass = throughAir(
    light,
    lit ? light.colours.lamp : mix(light.colours.glass, light.colours.skylight, 0.2),
    depth,
  )
  return (
    box(on, [x + 0.3, y + 0.3, 0], [6.6, 2, 0.4], '#5a524e') +
    box(on, [x, y, 0.4], [7.2, 2.6, 2.7], paint, {
      dress: (wall) => {
        let ribs = ''
        for (let u = 0.02; u < 1; u += 0.35 / wall.length)
          ribs += onWall(on, wall, u, u + 0.08 / wall.length, 0.4, 3.1)
        const holes =
          wall.normal[1] < -0.5
            ? onWall(on, wall, 0.1, 0.28, 1.5, 2.6) + onWall(on, wall, 0.7, 0.88, 1.5, 2.6)
            : ''
        const door = wall.normal[1] < -0.5 ? onWall(on, wall, 0.42, 0.55, 0.5, 2.6) : ''
        return (
          shape(ribs, throughAir(light, shaded(light, lighten(paint, -0.05), wall.normal), depth)) +
          shape(door, throughAir(light, shaded(light, '#3f5a60', wall.normal), depth)) +
          shape(holes, glass)
        )
      },
    }) +
    box(on, [x - 0.2, y - 0.3, 3.1], [7.6, 3.2, 0.16], '#e9dcc4')
  )
}

/** A digger at work, side on; `hand` is the way its arm points. Middle of its tracks in metres. */
export function digger(on: Stage, [x, y]: Spot, hand: number, paint: string): Markup {
  const { camera, light } = on
  const depth = camera.depth([x, y, 0])
  const px = camera.scale(depth)
  const local = frame([x, y], 0)
  const block = (
    u: number,
    v: number,
    long: number,
    wide: number,
    z: number,
    tall: number,
    colour: string,
  ): Markup =>
    solid(
      on,
      rectangle(hand > 0 ? u : -u - long, v, long, wide).map(([p, q]) => local(p, q)),
      z,
      tall,
      colour,
    )
  const arm = (
    points: readonly (readonly [number, number])[],
    wide: number,
    v: number,
    tone: string,
  ): Markup =>
    stroke(
      outline(
        points.map(([u, z]) => camera.project([x + u * hand, y + v, z])),
        false,
      ),
      throughAir(light, tone, depth),
      wide * px,
    )
  const [lit, shade] = [shaded(light, paint, light.sun), shaded(light, paint, [0, -1, 0])]
  const boom = [
    [1.2, 1.9],
    [3.4, 5.4],
    [5.4, 5.5],
  ] as const
  const stick = [
    [5.2, 5.7],
    [7.2, 2.5],
  ] as const
  const bucket = new Batch().add(
    camera.face(
      (
        [
          [6.7, 2.7],
          [7.6, 2.5],
          [7.9, 1.5],
          [7.3, 0.9],
          [6.2, 1.1],
          [6.6, 1.7],
        ] as const
      ).map(([u, z]): Vec => [x + u * hand, y + 0.2, z]),
    ),
    throughAir(light, mix('#4a4644', light.colours.shade, 0.3), depth),
  )
  return (
    block(-2.1, 1.5, 4.2, 0.6, 0, 0.95, '#33302f') +
    block(-2.1, -0.9, 4.2, 0.6, 0, 0.95, '#3a3735') +
    block(-2.3, -0.7, 4, 2.6, 1, 1.25, paint) +
    block(-2.4, -0.7, 1.3, 2.6, 2.2, 0.5, mix(paint, '#3a3230', 0.3)) +
    arm(boom, 0.62, 0.5, lit) +
    arm(boom, 0.36, 0.4, shade) +
    arm(stick, 0.46, 0.5, lit) +
    arm(stick, 0.26, 0.4, shade) +
    bucket +
    block(0.1, -0.7, 1.5, 1.2, 2.2, 1.5, paint) +
    block(0.25, -0.75, 1.2, 0.1, 2.45, 1.05, light.colours.glass)
  )
}
