import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { cornerRoom, halves } from './living-room/corners.ts'
import { library } from './living-room/library.ts'
import { lounge, towardsView } from './living-room/lounges.ts'

/** A living room, by seed: before a feature wall, towards a window wall, with a library and a dining table, with a corner of glass, or with a wall half window and half shelves. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 1, [library, lounge, towardsView, cornerRoom, halves])
