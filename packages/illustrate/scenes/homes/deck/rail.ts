import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { between, lift, type Spot } from '../../../paper/vector.ts'

/** A railing of clear glass panes between slim posts along a line, 1.15 m tall; `z` is the floor it stands on, in metres. */
export function glassRail(on: Stage, from: Spot, to: Spot, z: number): Markup {
  const { camera, light } = on
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(2, Math.round(length / 1.5))
  const upright = (a: Spot, b: Spot, low: number, high: number): string =>
    camera.face([lift(a, z + low), lift(b, z + low), lift(b, z + high), lift(a, z + high)])
  let [glints, posts] = ['', '']
  for (let i = 0; i <= count; i++) {
    const share = i / count
    const post = 0.02 / length
    posts += upright(between(from, to, share - post), between(from, to, share + post), 0, 1.12)
    if (i === count) break
    const at = (u: number, high: number) => lift(between(from, to, (i + u) / count), z + high)
    glints += camera.face([at(0.16, 0.1), at(0.4, 0.1), at(0.7, 1.06), at(0.46, 1.06)])
  }
  const metal = mix('#3c4246', light.colours.shade, 0.3)
  return (
    shape(
      upright(from, to, 0.08, 1.1),
      mix('#ffffff', light.colours.sky[3]?.[1] ?? '#ffffff', 0.4),
      opacity(0.13),
    ) +
    shape(glints, '#ffffff', opacity(0.1)) +
    shape(posts, metal) +
    shape(upright(from, to, 1.1, 1.16), mix(light.colours.timber, light.colours.shade, 0.2)) +
    shape(upright(from, to, 1.145, 1.165), mix(light.colours.sunlight, '#fff6e0', 0.3))
  )
}
