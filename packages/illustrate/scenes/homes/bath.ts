import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { bathCorner, showerAhead } from './bath/showers.ts'
import { basins, belowWindow, stoneWall } from './bath/tubs.ts'

/** A bathroom, by seed: a tub below the window, before a wall of stone or in a corner, basins before a long looking glass, or a shower the width of the room. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 3, [belowWindow, basins, stoneWall, showerAhead, bathCorner], 'park')
