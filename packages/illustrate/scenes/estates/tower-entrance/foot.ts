import type { Stage } from '../../../paper/stage.ts'
import { rectangle, type Spot, type Vec } from '../../../paper/vector.ts'

/** The foot of a tower, in its own frame: metres along its front (0 in the middle), behind it, and up. */
export type Foot = {
  to: (u: number, v: number) => Spot
  floors: number
  stone: string
  accent: string
  wood: string
  bays: string
  /** Slats beside the opening instead of plain stone. */
  slatted: boolean
  /** Half the width of the canopy, and how far it reaches out. */
  canopy: readonly [half: number, reach: number]
  seed: number
}

/** Height of the entrance: three storeys. */
export const TALL = 12.4
export const WIDE = 13.4
export const DEEP = 22

/** A polygon of the tower's frame. */
export const facePath = (on: Stage, { to }: Foot, points: readonly Vec[]): string =>
  on.camera.face(points.map(([u, v, z]) => [...to(u, v), z]))

/** A rectangle in a plane parallel to the front: left foot, width and height. */
export const upright = (
  on: Stage,
  foot: Foot,
  [u, v, z]: Vec,
  width: number,
  height: number,
): string =>
  facePath(on, foot, [
    [u, v, z],
    [u + width, v, z],
    [u + width, v, z + height],
    [u, v, z + height],
  ])

/** A plan in the tower's frame: near left corner and size. */
export const plot = ({ to }: Foot, u: number, v: number, w: number, d: number): Spot[] =>
  rectangle(u, v, w, d).map(([a, b]) => to(a, b))
