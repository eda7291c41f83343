import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { type Markup, stroke } from '../../paper/svg.ts'
import { type Brush, leafy } from './brush.ts'
import { crown } from './foliage.ts'
import type { Lobe } from './limbs.ts'

/** Bushes, 100 units tall, foot at (0, 0). */
export const bushes = {
  /** A clipped block. */
  hedge(brush: Brush): Markup {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 12 }, (_, i): Lobe => [
      ((i % 6) - 2.5) * 28 + chance.between(-5, 5),
      i < 6 ? -68 : -30,
      chance.between(18, 25),
      28,
    ])
    return crown({ ...leafy(brush, 360, 4.4), lobes })
  },
  /** A loose mound in magenta flower. */
  bougainvillea(brush: Brush): Markup {
    const [hand, far] = brush.seed % 2 ? [1, 60] : [-1, 74]
    const arms = stroke(
      `M${-20 * hand}-50Q${-far * hand}-104 ${-94 * hand}-58M${24 * hand}-56Q${50 * hand}-${far + 40} ${84 * hand}-76`,
      nth(brush.tones, 2),
      2,
    )
    const flower = { colour: brush.tint('#c4487a'), share: 0.5 }
    return arms + crown({ ...leafy(brush, 300, 4.6), lobes: mound(brush, 7, 78), flower })
  },
  /** A rounded bush. */
  shrub: (brush: Brush): Markup => crown({ ...leafy(brush, 260, 5), lobes: mound(brush, 7, 76) }),
} as const

/** Low masses side by side, some higher than others, that run into those of the next bush. */
function mound({ seed }: Brush, count: number, half: number): Lobe[] {
  const chance = random(seed)
  const top = chance.between(-0.5, 0.5)
  return Array.from({ length: count }, (_, i): Lobe => {
    const t = (i / (count - 1)) * 2 - 1
    const tall = (1 - Math.abs(t - top) * 0.34) * chance.between(0.78, 1.06)
    return [
      t * half + chance.between(-5, 5),
      -46 * tall,
      chance.between(24, 36),
      chance.between(40, 50) * tall,
    ]
  })
}
