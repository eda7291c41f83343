import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, shape, stroke } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'

/** What stands on a table: a tall stand of flowers, a low bowl with candles, or a lamp. */
export type Centrepiece = 'tall' | 'low' | 'lamp'

/** Flowers, candles or a lamp in the middle of a table. */
export function centrepiece(
  on: Stage,
  foot: Vec,
  piece: Centrepiece,
  flowers: readonly string[],
  seed: number,
): Markup {
  const { camera, sheet, light } = on
  const [x, y, depth] = camera.project(foot)
  const k = camera.scale(depth)
  const glow = (r: number): string =>
    sheet.glow([
      [0, '#fff1cc', 0.85 * r],
      [0.3, light.colours.lamp, 0.35 * r],
      [1, light.colours.lamp, 0],
    ])
  if (piece === 'lamp')
    return (
      circle(x, y - 0.2 * k, 0.5 * k, glow(0.8)) +
      stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(-0.2 * k).toFixed(1)}`, '#7a5a34', 0.025 * k) +
      shape(
        `M${(x - 0.06 * k).toFixed(1)} ${(y - 0.32 * k).toFixed(1)}h${(0.12 * k).toFixed(1)}l${(0.05 * k).toFixed(1)} ${(0.14 * k).toFixed(1)}h${(-0.22 * k).toFixed(1)}z`,
        '#ffe9b8',
      )
    )
  const tall = piece === 'tall' ? 0.7 : 0.1
  const stem =
    piece === 'tall'
      ? stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(-tall * k).toFixed(1)}`, '#d2a75e', 0.03 * k)
      : ''
  const candles = [-0.3, 0.3]
    .map(
      (u) =>
        circle(x + u * k, y - 0.05 * k, 0.22 * k, glow(0.9)) +
        circle(x + u * k, y - 0.04 * k, 0.03 * k, '#fff8e0'),
    )
    .join('')
  return (
    candles + stem + bouquet(x, y - tall * k, (piece === 'tall' ? 0.24 : 0.17) * k, flowers, seed)
  )
}

/** A ball of flowers on the sheet: centre and radius in px. */
export function bouquet(
  x: number,
  y: number,
  radius: number,
  flowers: readonly string[],
  seed: number,
): Markup {
  const chance = random(seed)
  let body = circle(x, y, radius * 0.9, '#2c4a38')
  const count = Math.round(40 + radius * 1.6)
  const petal = 1.55 / Math.sqrt(1 + count / 16)
  for (let i = 0; i < count; i++) {
    const [angle, reach] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * radius]
    const colour = chance.chance(0.14) ? '#4d6a45' : chance.pick(flowers)
    body += circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.85,
      radius * petal * chance.between(0.16, 0.27),
      mix(colour, '#2a1420', Math.max(0, Math.sin(angle)) * 0.35 * (reach / radius)),
    )
  }
  return body
}
