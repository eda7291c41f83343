import { fixed, type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Indoors } from '../../rooms/indoors.ts'

/** A shallow bowl of fruit: its foot and radius in metres. */
export function bowl(
  on: Indoors,
  at: readonly [number, number, number],
  radius: number,
  colour: string,
): Markup {
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth) * radius
  const tone = on.mood.tone
  const ball = (dx: number, dy: number, r: number, paint: string): Markup =>
    `<circle cx="${fixed(x + dx * k)}" cy="${fixed(y + dy * k)}" r="${fixed(r * k)}" fill="${tone(paint, 0.52)}"/>`
  return (
    shape(
      `M${fixed(x - k * 1.1)} ${fixed(y)}a${fixed(k * 1.1)} ${fixed(k * 0.2)} 0 1 0 ${fixed(k * 2.2)} 0a${fixed(k * 1.1)} ${fixed(k * 0.2)} 0 1 0 ${fixed(-k * 2.2)} 0z`,
      on.mood.shade,
      opacity(0.3),
    ) +
    ball(-0.4, -0.62, 0.3, '#d9893c') +
    ball(0.36, -0.62, 0.3, '#c9553c') +
    ball(0, -0.74, 0.32, '#e0a845') +
    shape(
      `M${fixed(x - k)} ${fixed(y - k * 0.62)}h${fixed(2 * k)}q${fixed(-k * 0.2)} ${fixed(k * 0.62)} ${fixed(-k * 0.7)} ${fixed(k * 0.62)}h${fixed(-k * 0.6)}q${fixed(-k * 0.5)} 0 ${fixed(-k * 0.7)} ${fixed(-k * 0.62)}z`,
      tone(colour, 0.48),
    )
  )
}
