import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { carPaints } from '../../../roads/cars.ts'
import type { Highway } from '../../../roads/highway.ts'
import { vehicle } from '../../../roads/traffic.ts'

/** Cars and a few buses on all lanes, keeping left and their distance; from a share of the road on. */
export function traffic(
  on: Stage,
  at: Highway['at'],
  seed: number,
  from = 0.13,
): { spot: Spot; body: Markup }[] {
  const chance = random(seed + 12)
  const taken: { lane: number; y: number }[] = []
  const list: { spot: Spot; body: Markup }[] = []
  for (let i = 0; i < 90; i++) {
    const share = from + (0.93 - from) * chance.next() ** 1.5
    const lane = chance.pick([-12, -8.2, -4.5, 4.5, 8.2, 12])
    const spot = at(share, lane)
    if (taken.some((other) => other.lane === lane && Math.abs(other.y - spot[1]) < 17)) continue
    taken.push({ lane, y: spot[1] })
    list.push({
      spot,
      body: vehicle(on, chance.chance(0.1) ? 'bus' : 'car', spot, lane < 0, chance.pick(carPaints)),
    })
  }
  return list
}
