import { mix } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, type Stop } from '../paper/svg.ts'
import { lerp, rectangle, type Spot, type Vec } from '../paper/vector.ts'
import { veins } from './veins.ts'

/** A room in one-point perspective: the window wall is at `back`, the viewer stands beyond `front`. Metres. */
export interface Room {
  left: number
  right: number
  front: number
  back: number
  height: number
}

/** Path data of a rectangle facing the viewer: near left foot, width and height in metres. */
export const facing = ({ camera }: Stage, at: Vec, width: number, height: number): string =>
  camera.face([
    at,
    [at[0] + width, at[1], at[2]],
    [at[0] + width, at[1], at[2] + height],
    [at[0], at[1], at[2] + height],
  ])

/** Path data of a rectangle on a side wall or any plane of constant x: near foot, depth and height in metres. */
export const sideways = ({ camera }: Stage, at: Vec, depth: number, height: number): string =>
  camera.face([
    at,
    [at[0], at[1] + depth, at[2]],
    [at[0], at[1] + depth, at[2] + height],
    [at[0], at[1], at[2] + height],
  ])

/** Path data of a level rectangle at height z. */
export const level = (
  { camera }: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  z = 0,
): string => camera.ground(rectangle(x, y, width, depth), z)

/** A paint that runs down the sheet between two points of the room. */
export function down({ sheet, camera }: Stage, stops: readonly Stop[], from: Vec, to: Vec): string {
  return sheet.gradientDown(stops, camera.project(from)[1], camera.project(to)[1])
}

/** A soft contact shadow on the floor; plan in metres, softness in sheet px. */
export function contact(
  { sheet, camera, light }: Stage,
  plan: readonly Spot[],
  strength: number,
  softness = 8,
): Markup {
  return shape(
    camera.ground(plan),
    mix(light.colours.shadow, '#2a1a16', 0.6),
    opacity(strength) + sheet.blur(softness),
  )
}

/** Floor, ceiling with a lit tray, and the dark joints between them. */
export function shell(on: Stage, room: Room, floor: 'marble' | 'wood'): Markup {
  const { camera, sheet } = on
  const { left, right, front, back, height } = room
  const plan = rectangle(left, front, right - left, back - front)
  const tint = (colour: string): string => mix(colour, on.light.colours.mist, 0.14)
  const ceiling = down(
    on,
    [
      [0, tint('#e3c6a0')],
      [0.12, '#bfa488'],
      [0.5, '#8d7d74'],
      [1, '#5e5558'],
    ],
    [0, back, height],
    [0, front, height],
  )
  const [far, near]: [Vec, Vec] = [
    [0, back, 0],
    [0, front, 0],
  ]
  const floorPaint =
    floor === 'marble'
      ? down(
          on,
          [
            [0, tint('#e8caa2')],
            [0.14, '#c3a386'],
            [0.42, '#947b6e'],
            [1, '#584c4d'],
          ],
          far,
          near,
        )
      : down(
          on,
          [
            [0, tint('#d9a878')],
            [0.14, '#a9754f'],
            [0.45, '#77513c'],
            [1, '#3f2d28'],
          ],
          far,
          near,
        )
  const tray = rectangle(left + 0.8, front, right - left - 1.6, back - 0.9 - front)
  const inset: Vec[] = tray.map(([x, y]) => [
    lerp(x, (left + right) / 2, 0.05),
    y > 0 ? y - 0.16 : y,
    height + 0.14,
  ])
  let body = shape(camera.ground(plan, height), ceiling) + shape(camera.ground(plan), floorPaint)
  body += shape(
    camera.ground(tray, height),
    down(
      on,
      [
        [0, '#fff0d2'],
        [0.3, '#f0d8b4'],
        [1, '#a89684'],
      ],
      [0, back, height],
      [0, front, height],
    ),
  )
  body += shape(camera.ground(tray, height), on.light.colours.lamp, opacity(0.4) + sheet.blur(8))
  body += shape(
    camera.face(inset),
    down(
      on,
      [
        [0, '#dcc09c'],
        [0.4, '#a39284'],
        [1, '#6c6263'],
      ],
      [0, back, height],
      [0, front, height],
    ),
  )
  let joints = ''
  const step = floor === 'marble' ? 1.2 : 0.24
  for (let x = left; x < right; x += step) joints += level(on, x, front, 0.011, back - front)
  if (floor === 'marble')
    for (let y = front; y < back; y += 1.2) joints += level(on, left, y, right - left, 0.011)
  return (
    body + shape(joints, '#5d4a40', opacity(0.34)) + (floor === 'marble' ? marbled(on, room) : '')
  )
}

const marbled = (on: Stage, { left, right, back }: Room): Markup =>
  veins(on, random(41), [right - left, back + 1], (u, v) => [left + u, v - 1, 0], '#8b6f5c')
