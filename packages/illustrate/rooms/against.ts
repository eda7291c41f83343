import { frame, lift, type Spot, type Vec } from '../paper/vector.ts'
import { type Indoors, panel, type Side } from './indoors.ts'

/** A stretch of wall with the floor before it, in the frame of the person who faces it: u to the right, v towards the wall, z up, in metres. */
export interface Berth {
  /** For `assemble`: where the frame starts, on the floor at its near left, and how far it is turned. */
  origin: Spot
  turn: number
  at: (u: number, v: number, z: number) => Vec
  /** Path data of a rectangle on the wall, or `out` metres in front of it. */
  flat: (u: number, z: number, width: number, height: number, out?: number) => string
}

/** Room for furniture against a wall: where it starts along the wall (x or y), how far it runs, and how deep it is; metres. */
export function against(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  depth: number,
): Berth {
  const { left, right, back } = on.room
  const { origin, turn }: { origin: Spot; turn: number } = {
    back: { origin: [start, back - depth] as const, turn: 0 },
    left: { origin: [left + depth, start] as const, turn: 90 },
    right: { origin: [right - depth, start + length] as const, turn: -90 },
  }[side]
  const to = frame(origin, (turn * Math.PI) / 180)
  return {
    origin,
    turn,
    at: (u, v, z) => lift(to(u, v), z),
    flat: (u, z, width, height, out = 0) =>
      panel(
        on,
        side,
        side === 'right' ? start + length - u - width : start + u,
        z,
        width,
        height,
        out,
      ),
  }
}
