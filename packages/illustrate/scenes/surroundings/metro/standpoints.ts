import type { View } from '../../../paper/camera.ts'

/** A tower beyond the line: metres along x and y, and floors. */
export type Tower = readonly [x: number, y: number, floors: number]

const row: readonly Tower[] = [
  [-150, 120, 24],
  [-96, 150, 17],
  [-118, 60, 20],
]

/** Beside the garden; and only for looks that ask for them, across from the train, and on the pavement below the line. `towers` stand on the other side of it, farthest first. */
export const standpoints: readonly (Omit<View, 'centre'> & {
  readonly towers: readonly Tower[]
})[] = [
  { eye: [34, -2, 7], yaw: -34, focal: 860, towers: row },
  {
    eye: [34, 20, 5],
    yaw: -60,
    focal: 760,
    towers: [
      [-190, 30, 22],
      [-100, 104, 19],
    ],
  },
  { eye: [13.4, -0.4, 2.6], yaw: -17, focal: 880, towers: row },
]
