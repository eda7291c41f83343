import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { featureWall, glassCorner } from './bedroom/beside-window.ts'
import { betweenWindows, towardsView, windowSeat } from './bedroom/window-ahead.ts'

/** A bedroom, by seed: the bed before the wall that counts, beside a window wall ahead, in a corner of glass, between two windows, or across from a window seat. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 4, [towardsView, featureWall, glassCorner, betweenWindows, windowSeat])
