import type { Batch, Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Finish } from './apartment-finish.ts'
import type { Wall } from '../solids.ts'

/** A block of homes on an anticlockwise plan, in metres. */
export interface Flats extends Finish {
  plan: readonly Spot[]
  /** Metres above ground of its lowest floor. */
  z: number
  floors: number
  /** Bays of the plan's nth side, left to right: b balcony, w window, v wide window, a accent strip, l louvres, p plain. */
  bays: (side: number) => string
  /** Depth of the balconies, in metres. */
  out: number
  /** Share of balconies with plants, 0 to 1. */
  planted: number
  /** Drawn over a finished wall, before those nearer to us. */
  over?: (wall: Wall) => Markup
  seed: number
}

/** What hangs before a wall, back to front. */
export interface Balconies {
  under: Batch
  rails: Batch
  edges: Batch
  plants: Markup[]
}
