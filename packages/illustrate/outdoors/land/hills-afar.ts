import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import { ridge } from './hills.ts'
import { mist } from '../sky.ts'

/** Two low ridges in the haze at the end of open land; `hand` -1 mirrors them. */
export function hillsAfar(on: Stage, seed: number, hand: number): Markup {
  const { horizon } = on.camera
  const at = (distance: number, height: number, shift: number): Markup =>
    ridge(on, {
      distance,
      from: (-0.95 + shift * hand) * distance,
      to: (0.95 + shift * hand) * distance,
      height,
      taper: [distance * 0.6, distance * 0.5],
      seed: seed + Math.round(distance),
    })
  return (
    at(1700, 190, 0.5) +
    mist(on, horizon - 36, 40, 0.4) +
    at(900, 78, -0.45) +
    mist(on, horizon - 16, 24, 0.35)
  )
}
