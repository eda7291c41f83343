import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { along } from './deck/along.ts'
import { corner } from './deck/corner.ts'

/** A deep deck high on a tower: seen along its length under the sky or under the deck above, or from outside at the tower's corner. */
export function draw(facts: Facts, look: Look): Svg {
  const way = look.seed % 3
  return way === 0 ? corner(facts, look) : along(facts, look, way === 2)
}
