/** A stretch of wall; metres along it (x or y) and up it. All of the wall where left out. */
export interface Stretch {
  from?: number
  to?: number
  low?: number
  high?: number
  seed?: number
}

/** A stretch as finishes get it, with the brightness of the wall at `u`. */
export type Area = Required<Stretch> & { lit: (u: number) => number }
