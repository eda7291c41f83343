import { mix } from '../../paper/colour.ts'
import { dimmed } from '../../paper/light.ts'
import type { Stage } from '../../paper/stage.ts'
import type { TreeOptions } from './brush.ts'
import { drawings, type Species } from './species.ts'

/** Usual heights in metres. */
export const usualHeight: Record<Species, number> = {
  neem: 11,
  mango: 9,
  peepal: 14,
  thicket: 11,
  ashoka: 12,
  gulmohar: 9,
  frangipani: 4.5,
  royalPalm: 13,
  coconutPalm: 11,
  hedge: 1.1,
  bougainvillea: 1.5,
  shrub: 1.3,
  canopy: 8,
  flameCanopy: 8,
}

/** Defines a tree as a symbol 100 units tall, lit from the side the sun is on; place it with `stand`. */
export function tree({ sheet, light }: Stage, species: Species, options: TreeOptions): string {
  const { air = 0 } = options
  const tones = light.colours.leaves[options.range].map((tone) =>
    mix(tone, light.colours.mist, air),
  )
  const haze = Math.max(air, { near: 0, middle: 0.12, far: 0.42 }[options.range])
  const tint = (colour: string): string => mix(dimmed(light, colour), light.colours.mist, haze)
  const brush = {
    seed: options.seed,
    range: options.range,
    detail: options.detail ?? 1,
    air,
    sun: light.colours.sunlight,
    tones,
  }
  const side = light.sun[0] < 0 ? -1 : 1
  const key = [species, side, ...Object.values(brush), light.colours.mist].join(' ')
  return sheet.litSymbol(key, (mirrored) =>
    drawings[species]({ ...brush, tint, lightFrom: mirrored ? -side : side }),
  )
}
