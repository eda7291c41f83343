import type { Spot } from '../../paper/vector.ts'
import type { Use } from './garden.ts'

/** Where each kind's buildings begin, metres right of us and away. */
export const places: Record<Use, Spot> = {
  it: [-14, 104],
  university: [-22, 92],
  film: [-20, 92],
  toys: [-22, 92],
}
