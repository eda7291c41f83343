import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { box } from '../solids.ts'

/** A hipped roof of clay tiles: near left corner, size, eave and rise in metres. */
export function tiles(
  on: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  z: number,
  rise: number,
): Markup {
  const { camera, light } = on
  const clay = mix(nth(light.colours.wall, 5), '#b25f3c', 0.5)
  const hip = Math.min(width * 0.3, depth * 0.5)
  const air = (colour: string): string => throughAir(light, colour, camera.depth([x, y, z]))
  const [left, right, back] = [x, x + width, y + depth / 2]
  const [a, b]: [Vec, Vec] = [
    [left + hip, back, z + rise],
    [right - hip, back, z + rise],
  ]
  const [p, q]: [Vec, Vec] = [
    [left, y, z],
    [right, y, z],
  ]
  const ends =
    shape(
      camera.face([p, a, [left, y + depth, z]]),
      air(mix(shaded(light, clay, [-0.8, 0, 0.6]), clay, 0.5)),
    ) +
    shape(
      camera.face([q, b, [right, y + depth, z]]),
      air(mix(shaded(light, clay, [0.8, 0, 0.6]), clay, 0.5)),
    )
  let courses = ''
  for (let i = 1; i < 11; i++) {
    const t = i / 11
    const row = (k: number): [Vec, Vec] => [
      [left + hip * k, y + (depth / 2) * k, z + rise * k],
      [right - hip * k, y + (depth / 2) * k, z + rise * k],
    ]
    const [low, high] = [row(t), row(t + 0.022)]
    courses += camera.face([low[0], low[1], high[1], high[0]])
  }
  const slope = mix(mix(clay, light.colours.shade, 0.26), light.colours.skylight, 0.14)
  const edge: Vec[] = [p, q, [right, y, z - 0.22], [left, y, z - 0.22]]
  return (
    ends +
    shape(camera.face([p, q, b, a]), air(slope)) +
    shape(courses, air(mix(slope, '#4a2a22', 0.5)), opacity(0.5)) +
    shape(camera.face(edge), air(mix(light.colours.timber, '#3a2620', 0.35)))
  )
}

export function slab(
  on: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
): Markup {
  const { light } = on
  const soffit = mix(
    light.colours.timber,
    light.colours.lamp,
    light.colours.litShare > 0.1 ? 0.45 : 0.1,
  )
  return box(on, [x, y, z], [width, depth, 0.42], mix(nth(light.colours.wall, 0), '#ffffff', 0.2), {
    bottom: soffit,
  })
}
