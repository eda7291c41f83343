import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { approach } from './airport/approach.ts'
import { apronView } from './airport/apron.ts'
import { departures } from './airport/departures.ts'
import { kerbside } from './airport/kerbside.ts'

const layouts: readonly ((look: Look) => Svg)[] = [apronView, kerbside, departures, approach]

/** Those with a sky, for a look with headroom. */
const outdoors = layouts.filter((layout) => layout !== departures)

/** An airport; the seed says from where: across the apron, the kerb before the terminal, the departures hall, the road that leads to it. */
export function draw(_facts: Facts, look: Look): Svg {
  const fitting = look.headroom ? outdoors : layouts
  return nth(fitting, look.seed % fitting.length)(look)
}
