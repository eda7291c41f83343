import { mix } from '../../paper/colour.ts'
import { shaded } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { dot, smooth, type Vec } from '../../paper/vector.ts'

/** How a tower's second colour is laid on its walls: strips alone, storeys in bands, a chequer of panels, fins between the bays. */
export type Pattern = 'strips' | 'bands' | 'panels' | 'fins'

/** What a tower is clad with. */
export interface Finish {
  colour: string
  accent: string
  /** The stone of its lowest storeys. */
  base: string
  pattern: Pattern
  /** Rails of glass instead of masonry. */
  glazed: boolean
}

const patterns: readonly Pattern[] = ['strips', 'bands', 'panels', 'fins']

/** The finish of an estate's tower; `neighbour` counts its towers, so that they are a family and not copies. */
export function finishOf({ light }: Stage, seed: number, neighbour: number): Finish {
  const chance = random(seed)
  const wall = (i: number): string => nth(light.colours.wall, i)
  const slate = mix(wall(4), '#35505a', 0.62)
  const schemes = [
    { colour: wall(0), accent: wall(5), base: wall(3) },
    { colour: wall(1), accent: mix(wall(3), '#6d3f2c', 0.45), base: slate },
    { colour: wall(4), accent: mix(wall(4), '#2f7672', 0.66), base: mix(wall(3), slate, 0.5) },
    { colour: mix(wall(5), wall(2), 0.5), accent: wall(0), base: slate },
    { colour: wall(0), accent: mix(wall(2), '#c98a2e', 0.5), base: wall(3) },
  ]
  const first = Math.floor(chance.next() * schemes.length)
  const start = Math.floor(chance.next() * patterns.length)
  return {
    ...nth(schemes, (first + (neighbour % 2) * 3) % schemes.length),
    pattern: nth(patterns, (start + neighbour) % patterns.length),
    glazed: chance.chance(0.5) !== (neighbour % 3 === 1),
  }
}

/** A wall's colour where it stands: what is tall takes more gold from the sun, and more teal from the open sky, than what is low. */
export function faced({ light }: Stage, colour: string, normal: Vec): string {
  const { shade, sunlight } = light.colours
  const sunny = smooth(-0.02, 0.5, dot(normal, light.sun))
  // What is far more vivid than plaster keeps some of its own colour.
  const tone = mix(shaded(light, colour, normal), mix(shade, '#1f5a64', 0.5), 0.16 * (1 - sunny))
  return mix(mix(tone, sunlight, 0.2 * sunny), colour, 0.14)
}
