import { mix } from '../../../paper/colour.ts'
import { shadowOf, throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, stroke } from '../../../paper/svg.ts'
import { between, lift, type Spot } from '../../../paper/vector.ts'
import { mesh } from './ground.ts'

/** A mesh fence on posts from a to b, in metres. */
export function fence(on: Stage, a: Spot, b: Spot, height: number): Markup {
  const { camera, light } = on
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.max(1, Math.round(length / 3))
  const steel = (depth: number): string =>
    throughAir(light, mix('#2f4a46', light.colours.shade, 0.3), depth)
  let body = ''
  for (let i = 0; i < count; i++) {
    const [p, q] = [between(a, b, i / count), between(a, b, (i + 1) / count)]
    if (Math.min(camera.depth(lift(p, 0)), camera.depth(lift(q, 0))) < 2) continue
    body += mesh(on, p, q, 0.05, height, 0.34, steel(camera.depth(lift(p, 0))), 0.34)
  }
  for (let i = 0; i <= count; i++) {
    const spot = between(a, b, i / count)
    const depth = camera.depth(lift(spot, 0))
    if (depth < 2) continue
    const top = lift(spot, height)
    body += stroke(
      camera.line([lift(spot, 0), top]),
      steel(depth),
      Math.max(0.9, 0.08 * camera.scale(depth)),
    )
    if (i === count) break
    const next = lift(between(a, b, (i + 1) / count), height)
    if (camera.depth(next) < 2) continue
    body += stroke(
      camera.line([top, next]),
      steel(depth),
      Math.max(0.8, 0.06 * camera.scale(depth)),
    )
  }
  return body
}

/** Path data of the shadow of a fence's posts and top rail. */
export function fenceShadow(on: Stage, a: Spot, b: Spot, height: number): string {
  const { camera, light } = on
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.max(1, Math.round(length / 3))
  let data = ''
  for (let i = 0; i <= count; i++) {
    const [x, y] = between(a, b, i / count)
    data += shadowOf(
      camera,
      light,
      [
        [x - 0.05, y - 0.05],
        [x + 0.05, y - 0.05],
        [x + 0.05, y + 0.05],
        [x - 0.05, y + 0.05],
      ],
      Math.min(height, light.sun[2] * 14),
    )
  }
  return data
}
