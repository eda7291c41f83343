import { lighten, mix } from '../../paper/colour.ts'
import { shadowOf, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../paper/svg.ts'
import { frame, rectangle, type Spot } from '../../paper/vector.ts'
import { onWall, solid, type Wall, wallsOf } from '../solids.ts'

/** The clubhouse, a lit pavilion under two wide roofs, 44 by 18 metres. Returns its drawing and its shadow's path data. */
export function clubhouse(stage: Stage, at: Spot, turn: number): { body: Markup; shadow: string } {
  const local = frame(at, turn)
  const { light, camera } = stage
  const plan = (u: number, v: number, w: number, d: number): Spot[] =>
    rectangle(u, v, w, d).map(([a, b]) => local(a, b))
  const distance = camera.depth([at[0], at[1], 0]) * 0.92
  const lamps = light.colours.litShare > 0.1
  const lit = (wall: Wall, z: number, h: number): Markup => {
    const body = new Batch()
    const count = Math.round(wall.length / 2.6)
    for (let i = 0; i < count; i++)
      body.add(
        onWall(stage, wall, (i + 0.08) / count, (i + 0.92) / count, z + 0.2, z + h - 0.4),
        throughAir(
          light,
          lamps
            ? mix(light.colours.lamp, '#fff2cf', i % 3 ? 0.1 : 0.6)
            : mix(light.colours.glass, light.colours.skylight, i % 3 ? 0.2 : 0.36),
          distance,
        ),
      )
    return String(body)
  }
  const roofTone = throughAir(light, nth(light.colours.wall, 0), distance)
  const posts = wallsOf(stage, plan(-24, -4, 48, 24))
    .filter((wall) => wall.visible)
    .map((wall) =>
      Array.from({ length: 9 }, (_, i) =>
        shape(
          onWall(stage, wall, i / 8, i / 8 + 0.35 / wall.length, 0, 4.8),
          throughAir(light, light.colours.timber, distance),
        ),
      ).join(''),
    )
  const lower =
    solid(stage, plan(-21, 0, 42, 17), 0, 4.8, nth(light.colours.wall, 1), {
      dress: (wall) => lit(wall, 0, 4.8),
    }) +
    posts.join('') +
    solid(stage, plan(-25, -5, 50, 26), 4.8, 0.6, nth(light.colours.wall, 0), { top: roofTone })
  const upper =
    solid(stage, plan(-13, 4, 26, 11), 5.4, 3.8, light.colours.timber, {
      dress: (wall) => lit(wall, 5.4, 3.8),
    }) +
    solid(stage, plan(-16, 1, 32, 17), 9.2, 0.5, nth(light.colours.wall, 0), {
      top: throughAir(light, lighten(nth(light.colours.wall, 0), 0.03), distance),
    })
  const onRoof = (u: number, v: number, w: number, d: number, z: number, colour: string): Markup =>
    shape(camera.ground(plan(u, v, w, d), z), throughAir(light, colour, distance))
  const garden =
    onRoof(-23.5, -3.6, 47, 3, 5.42, light.colours.lawn[1]) +
    onRoof(15, 1, 8.6, 18, 5.42, light.colours.lawn[1]) +
    onRoof(-23.5, 1, 8.6, 18, 5.42, mix(light.colours.timber, light.colours.paving[0], 0.5))
  const panels = Array.from({ length: 10 }, (_, i) =>
    onRoof(-13.6 + i * 2.8, 9, 2.4, 6.5, 9.72, '#2c465c'),
  ).join('')
  const spill = lamps
    ? shape(
        camera.ground(plan(-26, -13, 52, 13)),
        light.colours.lamp,
        ' opacity=".8"' + stage.sheet.blur(7),
      )
    : ''
  return {
    body: spill + lower + garden + upper + panels,
    shadow:
      shadowOf(camera, light, plan(-25, -5, 50, 26), 5.4) +
      shadowOf(camera, light, plan(-16, 1, 32, 17), 9.7),
  }
}
