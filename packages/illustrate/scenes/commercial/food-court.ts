import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { atrium } from './food-court/atrium.ts'
import { fromGallery } from './food-court/from-gallery.ts'
import { longHall } from './food-court/long-hall.ts'
import { marketHall } from './food-court/market-hall.ts'
import { terrace } from './food-court/terrace.ts'

const layouts: readonly ((look: Look) => Svg)[] = [
  longHall,
  atrium,
  terrace,
  fromGallery,
  marketHall,
]

/** A food court; the seed says which: a long hall, a round atrium, a terrace, the floor seen from a gallery, a vaulted market hall. */
export const draw = (_facts: Facts, look: Look): Svg =>
  nth(layouts, look.seed % layouts.length)(look)
