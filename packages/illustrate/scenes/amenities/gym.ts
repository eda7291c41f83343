import { garden } from '../../outdoors/outlook.ts'
import type { Svg } from '../../paper/svg.ts'
import { drawRoom, type Layout } from '../../rooms/layouts.ts'
import type { Facts, Look } from '../../scene.ts'
import { machines, towardsGarden } from './gym/machines.ts'
import { boxing, strength } from './gym/weights.ts'
import { yoga } from './gym/yoga.ts'

/** A gymnasium, by seed: machines at the window before a looking glass, a row of bicycles towards the garden, a floor for yoga, cages for lifting, or bags and bars. It stands on the ground unless its listing says that it looks out on the city. */
export const draw = (facts: Facts, look: Look): Svg => {
  const layouts = [machines, towardsGarden, yoga, strength, boxing]
  const onGround =
    (layout: Layout): Layout =>
    (setting) => ({
      ...layout(setting),
      outside: (on) => garden(on, look.seed + 9, 12, 0),
    })
  return drawRoom(facts, look, 6, facts.view === 'city' ? layouts : layouts.map(onGround))
}
