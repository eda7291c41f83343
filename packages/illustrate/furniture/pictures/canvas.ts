import type { Random } from '../../paper/random.ts'
import type { Markup } from '../../paper/svg.ts'

/** Paper to draw a picture on: places as shares of it from its lower left, lengths as shares of its shorter side. */
export interface Canvas {
  /** Path data of a rectangle, of a circle or a part of one (angles in radians), and through points. */
  rect: (a: number, b: number, wide: number, tall: number) => string
  disc: (a: number, b: number, r: number, from?: number, to?: number) => string
  path: (points: readonly (readonly [number, number])[], closed?: boolean) => string
  tone: (colour: string, more?: number) => string
  /** Sheet px a share of the shorter side. */
  px: number
  chance: Random
  first: string
  second: string
}

/** What is drawn on it. */
export type Motif = (canvas: Canvas) => Markup

export const INK = '#2f4d53'
export const SUN = '#d9a441'
