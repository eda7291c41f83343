import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../paper/svg.ts'
import { unit, type Vec } from '../../paper/vector.ts'
import type { Line } from '../../roads/viaduct.ts'

/** Where a station stands on its line, in metres away. */
export interface Station {
  from: number
  to: number
  seed: number
  /** The colour of its roof. */
  roof?: string
}

export const HALF = 9.6

const STEPS = 16

/** A point of the roof's arch: share 0 (left) to 1 (right). */
export const arch = ({ x, rails }: Line, y: number, share: number, grow = 1): Vec => {
  const angle = Math.PI * (1 - share)
  return [x + Math.cos(angle) * (HALF + 0.4) * grow, y, rails + 3.2 + Math.sin(angle) * 5.4 * grow]
}

export const archLine = (line: Line, y: number, grow = 1): Vec[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => arch(line, y, i / STEPS, grow))

/** The roof's outer skin as far as we see it, its eaves and its near rim. */
export function vault(on: Stage, line: Line, { from, to, roof }: Station): Markup {
  const { camera, light } = on
  const skin = roof ?? '#e4d8c4'
  const body = new Batch()
  for (let i = 0; i < STEPS; i++) {
    const angle = Math.PI * (1 - (i + 0.5) / STEPS)
    const normal = unit([Math.cos(angle), 0, Math.sin(angle) * 1.6])
    const middle = arch(line, from, (i + 0.5) / STEPS)
    const seen = (camera.eye[0] - middle[0]) * normal[0] + (camera.eye[2] - middle[2]) * normal[2]
    if (seen <= 0) continue
    for (let y = to; y > from; y -= 8) {
      const [near, far] = [Math.max(from, y - 8), y]
      const quad = [
        arch(line, near, i / STEPS),
        arch(line, far, i / STEPS),
        arch(line, far, (i + 1) / STEPS),
        arch(line, near, (i + 1) / STEPS),
      ]
      const tone = mix(
        shaded(light, skin, normal),
        light.colours.skylight,
        0.3 * normal[2] + (Math.round(y / 8) % 2 ? 0.06 : 0),
      )
      body.add(camera.face(quad), throughAir(light, tone, camera.depth([line.x, y, 0])))
    }
  }
  const rim = camera.face([
    ...archLine(line, from - 0.8, 1.04),
    ...archLine(line, from - 0.8, 0.965).toReversed(),
  ])
  return (
    String(body) +
    shape(
      rim,
      throughAir(
        light,
        mix('#f4ead6', light.colours.sunlight, 0.3),
        camera.depth([line.x, from, 0]),
      ),
    )
  )
}
