import type { View } from '../../paper/camera.ts'
import { nth } from '../../paper/nth.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** The eye in metres and the way it looks in degrees, for plots whose larger half lies to the right of the road; `level` is the share of the height that the lens points at. */
interface Standpoint {
  readonly eye: readonly [x: number, y: number, z: number]
  readonly yaw: number
  readonly pitch: number
  readonly focal: number
  readonly level: number
}

/** From a roof over the road; from the air; on foot at the corner of a plot; and across the plots through a long lens. */
const standpoints: readonly Standpoint[] = [
  { eye: [-3.4, 0, 10.5], yaw: 13, pitch: 0, focal: 900, level: 0.4 },
  { eye: [-34, 2, 44], yaw: 26, pitch: 19, focal: 960, level: 0.4 },
  { eye: [11.4, 5, 1.9], yaw: 4, pitch: 0, focal: 860, level: 0.67 },
  { eye: [-26, -6, 15], yaw: 29, pitch: 0, focal: 1350, level: 0.3 },
]

/** Where a seed stands; `hand` -1 mirrors it. */
export function standpoint(seed: number, hand: number, sheet: Sheet): View {
  const { eye, yaw, pitch, focal, level } = nth(
    standpoints,
    Math.floor(seed / 2) % standpoints.length,
  )
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: (sheet.tall ? yaw + 8 : yaw) * hand,
    pitch,
    focal,
    centre: [800, sheet.height * level],
  }
}
