import { bouquet } from '../../furniture/bouquets.ts'
import { pot } from '../../furniture/furnishings.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import { room } from './dining-room.ts'

export function bouquetOnBar(on: Stage, seed: number): Markup {
  const [x, y, depth] = on.camera.project([room.left + 0.3, 3.2, 1.16])
  const k = on.camera.scale(depth)
  return (
    pot(on, [room.left + 0.3, 3.2, 0.79], 0.3, '#35565c') +
    bouquet(x, y, 0.22 * k, ['#f6e4c8', '#ffffff', '#e9a65a', '#c4487a'], seed)
  )
}
