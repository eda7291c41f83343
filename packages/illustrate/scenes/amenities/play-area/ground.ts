import type { Grove } from '../../../outdoors/trees/grove.ts'
import { shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import { curve, rectangle, ribbon, type Spot } from '../../../paper/vector.ts'
import { type Sail, sail, sailShadow } from './sails.ts'
import { type Paints, slideTower } from './slide-tower.ts'
import { soft } from './soft-ground.ts'

/** What a play area is laid out with. */
export interface Ground {
  on: Stage
  grove: Grove
  paints: Paints
  /** Bands of the soft ground, from the widest. */
  bands: readonly string[]
  /** Of sails, ropes and small things. */
  bright: readonly string[]
}

/** Puts the things of a layout into the grove and gives the ground under them. */
export type Layout = (ground: Ground) => Markup

/** Bands of colour along a line, the widest first. */
export function waves(
  on: Stage,
  line: readonly Spot[],
  widths: readonly number[],
  bands: readonly string[],
): Markup {
  const path = curve(line, 16)
  return widths.map((width, i) => soft(on, ribbon(path, width), nth(bands, i + 1))).join('')
}

/** A pair of towers with slides: near left foot in metres. */
export function tower({ on, grove, paints }: Ground, at: Spot): void {
  const [x, y] = at
  grove.add([x + 3.6, y - 0.4], slideTower(on, at, paints))
  const solidShadow = (u: number, high: number): string =>
    shadowOf(
      on.camera,
      on.light,
      rectangle(x + u, y, 2.1, 2.1),
      Math.min(high, on.light.sun[2] * 16 + 0.6),
    )
  grove.shadow(solidShadow(0, 3) + solidShadow(6.3, 2.2))
}

/** Shade sails by their corners, in metres. */
export function sails(
  { on, grove, bright, paints }: Ground,
  list: readonly Sail['corners'][],
): void {
  list.forEach((corners, i) => {
    const cloth: Sail = { corners, colour: nth(bright, i) }
    const [x, y] = nth(corners, 0)
    grove.add([x, Math.min(y, ...corners.map((corner) => corner[1]))], sail(on, cloth, paints.post))
    grove.shadow(sailShadow(on, cloth))
  })
}

/** Children at these spots, and three who look after them further back. */
export function children(grove: Grove, spots: readonly Spot[]): void {
  spots.forEach((at, i) => grove.person(i % 2 ? 'boy' : 'girl', at, i % 3 === 1))
  grove.person('mother', [-4.6, 27.4])
  grove.person('elder', [4.2, 28], true)
  grove.person('sari', [3.2, 27.6])
}
