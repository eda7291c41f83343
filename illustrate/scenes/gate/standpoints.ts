import type { View } from '../../paper/camera.ts'
import { nth } from '../../paper/nth.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** The eye in metres and the way it looks in degrees, for a gate whose flower bed lies to the right of the drive; `level` is the horizon's share of the height. */
interface Standpoint {
  readonly eye: readonly [x: number, y: number, z: number]
  readonly yaw: number
  readonly focal: number
  readonly level: number
}

/** From the drive; from beside the bed, along the wall; and from a height, with what lies inside. */
const standpoints: readonly Standpoint[] = [
  { eye: [-4.4, 0, 2.1], yaw: 9, focal: 1060, level: 0.67 },
  { eye: [17.5, 4.5, 1.8], yaw: -35.5, focal: 1000, level: 0.72 },
  { eye: [-9, -14, 12], yaw: 11, focal: 1180, level: 0.34 },
]

export type GateView = View & { readonly yaw: number }

/** Where a seed stands; `hand` -1 mirrors it. */
export function standpoint(seed: number, hand: number, sheet: Sheet): GateView {
  const { eye, yaw, focal, level } = nth(standpoints, Math.floor(seed / 6) % standpoints.length)
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: yaw * hand,
    focal: sheet.tall ? focal * 1.4 : focal,
    centre: [800, sheet.height * level],
  }
}
