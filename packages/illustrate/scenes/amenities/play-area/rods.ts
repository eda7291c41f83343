import { mix } from '../../../paper/colour.ts'
import { shaded, shadowOf } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { fixed, type Markup, stroke } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'

/** A round rod from a to b, so many metres thick, with a lit edge. */
export function rod(on: Stage, a: Vec, b: Vec, thick: number, colour: string): Markup {
  const { camera, light } = on
  const [p, q] = [camera.project(a), camera.project(b)]
  if (Math.min(p[2], q[2]) < 1) return ''
  const width = Math.max(0.8, thick * camera.scale((p[2] + q[2]) / 2))
  const side = light.sun[0] < 0 ? -1 : 1
  const line = `M${fixed(p[0])} ${fixed(p[1])}L${fixed(q[0])} ${fixed(q[1])}`
  return (
    stroke(line, shaded(light, colour, [0, -1, 0]), width) +
    (width > 2.4
      ? stroke(
          line,
          mix(colour, light.colours.sunlight, 0.55),
          width * 0.3,
          ` transform="translate(${fixed(side * width * 0.26)} 0)"`,
        )
      : '')
  )
}

/** Path data of the shadow of upright posts: places and height in metres. */
export const postShadows = (
  { camera, light }: Stage,
  spots: readonly Spot[],
  height: number,
): string =>
  spots
    .map(([x, y]) =>
      shadowOf(
        camera,
        light,
        [
          [x - 0.07, y - 0.07],
          [x + 0.07, y - 0.07],
          [x + 0.07, y + 0.07],
          [x - 0.07, y + 0.07],
        ],
        Math.min(height, light.sun[2] * 16),
      ),
    )
    .join('')
