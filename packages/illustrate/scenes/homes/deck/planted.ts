import { solid } from '../../../buildings/solids.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import { between, lift, type Spot } from '../../../paper/vector.ts'

/** A planter along a line with what grows in it; lengths in metres. */
export interface Planted {
  from: Spot
  to: Spot
  /** Height of the floor it stands on. */
  z: number
  width: number
  height: number
  colour: string
  kinds: readonly Species[]
  /** How far the plants rise above its rim. */
  rise: number
  seed: number
}

/** The plan of a planter, anticlockwise, its line along the middle. */
export function planterPlan({ from, to, width }: Pick<Planted, 'from' | 'to' | 'width'>): Spot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [
    ((from[1] - to[1]) / length) * (width / 2),
    ((to[0] - from[0]) / length) * (width / 2),
  ]
  return [
    [from[0] - nx, from[1] - ny],
    [to[0] - nx, to[1] - ny],
    [to[0] + nx, to[1] + ny],
    [from[0] + nx, from[1] + ny],
  ]
}

/** Draws a planter and its plants, far to near. */
export function planted(on: Stage, bed: Planted): Markup {
  const chance = random(bed.seed)
  const { from, to, z, height, rise } = bed
  const symbols = bed.kinds.map((kind, i) =>
    tree(on, kind, { seed: bed.seed + i * 3, range: 'near', detail: 2.4 }),
  )
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(2, Math.round(length / (rise * 0.5)))
  const plants = Array.from({ length: count }, (_, i) => {
    const spot = between(from, to, (i + chance.between(0.2, 0.8)) / count)
    return lift(spot, z + height - 0.05)
  })
    .toSorted((a, b) => on.camera.depth(b) - on.camera.depth(a))
    .map((at) =>
      stand(
        on.camera,
        nth(symbols, Math.floor(chance.next() * symbols.length)),
        at,
        rise * chance.between(0.7, 1.25),
        chance.chance(0.5),
      ),
    )
  return solid(on, planterPlan(bed), z, height, bed.colour) + plants.join('')
}
