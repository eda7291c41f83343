import { coarse } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import { Batch, type Markup, opacity, shape } from '../paper/svg.ts'
import { type Indoors, onSide, panel, type Side } from './indoors.ts'
import type { Area } from './stretch.ts'
import { veins } from './veins.ts'

/** Slabs of veined stone. */
export function slabs(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, seed }: Area,
): Markup {
  const chance = random(seed)
  const count = Math.max(1, Math.round((to - from) / 1.5))
  const each = (to - from) / count
  let joints = ''
  for (let i = 0; i <= count; i++)
    joints += panel(on, side, from + i * each, low, 0.008, high - low)
  if (high - low > 3.4)
    joints +=
      panel(on, side, from, low + 2.4, to - from, 0.008) +
      panel(on, side, from, low + 4.8, to - from, 0.008)
  const tone = on.mood.tone(colour, 0.16)
  return (
    veins(
      on,
      chance,
      [to - from, high - low],
      (u, v) => onSide(on, side, from + u, low + v, 0.005),
      tone,
    ) + shape(joints, tone, opacity(0.5))
  )
}

/** Upright glazed tiles, no two alike. */
export function tiles(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  let joints = ''
  for (let z = low; z < high; z += 0.3) joints += panel(on, side, from, z, to - from, 0.006)
  for (let u = from; u < to; u += 0.1) {
    joints += panel(on, side, u, low, 0.006, high - low)
    for (let z = low; z < high; z += 0.3)
      if (chance.chance(0.5))
        body.add(
          panel(on, side, u, z, 0.1, 0.3),
          coarse(on.mood.tone(colour, lit(u) + chance.between(-0.08, 0.1)), 3),
        )
  }
  return String(body) + shape(joints, on.mood.tone(colour, 0.95), opacity(0.5))
}

/** Small square tiles, some in a second glaze. */
export function squares(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  const step = 0.15
  for (let u = from; u < to; u += step)
    for (let z = low; z < high; z += step)
      if (chance.chance(0.62))
        body.add(
          panel(on, side, u, z, step, step),
          coarse(on.mood.tone(colour, lit(u) + chance.between(-0.14, 0.14)), 4),
        )
  let joints = ''
  for (let z = low; z < high; z += step) joints += panel(on, side, from, z, to - from, 0.007)
  for (let u = from; u < to; u += step) joints += panel(on, side, u, low, 0.007, high - low)
  return String(body) + shape(joints, on.mood.tone(colour, 0.95), opacity(0.55))
}
