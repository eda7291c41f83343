import { estateTowers } from '../buildings/apartments/estate-towers.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import { lawn } from './land/ground.ts'
import { Grove } from './trees/grove.ts'
import { mist, sky, skyline } from './sky.ts'
import { treeBelt } from './trees/tree-belt.ts'

/** What stands behind an estate's garden. */
export interface Backdrop {
  /** None where the listing states none. */
  towers: number
  floors: number
  /** 1 with the towers to the right, -1 to the left. */
  hand: number
  seed: number
  /** As in the facts. */
  design?: number | undefined
  /** Sheet px, as in the view. */
  focal: number
  /** Metres to the belt of trees. */
  belt: number
}

/** Sky, far city, the estate's towers, a belt of trees and the lawn up to us. */
export function estateBackdrop(on: Stage, back: Backdrop): Markup {
  const { sheet, camera } = on
  const { seed } = back
  const { horizon } = camera
  const grass = sheet.below(horizon + 1, 80)
  return (
    sky(on, { seed: 31 + seed }) +
    skyline(on, { seed: 4 + seed, distance: 2300, heights: [30, 150], spacing: 86 }) +
    mist(on, horizon - 40, 44, 0.5) +
    estateTowers(on, { ...back, count: back.towers }) +
    mist(on, horizon - 22, 30, 0.34) +
    lawn(on, grass, horizon, sheet.height + 60) +
    treeBelt(on, { distance: back.belt * 2.4, seed }) +
    belt(on, back)
  )
}

/** Trees in two rows across the whole view, with gaps. */
function belt(on: Stage, { seed, belt: away }: Backdrop): Markup {
  const grove = new Grove(on, seed + 3)
  const { chance } = grove
  for (let x = -away * 1.3; x < away * 1.3; x += 3.3)
    grove.plant(
      chance.pick(['neem', 'neem', 'ashoka', 'gulmohar', 'neem']),
      [x + chance.between(0, 4), away + chance.between(0, 26)],
      chance.between(6.5, 11.5),
    )
  for (let x = -away * 1.3; x < away * 1.3; x += 2)
    grove.plant('shrub', [x, away - 3 + chance.between(0, 2)], chance.between(0.9, 1.9))
  return grove.shadows() + grove.standing()
}
