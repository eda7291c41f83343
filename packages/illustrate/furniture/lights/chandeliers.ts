import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, stroke } from '../../paper/svg.ts'
import { ellipse, lift, type Vec } from '../../paper/vector.ts'

/** A tiered chandelier of glass drops: the middle of its lowest ring and its width, in metres; it hangs from `ceiling` metres. */
export function chandelier(on: Stage, at: Vec, width: number, ceiling: number): Markup {
  const { camera, sheet, light } = on
  const [x, y, depth] = camera.project(at)
  const k = camera.scale(depth)
  const top = camera.project([at[0], at[1], ceiling])[1]
  let body = stroke(
    `M${x.toFixed(1)} ${y.toFixed(1)}V${top.toFixed(1)}`,
    '#6b4a30',
    Math.max(1, 0.04 * k),
  )
  body += circle(
    x,
    y - 0.4 * k,
    width * 1.25 * k,
    sheet.glow([
      [0, '#fff0c8', 0.6],
      [0.35, light.colours.lamp, 0.26],
      [1, light.colours.lamp, 0],
    ]),
  )
  const tiers = [
    [0.24, 1.15],
    [0.38, 0.72],
    [0.5, 0.28],
  ] as const
  for (const [share, up] of tiers) {
    const ring = ellipse(at[0], at[1], width * share, width * share, 40)
    let drops = ''
    for (const spot of ring) {
      const [px, py] = camera.project([...spot, at[2] + up])
      drops += `M${px.toFixed(1)} ${py.toFixed(1)}v${(0.3 * k).toFixed(1)}`
    }
    body +=
      stroke(drops, '#fff4d8', Math.max(0.8, 0.035 * k), opacity(0.85)) +
      stroke(
        camera.face(ring.map((spot) => lift(spot, at[2] + up))),
        '#e0b364',
        Math.max(0.8, 0.05 * k),
      )
    for (const spot of ring.filter((_, i) => i % 5 === 0)) {
      const [px, py] = camera.project([...spot, at[2] + up])
      body += circle(px, py, 0.06 * k, '#fffbee')
    }
  }
  return body
}
