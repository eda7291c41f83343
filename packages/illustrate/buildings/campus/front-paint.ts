import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import type { Stage } from '../../paper/stage.ts'
import { lampsLit } from '../../roads/street.ts'

/** A colour on a wall that faces us, `y` metres away. */
export const frontPaint = ({ light }: Stage, colour: string, y: number): string =>
  throughAir(light, mix(shaded(light, colour, [0, -1, 0]), colour, 0.64), y)

/** A colour as lamplight changes it: `share` 0 to 1 at night, less by day. */
export const lampPaint = (on: Stage, colour: string, share: number): string =>
  mix(colour, on.light.colours.lamp, lampsLit(on) ? share : share * 0.3)
