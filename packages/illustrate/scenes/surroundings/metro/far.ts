import { mist, skyline } from '../../../outdoors/sky.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'

/** The city in the haze. */
export function far(on: Stage, seed: number): Markup {
  const { horizon } = on.camera
  return (
    skyline(on, { seed, distance: 2400, heights: [50, 300], spacing: 66 }) +
    mist(on, horizon - 50, 56, 0.5) +
    skyline(on, { seed: seed + 5, distance: 900, heights: [20, 110], spacing: 60, windows: true }) +
    mist(on, horizon - 26, 40, 0.5)
  )
}
