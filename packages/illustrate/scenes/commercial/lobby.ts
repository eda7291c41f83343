import { garden } from '../../outdoors/outlook.ts'
import type { Svg } from '../../paper/svg.ts'
import { drawRoom } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { acrossToGarden, deskAhead, gardenAhead } from './lobby/halls.ts'

/** A tower's lobby, two storeys high, by seed: towards the reception desk, across the lounge to a glass wall on a garden, or straight at the garden. */
export const draw = (facts: Facts, look: Look): Svg =>
  drawRoom(
    facts,
    look,
    1,
    [deskAhead, acrossToGarden, gardenAhead].map((layout) => (setting) => ({
      ...layout(setting),
      outside: (on) => garden(on, look.seed + 4, 16, 0),
    })),
  )
