import type { View } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import type { Sheet } from '../../../paper/sheet.ts'
import type { Look } from '../../../scene.ts'

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

/** Only for looks that ask for them: from a height over the lawn; before the flame trees at the wall; at the barrier; inside, along the avenue; behind the island's palms; and from a height over the bed. */
const others: readonly Standpoint[] = [
  { eye: [-40, 0, 13], yaw: 54, focal: 1180, level: 0.34 },
  { eye: [26, 13, 1.7], yaw: -30, focal: 900, level: 0.66 },
  { eye: [-5.2, 13.5, 1.7], yaw: 12, focal: 800, level: 0.66 },
  { eye: [4.8, 45, 2.4], yaw: -11, focal: 1000, level: 0.6 },
  { eye: [-1, 1, 1.6], yaw: 0, focal: 1700, level: 0.7 },
  { eye: [34, -4, 8], yaw: -46, focal: 1100, level: 0.42 },
]

export type GateView = View & { readonly yaw: number }

/** Where a look stands; `hand` -1 mirrors it. */
export function standpoint(
  { seed, standpoint: asked }: Pick<Look, 'seed' | 'standpoint'>,
  hand: number,
  sheet: Sheet,
): GateView {
  const { eye, yaw, focal, level } = nth(
    [...standpoints, ...others],
    asked ?? Math.floor(seed / 6) % standpoints.length,
  )
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: yaw * hand,
    focal: sheet.tall ? focal * 1.4 : focal,
    centre: [800, sheet.height * level],
  }
}
