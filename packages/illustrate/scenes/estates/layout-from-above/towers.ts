import { makes } from '../../../buildings/apartments/apartment-makes.ts'
import { apartments, tiersOf } from '../../../buildings/apartments/apartments.ts'
import { STOREY } from '../../../buildings/apartments/bays.ts'
import { clearOfStreets, onRing } from '../../../buildings/estate/township.ts'
import { patch } from '../../../outdoors/land/ground.ts'
import { add, type Model, plant } from '../../../outdoors/model.ts'
import { mix } from '../../../paper/colour.ts'
import { shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { place } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'

/** Rings of towers: metres outside the park and the degrees that leave the view of the park open. */
const arcs = [
  { gap: 30, from: -42, to: 166, most: 6 },
  { gap: 94, from: -38, to: 158, most: 9 },
] as const

/** Which way the towers' fronts run, in radians. */
const TURN = -0.42

/** Metres up the sheet by which the farthest tower's foot lies above the middle of the park. */
export const towerReach = (count: number): number => (count > nth(arcs, 0).most ? 84 : 60)

/** Degrees by which a tower may stand aside for a street, least first. */
const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8]

/** Where so many towers stand, round the far side of the park; fifteen at most. */
export function towerSpots(count: number): Spot[] {
  const spots: Spot[] = []
  for (const { gap, from, to, most } of arcs) {
    const here = Math.min(most, count - spots.length)
    for (let i = 0; i < here; i++) {
      const middle = from + ((i + 0.5) * (to - from)) / here
      const free = shifts.find((shift) => clearOfStreets(gap, middle + shift, 10))
      spots.push(onRing(gap, middle + (free ?? 0)))
    }
  }
  return spots
}

/** Towers in their gardens. */
export function towersOn(model: Model, spots: readonly Spot[], floors: number, seed: number): void {
  const { on, chance, ground } = model
  const { lawn, paving } = on.light.colours
  const make = nth(makes, seed % makes.length)
  const { camera, sheet } = on
  // From so far one tower is as good as another: two are drawn, and stand wherever there is one.
  const drawn = spots.slice(0, 2).map((at, i) => ({
    from: camera.project([...at, 0]),
    symbol: sheet.symbol(
      apartments(on, { make, at, turn: TURN, floors, seed: seed + 40 + i }).body,
    ),
  }))
  spots.forEach((at, n) => {
    ground.push(
      patch(on, ellipse(at[0], at[1], 29, 25, 48), mix(...lawn, 0.7)),
      patch(on, ellipse(at[0], at[1], 26, 22, 48), mix(paving[0], paving[1], 0.2)),
    )
    const { from, symbol } = nth(drawn, n % 2)
    const [x, y, depth] = camera.project([...at, 0])
    const size = from[2] / depth
    add(model, at, place(symbol, x - from[0] * size, y - from[1] * size, size), 14)
    for (const { plan, z, floors: storeys } of tiersOf({ make, at, turn: TURN, floors, seed })
      .tiers)
      model.shadows.push(shadowOf(camera, on.light, plan, storeys * STOREY, z))
    for (let i = 0; i < 20; i++) {
      const angle = (i / 20) * Math.PI * 2
      plant(
        model,
        [at[0] + Math.cos(angle) * 29, at[1] + Math.sin(angle) * 25],
        chance.pick(['neem', 'gulmohar', 'royalPalm', 'frangipani']),
        chance.between(5, 8),
      )
    }
  })
}
