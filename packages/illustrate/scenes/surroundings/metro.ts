import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { across } from './metro/across.ts'
import { street } from './metro/street.ts'

/** An elevated metro line and its station; the seed says from where: the street below it, or a garden beside it. */
export const draw = (_facts: Facts, look: Look): Svg =>
  look.seed % 2 ? street(look) : across(look)
