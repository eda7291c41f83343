import { type Country, countryside } from '../../../outdoors/land/countryside.ts'
import { fields } from '../../../outdoors/land/ground.ts'
import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'

/** The plain on both sides of the road: open country seen in a direction, or where towers stand close a patchwork of fields. */
export function land(on: Stage, open?: Omit<Country, 'from'>): Markup {
  const { camera, light, sheet } = on
  const base = sheet.gradientDown(
    [
      [0, mix(light.colours.lawn[0], light.colours.mist, 0.7)],
      [0.3, mix(...light.colours.lawn, 0.4)],
      [1, light.colours.lawn[1]],
    ],
    camera.horizon,
    sheet.height,
  )
  return (
    shape(camera.ground(rectangle(-3000, 2, 6000, 6000)), base) +
    (open
      ? countryside(on, { ...open, from: 34 })
      : fields(on, -700, 30, 680, 560, 4) + fields(on, 20, 30, 680, 560, 9))
  )
}
