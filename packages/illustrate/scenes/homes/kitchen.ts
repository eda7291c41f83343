import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { lShape } from './kitchen/corner.ts'
import { dinner, openPlan } from './kitchen/dining.ts'
import { counterWindow, galley } from './kitchen/working.ts'

/** A kitchen, by seed: open with an island, two runs towards a window, with a counter below the window, in a corner, or behind a long table. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(facts, look, 2, [openPlan, counterWindow, lShape, dinner, galley])
