import { box } from '../buildings/solids.ts'
import { mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { facing, sideways } from './room.ts'

/** What warm colours darken towards indoors. */
export const DARK = '#21161a'

/** A box in lamplight: pale on top, its own colour on the sides, never teal. Near left corner and size in metres. */
export const lampBox = (on: Stage, at: Vec, size: Vec, colour: string): Markup =>
  box(on, at, size, colour, {
    top: mix(colour, '#fff0d2', 0.5),
    bottom: mix(colour, DARK, 0.6),
    side: (wall) => mix(colour, DARK, wall.normal[1] < -0.5 ? 0.18 : 0.36),
  })

/** Path data of an opening on a side wall at x: near foot, depth and height in metres, with a round head or a square one. */
export function opening(
  on: Stage,
  [x, y, z]: Vec,
  depth: number,
  height: number,
  arched: boolean,
): string {
  if (!arched) return sideways(on, [x, y, z], depth, height)
  const r = depth / 2
  const head = Array.from({ length: 17 }, (_, i): Vec => {
    const angle = (i / 16) * Math.PI
    return [x, y + r - Math.cos(angle) * -r, z + height - r + Math.sin(angle) * r]
  })
  return on.camera.face([[x, y, z], [x, y + depth, z], ...head])
}

/** The same in a wall that faces us. */
export function archFacing(
  on: Stage,
  [x, y, z]: Vec,
  width: number,
  height: number,
  arched = true,
): string {
  if (!arched) return facing(on, [x, y, z], width, height)
  const r = width / 2
  const head = Array.from({ length: 17 }, (_, i): Vec => {
    const angle = (i / 16) * Math.PI
    return [x + r + Math.cos(angle) * r, y, z + height - r + Math.sin(angle) * r]
  })
  return on.camera.face([[x, y, z], [x + width, y, z], ...head])
}
