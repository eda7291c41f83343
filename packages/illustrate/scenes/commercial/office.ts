import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { cabin, club } from './office/cabins.ts'
import { aisle, glassRoom } from './office/floors.ts'
import { windowRow } from './office/window-row.ts'

/** A furnished office, by seed: desks beside a glass meeting room, two banks towards the view, a row along the window, a room of one's own, or a lounge to work in. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 5, [aisle, cabin, glassRoom, club, windowRow])
