import type { Spot } from '../../../paper/vector.ts'

/** A tower whose roof lies at height 0: metres and degrees. `hand` is the side away from the sun. */
export interface Roof {
  centre: Spot
  turn: number
  floors: number
  each: number
  hand: number
  seed: number
}

/** A round deck for helicopters: its middle, radius, and the height of its surface, in metres; `turn` is that of its letter, in radians. */
export interface Helideck {
  centre: Spot
  radius: number
  z: number
  turn: number
}
