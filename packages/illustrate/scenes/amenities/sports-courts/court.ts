import type { Grove } from '../../../outdoors/trees/grove.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Lay } from './ground.ts'

/** A court inside its fence. */
export interface Court {
  /** Metres between the fences, along and across. */
  long: number
  wide: number
  fence: number
  /** Where we stand, metres along and across, and the turn of its length in degrees. */
  from: readonly [u: number, v: number, turn: number]
  /** Its surface and lines. */
  ground: (on: Stage, lay: Lay, seed: number) => Markup
  /** Puts nets, goals and players on it. */
  things: (on: Stage, lay: Lay, grove: Grove, seed: number) => void
}
