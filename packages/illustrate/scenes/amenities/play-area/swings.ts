import { mix } from '../../../paper/colour.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, oval } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import { rod } from './rods.ts'

/** Swings under a beam: left foot in metres, the number of seats, and how far each has swung out, in metres. */
export function swings(
  on: Stage,
  [x, y]: Spot,
  sway: readonly number[],
  post: string,
  seat: string,
): Markup {
  const high = 2.7
  const each = 1.7
  const length = each * sway.length + 0.6
  const leg = (u: number, dy: number): Markup =>
    rod(on, [x + u, y + dy, 0], [x + u, y, high], 0.13, post)
  const seats = sway
    .map((out, i) => {
      const u = x + 0.3 + each * (i + 0.5)
      const drop = Math.sqrt(2.1 ** 2 - out ** 2)
      const at = (du: number): Vec => [u + du, y + out, high - drop]
      const chain = (du: number): Markup =>
        rod(on, [u + du, y, high], at(du), 0.025, mix('#5c6a6c', on.light.colours.sunlight, 0.3))
      return chain(-0.26) + chain(0.26) + rod(on, at(-0.28), at(0.28), 0.1, seat)
    })
    .join('')
  return (
    leg(0, 0.9) +
    leg(length, 0.9) +
    rod(on, [x - 0.1, y, high], [x + length + 0.1, y, high], 0.15, post) +
    seats +
    leg(0, -0.9) +
    leg(length, -0.9)
  )
}

/** A nest swing, a wide ring of rope under an arch: middle in metres. */
export function nestSwing(on: Stage, [x, y]: Spot, post: string, ring: string): Markup {
  const { camera } = on
  const high = 2.6
  const arch: Vec[] = Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 16) * Math.PI
    return [x - Math.cos(angle) * 1.9, y, Math.sin(angle) ** 0.6 * high]
  })
  let body = ''
  arch.forEach((point, i) => {
    const next = arch[i + 1]
    if (next) body += rod(on, point, next, 0.14, post)
  })
  const [px, py, depth] = camera.project([x, y, 0.62])
  const k = camera.scale(depth)
  for (const du of [-0.55, 0.55])
    body += rod(on, [x + du * 0.5, y, high - 0.05], [x + du, y, 0.66], 0.03, '#e8dcc0')
  return (
    body +
    oval(
      px,
      py,
      0.66 * k,
      0.17 * k,
      'none',
      ` stroke="${ring}" stroke-width="${(0.11 * k).toFixed(1)}"`,
    ) +
    oval(px, py, 0.6 * k, 0.14 * k, '#2f3a3c', ' opacity=".35"')
  )
}
