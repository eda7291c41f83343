import { mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, type Stop } from '../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../paper/vector.ts'

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
