import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'

/** A point of a shop's front: metres along it, up it, and out of it. */
type OnFront = (v: number, z: number, out: number) => Vec

/** The shadow an awning throws on the wall under it. */
export function awningShade({ camera, light }: Stage, at: OnFront, wide: number): Markup {
  return shape(
    camera.face([
      at(0.2, 3.1, 0.07),
      at(wide - 0.2, 3.1, 0.07),
      at(wide - 0.1, 2.5, 0.07),
      at(0.5, 2.5, 0.07),
    ]),
    light.colours.shadow,
    opacity(0.4),
  )
}

/** A striped awning with a short valance. */
export function canopy(
  { camera, light }: Stage,
  at: OnFront,
  wide: number,
  colour: string,
  air: (tone: string) => string,
): Markup {
  const stripes = 12
  let body = ''
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [
      0.2 + (i * (wide - 0.4)) / stripes,
      0.2 + ((i + 1.02) * (wide - 0.4)) / stripes,
    ]
    const tone = i % 2 ? '#f6ead4' : colour
    body +=
      shape(
        camera.face([at(from, 3.25, 0), at(to, 3.25, 0), at(to, 2.6, 1.7), at(from, 2.6, 1.7)]),
        air(mix(tone, light.colours.sunlight, 0.22)),
      ) +
      shape(
        camera.face([at(from, 2.6, 1.7), at(to, 2.6, 1.7), at(to, 2.28, 1.7), at(from, 2.28, 1.7)]),
        air(mix(tone, light.colours.shade, 0.22)),
      )
  }
  const side = shape(
    camera.face([at(0.2, 3.25, 0), at(0.2, 2.6, 1.7), at(0.2, 2.28, 1.7), at(0.2, 2.5, 0)]),
    air(mix(colour, light.colours.shade, 0.6)),
  )
  return body + side
}
