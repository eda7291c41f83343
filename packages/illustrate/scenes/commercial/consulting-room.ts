import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { plansTable } from './consulting-room/plans-table.ts'

/** Where a consultancy receives its visitors: a table with plans and a site model, shelves, chairs for those who come. */
export const draw = (facts: Facts, look: Look): Svg => drawRoom(facts, look, 9, [plansTable])
