import { coarse, lighten } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import { Batch, type Markup, opacity, shape } from '../paper/svg.ts'
import { type Indoors, panel, type Side } from './indoors.ts'
import type { Area } from './stretch.ts'

/** Fluted slats. */
export function slats(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  for (let u = from; u < to; u += 0.085) {
    const tone = lit(u) + chance.between(-0.03, 0.03)
    body.add(panel(on, side, u, low, 0.05, high - low), coarse(on.mood.tone(colour, tone), 3))
    body.add(
      panel(on, side, u + 0.05, low, 0.017, high - low),
      coarse(on.mood.tone(colour, tone + 0.16), 3),
    )
    body.add(
      panel(on, side, u + 0.067, low, 0.02, high - low),
      coarse(on.mood.tone(colour, tone - 0.26), 3),
    )
  }
  return String(body)
}

/** Raised panels, a low and a high one in each bay. */
export function panels(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit }: Area,
): Markup {
  const count = Math.max(1, Math.round((to - from) / 1.15))
  const each = (to - from) / count
  let body = ''
  for (let i = 0; i < count; i++) {
    const [u, tone] = [from + i * each + 0.12, lit(from + (i + 0.5) * each)]
    for (const [z, tall] of [
      [low + 0.16, 0.62],
      [low + 0.94, high - low - 1.1],
    ] as const) {
      const [dark, pale] = [on.mood.tone(colour, tone - 0.2), on.mood.tone(colour, tone + 0.24)]
      body += shape(panel(on, side, u, z, each - 0.24, tall), dark)
      body += shape(panel(on, side, u + 0.02, z, each - 0.26, tall - 0.02), pale)
      body += shape(
        panel(on, side, u + 0.025, z + 0.025, each - 0.29, tall - 0.05),
        on.mood.tone(colour, tone - 0.04),
      )
    }
  }
  return body
}

/** Broad veneered boards. */
export function boards(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  let joints = ''
  for (let u = from; u < to; u += 0.82) {
    const tone = on.mood.tone(lighten(colour, chance.between(-0.035, 0.035)), lit(u + 0.4))
    body.add(panel(on, side, u, low, 0.81, high - low), coarse(tone, 2))
    joints += panel(on, side, u, low, 0.014, high - low)
    for (let k = 0; k < 9; k++)
      body.add(
        panel(
          on,
          side,
          u + chance.between(0.02, 0.78),
          low,
          chance.between(0.004, 0.016),
          high - low,
        ),
        coarse(on.mood.tone(colour, lit(u) - 0.1), 3),
        opacity(0.45),
      )
  }
  return String(body) + shape(joints, on.mood.shade, opacity(0.6))
}

/** Painted boards to chest height under a rail; plaster in the wall's paint stays above. */
export function wainscot(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, lit }: Area,
): Markup {
  const high = 1.15
  const body = new Batch()
  for (let u = from; u < to; u += 0.16) {
    body.add(panel(on, side, u, low, 0.165, high), coarse(on.mood.tone(colour, lit(u)), 2))
    body.add(panel(on, side, u, low, 0.014, high), coarse(on.mood.tone(colour, lit(u) - 0.22), 2))
  }
  return (
    String(body) +
    shape(panel(on, side, from, high - 0.03, to - from, 0.06, 0.03), on.mood.tone(colour, 0.72)) +
    shape(panel(on, side, from, low, to - from, 0.12, 0.02), on.mood.tone(colour, 0.36))
  )
}
