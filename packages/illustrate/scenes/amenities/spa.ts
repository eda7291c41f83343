import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { lounge } from './spa/lounge.ts'
import { poolHall } from './spa/pool-hall.ts'
import { treatment } from './spa/treatment.ts'
import { yoga } from './spa/yoga.ts'

const rooms = [treatment, poolHall, yoga, lounge] as const

/** A spa's room by the seed's remainder of four: 0 treatment, 1 pool hall, 2 yoga, 3 lounge with a tea counter. */
export function draw(_facts: Facts, look: Look): Svg {
  return nth(rooms, look.seed % rooms.length)(look)
}
