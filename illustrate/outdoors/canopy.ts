import { random } from '../paper/random.ts'
import type { Markup } from '../paper/svg.ts'
import { bark, type Brush, leafy } from './brush.ts'
import { crown, type Lobe } from './foliage.ts'

/** A round tree seen from above, in flower if a colour is given. */
export function fromAbove(brush: Brush, flower?: string): Markup {
  const chance = random(brush.seed)
  const ring = Array.from({ length: 10 }, (_, i): Lobe => {
    const angle = (i / 10) * Math.PI * 2
    return [
      Math.cos(angle) * chance.between(22, 32),
      -48 + Math.sin(angle) * chance.between(15, 21),
      chance.between(14, 21),
      chance.between(12, 17),
    ]
  })
  const lit = flower ? { flower: { colour: brush.tint(flower), share: 0.45 } } : {}
  return crown({
    ...leafy(brush, 640, 2.3),
    ...lit,
    lobes: [...ring, [0, -54, 26, 20]],
    trunk: { colour: brush.tint(bark), width: 4, fork: -16 },
  })
}
