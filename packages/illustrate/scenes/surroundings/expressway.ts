import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { betweenTowers } from './expressway/between-towers.ts'
import { bend } from './expressway/bend.ts'
import { caneField } from './expressway/cane-field.ts'
import { flyover } from './expressway/flyover.ts'
import { median } from './expressway/median.ts'

const layouts: readonly ((facts: Facts, look: Look) => Svg)[] = [
  (_facts, look) => bend(look),
  median,
  (_facts, look) => flyover(look),
  (_facts, look) => caneField(look),
]

/** A wide road towards towers in the haze; the seed says from where: above a bend, the median, before a flyover, a field of cane; or, where the view is the city's, between its towers. */
export const draw = (facts: Facts, look: Look): Svg =>
  facts.view === 'city'
    ? betweenTowers(look)
    : nth(layouts, look.seed % layouts.length)(facts, look)
