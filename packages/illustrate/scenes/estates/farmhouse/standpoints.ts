import { camera, type View } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import type { Sheet } from '../../../paper/sheet.ts'

/** The eye in metres and the way it looks in degrees, for a house to the right of the jetty; `shore` is how far away, in metres, the house's bank is. */
interface Standpoint {
  readonly eye: readonly [x: number, y: number, z: number]
  readonly yaw: number
  readonly focal: number
  readonly shore: number
  readonly from: 'bank' | 'water' | 'side' | 'jetty'
}

/** From the bank with the jetty; low over the water with the boat near us; from the far side of the lake, across the house's corner; and from the jetty's planks. */
const standpoints: readonly Standpoint[] = [
  { eye: [0, 0, 2.6], yaw: 0, focal: 960, shore: 37, from: 'bank' },
  { eye: [-1.5, 9.5, 1.3], yaw: 16, focal: 1060, shore: 27, from: 'water' },
  { eye: [41, 8, 2.7], yaw: -41, focal: 1000, shore: 37, from: 'side' },
  { eye: [-9.9, 12.4, 2.3], yaw: 35, focal: 940, shore: 27, from: 'jetty' },
]

export interface LakeView extends View {
  readonly yaw: number
  readonly shore: number
  readonly from: Standpoint['from']
}

/** Where a seed stands; `hand` -1 mirrors it, and `middle` is the x of the house's middle in metres and its front's y. An upright sheet has the house in its middle, and near. */
export function standpoint(
  seed: number,
  hand: number,
  sheet: Sheet,
  middle: readonly [x: number, y: number],
): LakeView {
  const { eye, yaw, focal, ...rest } = nth(standpoints, Math.floor(seed / 4) % standpoints.length)
  const horizon = sheet.height * 0.53
  const view = {
    ...rest,
    eye: [eye[0] * hand, eye[1], eye[2]],
    yaw: yaw * hand,
    focal: sheet.tall ? focal * 1.36 : focal,
    centre: [800, horizon],
  } as const satisfies LakeView
  if (!sheet.tall) return view
  const [x] = camera(view, sheet.frame).project([...middle, 0])
  return { ...view, centre: [1600 - x, horizon] }
}
