import { random } from '../../paper/random.ts'
import type { Markup } from '../../paper/svg.ts'
import { bark, type Brush, leafy } from './brush.ts'
import { crown } from './foliage.ts'
import type { Lobe } from './limbs.ts'

/** A round tree seen from above, in flower if a colour is given. */
export function fromAbove(brush: Brush, flower?: string): Markup {
  const chance = random(brush.seed)
  const ring = Array.from({ length: 8 }, (_, i): Lobe => {
    const angle = ((i + chance.between(-0.3, 0.3)) / 8) * Math.PI * 2
    const size = chance.between(0.7, 1.2)
    return [
      Math.cos(angle) * chance.between(22, 35),
      -48 + Math.sin(angle) * chance.between(15, 23),
      18 * size,
      14 * size,
    ]
  })
  const lit = flower ? { flower: { colour: brush.tint(flower), share: 0.45 } } : {}
  return crown({
    ...leafy(brush, 340, 2.3),
    ...lit,
    lobes: [...ring, [-9, -58, 19, 14], [11, -50, 17, 13]],
    trunk: { colour: brush.tint(bark), width: 4, fork: -16 },
  })
}
