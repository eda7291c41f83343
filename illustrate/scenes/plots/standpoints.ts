import type { View } from '../../paper/camera.ts'
import { nth } from '../../paper/nth.ts'
import type { Sheet } from '../../paper/sheet.ts'

/** The eye in metres and the way it looks in degrees, for plots whose larger half lies to the right of the road; `level` is the share of the height that the lens points at. Where it `turns` the sun turns with it. */
interface Standpoint {
  readonly eye: readonly [x: number, y: number, z: number]
  readonly yaw: number
  readonly pitch: number
  readonly focal: number
  readonly level: number
  readonly turns?: boolean
}

/** On the footpath under the street trees; across a crossing from the lawn at its corner; and over the flower bed on to the plots, the road behind us. */
const nearer: readonly Standpoint[] = [
  { eye: [5.2, 12.5, 1.75], yaw: 9, pitch: 0, focal: 900, level: 0.63, turns: true },
  { eye: [12.5, 36, 3.2], yaw: -46, pitch: 0, focal: 900, level: 0.52, turns: true },
  { eye: [4.1, 25.4, 2.5], yaw: 62, pitch: 0, focal: 900, level: 0.5, turns: true },
]

/** From a roof over the road; from the air; on foot at the corner of a plot; and across the plots through a long lens. */
const standpoints: readonly Standpoint[] = [
  { eye: [-3.4, 0, 10.5], yaw: 13, pitch: 0, focal: 900, level: 0.4 },
  { eye: [-34, 2, 44], yaw: 26, pitch: 19, focal: 960, level: 0.4 },
  { eye: [11.4, 5, 1.9], yaw: 4, pitch: 0, focal: 860, level: 0.67 },
  { eye: [-26, -6, 15], yaw: 29, pitch: 0, focal: 1350, level: 0.3 },
  ...nearer,
  { eye: [-62, 26, 88], yaw: 40, pitch: 44, focal: 1180, level: 0.5, turns: true },
]

/** Where a seed stands and how far the sun turns with it, in degrees; `hand` -1 mirrors it. From high up no sky is seen, so that where sky is wanted another stands in. */
export function standpoint(
  seed: number,
  hand: number,
  sheet: Sheet,
): View & { yaw: number; pitch: number; turned: number } {
  const chosen = Math.floor(seed / 2) % standpoints.length
  const high = nth(standpoints, chosen).pitch > 30
  const { eye, yaw, pitch, focal, level, turns } = nth(
    standpoints,
    high && sheet.top < 0 ? 1 : chosen,
  )
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: (sheet.tall ? yaw + 8 : yaw) * hand,
    pitch,
    focal: sheet.tall ? focal * 1.25 : focal,
    centre: [800, sheet.height * level],
    turned: turns ? yaw * hand : 0,
  }
}
