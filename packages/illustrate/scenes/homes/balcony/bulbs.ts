import { halo } from '../../../furniture/lights/luminaires.ts'
import { circle, type Markup, stroke } from '../../../paper/svg.ts'
import { lerp, type Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'

/** A string of bulbs below the ceiling; none by day. */
export function bulbs(on: Indoors): Markup {
  const { left, right, back, height } = on.room
  if (on.mood.night < 0.5) return ''
  let body = ''
  let last: Spot | undefined
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const sag = Math.abs(((t * 2) % 1) - 0.5) * 2
    const [x, y, depth] = on.camera.project([
      lerp(left, right, t),
      back - 0.1,
      height - 0.3 + 0.26 * (sag ** 2 - 0.3),
    ])
    if (last)
      body += stroke(
        `M${last[0].toFixed(1)} ${last[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
        on.mood.tone('#3a2c26', 0.3),
        1.2,
      )
    body +=
      circle(x, y + 4, 0.14 * on.camera.scale(depth), halo(on, 0.8)) +
      circle(x, y + 4, 0.024 * on.camera.scale(depth), '#fff3d2')
    last = [x, y]
  }
  return body
}
