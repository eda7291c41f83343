import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { type Markup, opacity, stroke } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import { EDGE, MIDDLE, type Rotunda, STOREY } from './rotunda.ts'

/** The glass dome: the sky through it, its ribs and hoops. */
export function dome(on: Rotunda): Markup {
  const { camera, light, mood, sheet } = on
  const [foot, rise] = [3 * STOREY, 5]
  const night = mood.night === 1
  const { sky } = light.colours
  const at = (a: number, share: number): Vec => {
    const r = EDGE * Math.cos((share * Math.PI) / 2)
    return [
      MIDDLE[0] + Math.cos(a) * r,
      MIDDLE[1] + Math.sin(a) * r,
      foot + rise * Math.sin((share * Math.PI) / 2),
    ]
  }
  const turns = Array.from({ length: 73 }, (_, i) => (i / 72) * Math.PI * 2)
  let [ribs, hoops] = ['', '']
  for (const a of turns.filter((_, i) => i % 3 === 0))
    ribs += camera.line(Array.from({ length: 13 }, (_, k) => at(a, k / 12)))
  for (const share of [0.2, 0.42, 0.66, 0.88]) hoops += camera.line(turns.map((a) => at(a, share)))
  return (
    sheet.wash(
      sheet.gradientDown(
        [
          [0, mix(nth(sky, 0)[1], '#ffffff', night ? 0 : 0.14)],
          [1, mix(nth(sky, night ? 1 : 2)[1], '#ffffff', night ? 0.04 : 0.2)],
        ],
        sheet.top,
        camera.project([...MIDDLE, 0])[1] * 0.5,
      ),
    ) +
    stroke(hoops, mood.tone('#6a5546', 0.4), 2.4, opacity(0.85)) +
    stroke(ribs, mood.tone('#6a5546', 0.34), 5) +
    stroke(ribs, mood.tone('#e0c8a0', 0.6), 1.6)
  )
}
