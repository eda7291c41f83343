import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { loft, throughShelves } from './studio/lofts.ts'
import { besideKitchen, underWindow } from './studio/rooms.ts'

/** A furnished studio, by seed: the bed beside a kitchenette, below the window ahead, in a corner of glass, or behind open shelves with a sofa before them. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 7, [underWindow, besideKitchen, loft, throughShelves])
