import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, stroke } from '../../paper/svg.ts'
import { lerp, type Vec } from '../../paper/vector.ts'
import { lampGlow } from '../sky.ts'

/** Bulbs on a wire from a to b that sags by so many metres; pale by day, lit from the evening on. */
export function stringLights(on: Stage, a: Vec, b: Vec, sag: number, count: number): Markup {
  const { camera, light } = on
  const lit = light.colours.litShare > 0.1
  const at = (t: number): Vec => [
    lerp(a[0], b[0], t),
    lerp(a[1], b[1], t),
    lerp(a[2], b[2], t) - 4 * sag * t * (1 - t),
  ]
  const wire = camera.line(Array.from({ length: 21 }, (_, i) => at(i / 20)))
  const glow = lit ? lampGlow(on, light.colours.litShare > 0.3 ? 0.8 : 0.5) : ''
  let bulbs = ''
  for (let i = 0; i <= count; i++) {
    const [x, y, depth] = camera.project(at(i / count))
    if (depth < 1) continue
    const k = camera.scale(depth)
    if (lit) bulbs += circle(x, y + 0.05 * k, 0.3 * k, glow)
    bulbs += circle(x, y + 0.05 * k, Math.max(1, 0.045 * k), lit ? '#fff6dc' : '#f6ecd8')
  }
  return stroke(wire, '#3a2c28', 1.1, opacity(0.8)) + bulbs
}
