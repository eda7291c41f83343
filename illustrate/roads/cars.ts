import { solid } from '../buildings/solids.ts'
import { lighten, mix } from '../paper/colour.ts'
import { shadowOf } from '../paper/light.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, shape, type Markup } from '../paper/svg.ts'
import { frame, lift, rectangle, type Spot } from '../paper/vector.ts'

/** Usual car paints. */
export const carPaints = ['#f4efe6', '#2f3b46', '#a9483a', '#c9cfd0', '#5d6b75', '#23424a'] as const

/** A car from the side, 100 units tall (1.5 m) and 280 long, facing right; a symbol for `stand`. */
export function carSideOn({ sheet, light }: Stage, paint: string): string {
  const low = mix(paint, light.colours.shade, 0.5)
  const body =
    'M-140 -22Q-142 -48 -122 -54L-84 -60Q-56 -98 -34 -100H30Q52 -98 82 -60L124 -52Q142 -46 140 -22z'
  const glass = 'M-70 -60Q-48 -91 -32 -92H-4V-60zM4 -92H28Q44 -90 66 -60H4z'
  const wheel = (x: number): Markup => circle(x, -22, 23, '#1d2023') + circle(x, -22, 12, '#8f959a')
  return sheet.symbol(
    shape(body, paint) +
      shape('M-140 -22Q-142 -34 -138 -40H138Q142 -34 140 -22z', low) +
      shape(glass, mix(light.colours.glass, light.colours.sunlight, 0.2)) +
      shape('M128 -48h10l1 8h-10z', light.colours.lamp) +
      shape('M-139 -48h9v9h-10z', '#b23a2c') +
      wheel(-84) +
      wheel(84),
  )
}

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
