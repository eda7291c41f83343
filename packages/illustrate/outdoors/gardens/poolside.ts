import { box } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { shaded } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { opacity, shape, stroke, type Markup } from '../../paper/svg.ts'
import { dot, ellipse, rectangle, smooth, unit, type Spot, type Vec } from '../../paper/vector.ts'

/** Shade on the ground beside a thing `height` metres above it: its plan moved as the sun moves it, but not far; a sun that has set leaves it below the thing. */
function shade({ camera, light, sheet }: Stage, plan: readonly Spot[], height: number): Markup {
  const level = Math.hypot(light.sun[0], light.sun[1])
  const up = smooth(0.06, 0.1, light.sun[2])
  const far = Math.min(2.2, (1.6 * level) / Math.max(0.1, light.sun[2]))
  const k = (height * far * up) / level
  const moved = plan.map(([x, y]): Spot => [x - light.sun[0] * k, y - light.sun[1] * k])
  return shape(
    camera.ground(moved),
    light.colours.shadow,
    opacity(light.colours.shadowStrength * (0.5 + 0.3 * up)) + sheet.blur(2),
  )
}

/** A lounger with its head to the left: near left corner in metres; 2 m long, 0.7 m wide. */
export function lounger(
  on: Stage,
  x: number,
  y: number,
  cloth = '#fbf0dc',
  towel = '#c4613d',
): Markup {
  const { camera, light } = on
  let body = shade(on, rectangle(x, y, 2, 0.7), 0.35)
  for (const [u, v] of [
    [0.1, 0.04],
    [1.8, 0.04],
    [0.1, 0.6],
    [1.8, 0.6],
  ] as const)
    body += box(on, [x + u, y + v, 0], [0.06, 0.06, 0.26], light.colours.timber)
  body += box(on, [x, y, 0.26], [1.95, 0.68, 0.07], light.colours.timber)
  body += box(on, [x + 0.62, y + 0.02, 0.33], [1.32, 0.64, 0.11], cloth, {
    side: () => mix(mix(cloth, light.colours.shade, 0.26), light.colours.timber, 0.12),
  })
  const back: Vec[] = [
    [x + 0.66, y + 0.02, 0.42],
    [x + 0.66, y + 0.66, 0.42],
    [x - 0.04, y + 0.66, 0.96],
    [x - 0.04, y + 0.02, 0.96],
  ]
  const edge: Vec[] = [
    [x + 0.66, y + 0.02, 0.33],
    [x + 0.66, y + 0.02, 0.45],
    [x - 0.04, y + 0.02, 0.98],
    [x - 0.04, y + 0.02, 0.88],
  ]
  body +=
    shape(camera.face(back), mix(cloth, light.colours.skylight, 0.3)) +
    shape(camera.face(edge), mix(mix(cloth, light.colours.shade, 0.3), light.colours.timber, 0.12))
  return body + box(on, [x + 0.78, y + 0.08, 0.44], [0.24, 0.52, 0.1], towel)
}

/** A square-shouldered parasol: foot in metres, 2.7 m tall, 3.2 m across. */
export function parasol(on: Stage, x: number, y: number, cloth = '#f1dfc0'): Markup {
  const { camera, light } = on
  const top: Vec = [x, y, 2.8]
  const [px, py, away] = camera.project([x, y, 0])
  const peak = camera.project(top)
  let body = shade(on, ellipse(x, y, 1.6, 1.4, 20), 1.4)
  body += stroke(
    `M${px.toFixed(1)} ${py.toFixed(1)}L${peak[0].toFixed(1)} ${peak[1].toFixed(1)}`,
    '#7a5238',
    0.06 * camera.scale(away),
  )
  const rim = ellipse(x, y, 1.6, 1.6, 8)
  const panels = rim
    .map((a, i) => ({ a, b: nth(rim, (i + 1) % 8) }))
    .toSorted((p, q) => q.a[1] + q.b[1] - p.a[1] - p.b[1])
  for (const { a, b } of panels) {
    const out = unit([(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y, 1.4])
    const turnedAway = out[1] > 0.2
    const tone = turnedAway
      ? mix(cloth, '#8a5a48', 0.5)
      : mix(
          mix(cloth, light.colours.timber, 0.16),
          mix(cloth, light.colours.sunlight, 0.5),
          smooth(-0.4, 0.6, dot(out, light.sun)),
        )
    body += shape(camera.face([[...a, 2.2], [...b, 2.2], top]), tone)
    if (!turnedAway)
      body += shape(
        camera.face([
          [...a, 2.2],
          [...b, 2.2],
          [...b, 2.04],
          [...a, 2.04],
        ]),
        mix(tone, shaded(light, cloth, [out[0], out[1], 0]), 0.6),
      )
  }
  return body
}
