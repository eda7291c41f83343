import type { View } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import type { Sheet } from '../../../paper/sheet.ts'
import type { Look } from '../../../scene.ts'

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

/** Only for looks that ask for them, where the same plots are shown time and again. */
const others: readonly Standpoint[] = [
  { eye: [0, -4, 5.2], yaw: 0, pitch: 0, focal: 1500, level: 0.5 },
  { eye: [34, 2, 30], yaw: -38, pitch: 24, focal: 1300, level: 0.42, turns: true },
  { eye: [0, 14, 122], yaw: 0, pitch: 56, focal: 1300, level: 0.5 },
  { eye: [9.2, 23, 1.2], yaw: 40, pitch: 0, focal: 1100, level: 0.66, turns: true },
  { eye: [70, 20, 34], yaw: -62, pitch: 16, focal: 1500, level: 0.36, turns: true },
  { eye: [64, 47.8, 4], yaw: -88, pitch: 0, focal: 1500, level: 0.46, turns: true },
  { eye: [-1.6, 10, 1.3], yaw: 8, pitch: 0, focal: 1250, level: 0.7 },
  { eye: [-40, 0, 110], yaw: 32, pitch: 52, focal: 1500, level: 0.5, turns: true },
  { eye: [-26, 30, 26], yaw: 52, pitch: 30, focal: 1500, level: 0.4, turns: true },
  { eye: [20, 60, 2.2], yaw: 26, pitch: 0, focal: 1400, level: 0.6, turns: true },
  { eye: [-16, 66, 9], yaw: 118, pitch: 8, focal: 1200, level: 0.3, turns: true },
  { eye: [14, 20, 7], yaw: 20, pitch: 0, focal: 2200, level: 0.25 },
  { eye: [-90, 36, 52], yaw: 66, pitch: 22, focal: 1500, level: 0.4, turns: true },
  { eye: [-8.8, 11.5, 1.7], yaw: -24, pitch: 0, focal: 960, level: 0.66, turns: true },
  { eye: [-62, 64, 7], yaw: 88, pitch: 2, focal: 1700, level: 0.34, turns: true },
  { eye: [-7, 12, 30], yaw: 14, pitch: 38, focal: 1100, level: 0.44 },
  { eye: [46, 96, 14], yaw: -128, pitch: 8, focal: 1250, level: 0.3, turns: true },
  { eye: [27, 50, 4.6], yaw: 24, pitch: 0, focal: 1250, level: 0.42, turns: true },
]

/** Where a look stands and how far the sun turns with it, in degrees; `hand` -1 mirrors it. From high up no sky is seen, so that where sky is wanted another stands in. */
export function standpoint(
  { seed, standpoint: asked }: Pick<Look, 'seed' | 'standpoint'>,
  hand: number,
  sheet: Sheet,
): View & { yaw: number; pitch: number; turned: number } {
  const wanted = nth(
    [...standpoints, ...others],
    asked ?? Math.floor(seed / 2) % standpoints.length,
  )
  const { eye, yaw, pitch, focal, level, turns } =
    wanted.pitch > 30 && sheet.top < 0 ? nth(standpoints, 1) : wanted
  return {
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: (sheet.tall ? yaw + 8 : yaw) * hand,
    pitch,
    focal: sheet.tall ? focal * 1.25 : focal,
    centre: [800, sheet.height * level],
    turned: turns ? yaw * hand : 0,
  }
}
