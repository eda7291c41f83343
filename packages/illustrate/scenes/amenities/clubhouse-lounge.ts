import { garden } from '../../outdoors/outlook.ts'
import type { Svg } from '../../paper/svg.ts'
import { drawRoom, type Layout } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { acrossToGarden, besideGarden, gardenAhead } from './clubhouse-lounge/lounges.ts'

/** The lounge of a clubhouse, two storeys high, by seed: groups of seats before a stone breast or a wall of books, the garden beside them, or all of it ahead. */
export const draw = (facts: Facts, look: Look): Svg => {
  const onGround =
    (layout: Layout): Layout =>
    (setting) => ({
      ...layout(setting),
      outside: (on) => garden(on, look.seed + 9, 14, 0),
    })
  return drawRoom(facts, look, 2, [gardenAhead, besideGarden, acrossToGarden].map(onGround))
}
