import { type Camera, stand } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { keyed } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { drawings, type Person, persons } from './figure-drawings.ts'

/** No figure is drawn taller than this many sheet px: beyond it, flat drawing shows. */
export const TALLEST = 60

const heights: Record<Person, number> = {
  man: 1.72,
  office: 1.74,
  kurta: 1.72,
  elder: 1.66,
  sari: 1.6,
  salwar: 1.62,
  mother: 1.6,
  girl: 1.15,
  boy: 1.2,
  cyclist: 1.75,
}

/** The crowd of a picture: stands people on the ground and refuses any that would be too big. */
export interface Crowd {
  /** Person, point in metres, facing left instead of right. */
  stand(who: Person, at: Vec, flip?: boolean): Markup
  /** The same on another camera, as for a reflection. */
  standOn(camera: Camera, who: Person, at: Vec, flip?: boolean): Markup
  names: readonly Person[]
}

/** Defines all figures, lit from the side of the sun. */
export function crowd({ sheet, camera, light }: Stage): Crowd {
  const rim = mix(light.colours.sunlight, '#ffffff', 0.35)
  const side = light.sun[0] < 0 ? -1 : 1
  const facing = (hand: number): Map<Person, string> =>
    new Map(persons.map((who) => [who, sheet.symbol(drawings[who](rim, hand))]))
  const [right, left] = [facing(side), facing(-side)]
  const standOn = (on: Camera, who: Person, at: Vec, flip = false): Markup => {
    if (heights[who] * on.scale(on.depth(at)) > TALLEST) return ''
    return stand(on, keyed(flip ? left : right, who), at, heights[who], flip)
  }
  return { names: persons, standOn, stand: (who, at, flip) => standOn(camera, who, at, flip) }
}

// Figures face right, feet at (0, 0), 100 units tall. Back limbs first, then the body, front limbs, head.
