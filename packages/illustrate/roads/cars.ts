import { solid } from '../buildings/solids.ts'
import { lighten, mix } from '../paper/colour.ts'
import { shadowOf } from '../paper/light.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import { frame, lift, rectangle, type Spot } from '../paper/vector.ts'

/** Usual car paints. */
export const carPaints = ['#f4efe6', '#2f3b46', '#a9483a', '#c9cfd0', '#5d6b75', '#23424a'] as const

/** A car as a small solid, for views from above; heading in radians from the x axis. Returns its drawing and its shadow's path data. */
export function carFromAbove(
  stage: Stage,
  at: Spot,
  heading: number,
  paint: string,
): { body: Markup; shadow: string } {
  const local = frame(at, heading)
  const plan = (x: number, y: number, w: number, d: number): Spot[] =>
    rectangle(x, y, w, d).map(([u, v]) => local(u, v))
  const hull = plan(-2.1, -0.9, 4.2, 1.8)
  const body =
    solid(stage, hull, 0.25, 0.75, paint) +
    solid(stage, plan(-1.3, -0.75, 2.4, 1.5), 1, 0.5, lighten('#33424d', 0.02), {
      top: stage.camera.depth(lift(at, 0)) > 0 ? mix(paint, '#ffffff', 0.12) : paint,
    })
  return { body, shadow: shadowOf(stage.camera, stage.light, hull, 1.3) }
}
