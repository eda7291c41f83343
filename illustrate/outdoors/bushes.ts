import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { type Markup, stroke } from '../paper/svg.ts'
import { type Brush, leafy } from './brush.ts'
import { crown, type Lobe } from './foliage.ts'

/** Bushes, 100 units tall, foot at (0, 0). */
export const bushes = {
  /** A clipped block. */
  hedge(brush: Brush): Markup {
    const lobes = Array.from({ length: 7 }, (_, i): Lobe => [(i - 3) * 24, -48, 17, 44])
    return crown({ ...leafy(brush, 620, 5), lobes })
  },
  /** A loose mound in magenta flower. */
  bougainvillea(brush: Brush): Markup {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 7 }, (_, i): Lobe => [
      (i - 3) * 21 + chance.between(-4, 4),
      -42 + chance.between(-16, 10),
      chance.between(22, 30),
      chance.between(30, 40),
    ])
    const arms = stroke('M-20-50Q-60-110-88-62M24-56Q58-112 90-70', nth(brush.tones, 2), 2)
    return (
      arms +
      crown({
        ...leafy(brush, 560, 4.6),
        lobes,
        flower: { colour: brush.tint('#c4487a'), share: 0.5 },
      })
    )
  },
  /** A rounded bush. */
  shrub(brush: Brush): Markup {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 6 }, (_, i): Lobe => [
      (i - 2.5) * 22 + chance.between(-4, 4),
      -38 + chance.between(-9, 9),
      chance.between(22, 30),
      chance.between(28, 40),
    ])
    return crown({ ...leafy(brush, 420, 5), lobes })
  },
} as const
