import type { Stage } from '../../paper/stage.ts'

/** Where the pavilion stands. */
export interface Pavilion {
  /** Near left corner of the ground floor, and its size, in metres. */
  x: number
  y: number
  length: number
  depth: number
  seed: number
}

export const STOREY = 4.3

/** The share of lit windows at an hour from which the pavilion's lamps are on. */
export const LIT_FROM = 0.1

/** Path data of an upright rectangle facing the viewer, `out` metres in front of the wall. */
export const pane = (
  { camera }: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): string =>
  camera.face([
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ])
