import type { Stage } from '../paper/stage.ts'
import { type Markup, shape } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'

/** A vase: foot and height in metres. */
export function pot(on: Stage, foot: Vec, height: number, colour: string): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const s = on.camera.scale(depth) * height
  const n = (value: number): string => (value * s).toFixed(1)
  return shape(
    `M${(x - 0.12 * s).toFixed(1)} ${y.toFixed(1)}c${n(-0.22)} ${n(-0.3)} ${n(-0.14)} ${n(-0.6)} ${n(0.06)} ${n(-0.68)}v${n(-0.2)}h${n(0.12)}v${n(0.2)}c${n(0.2)} ${n(0.08)} ${n(0.28)} ${n(0.38)} ${n(0.06)} ${n(0.68)}z`,
    colour,
  )
}
