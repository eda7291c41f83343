import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { beforeScreen, cornerTable, roundTableRoom, towardsCity } from './conference-room/tables.ts'

/** A meeting room high over the city, by seed: a long table towards the window or before a screen, a round one, or one in a corner of glass. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 8, [towardsCity, beforeScreen, roundTableRoom, cornerTable])
