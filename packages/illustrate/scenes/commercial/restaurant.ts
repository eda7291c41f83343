import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { bar } from './restaurant/bar.ts'
import { courtyard } from './restaurant/courtyard.ts'
import { gardenRoom } from './restaurant/garden-room.ts'
import { privateRoom } from './restaurant/private-room.ts'
import { rooftop } from './restaurant/rooftop.ts'

const layouts: readonly ((look: Look) => Svg)[] = [gardenRoom, bar, courtyard, rooftop, privateRoom]

/** A restaurant; the seed says which: a room on a garden, a bar with booths, a courtyard, a roof terrace, a room for one long table. */
export const draw = (_facts: Facts, look: Look): Svg =>
  nth(layouts, look.seed % layouts.length)(look)
