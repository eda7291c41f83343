import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Spot } from '../../../paper/vector.ts'

/** How many terraces lie above the valley's floor, and how far each is above the one below, in metres. */
export const [TERRACES, RISE] = [7, 2.68] as const
/** Half the length of a terrace, and the length of a piece of its edge, in metres. */
const [HALF, PIECE] = [230, 6] as const

/** A hillside cut into terraces. */
export interface Slope {
  /** Metres to the front edge of a terrace at so many metres to the right; 0 is the foot of the lowest wall. */
  readonly front: (terrace: number, x: number) => number
  /** The front edge, left to right. */
  readonly edge: (terrace: number) => Spot[]
  /** Metres to the right where a terrace's plots are divided from each other, left to right. */
  readonly divisions: readonly (readonly number[])[]
}

/** A slope that bends round a spur of the hill; `hand` -1 mirrors it. */
export function slopeOf(chance: Random, hand: number): Slope {
  const [phase, deep] = [chance.between(0, 1.2), chance.between(13, 16)]
  const front = (terrace: number, x: number): number => {
    const u = x * hand
    const spur = 13 * Math.cos(u / 62 + phase) + 3.5 * Math.sin(u / 23 + terrace * 0.5 + phase)
    return 40 + terrace * deep - spur - 0.16 * u + 0.0007 * u * u
  }
  return {
    front,
    edge: (terrace) =>
      Array.from({ length: (2 * HALF) / PIECE + 1 }, (_piece, i): Spot => {
        const x = -HALF + i * PIECE
        return [x, front(terrace, x)]
      }),
    divisions: Array.from({ length: TERRACES + 1 }, () => {
      const list = [-HALF + chance.between(0, 18)]
      while (nth(list, list.length - 1) < HALF)
        list.push(nth(list, list.length - 1) + chance.between(15, 24))
      return list
    }),
  }
}
