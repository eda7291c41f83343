import { solid } from '../../../buildings/solids.ts'
import { patch } from '../../../outdoors/land/ground.ts'
import { add, type Model, plant } from '../../../outdoors/model.ts'
import { shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { ellipse, rectangle, type Spot } from '../../../paper/vector.ts'

/** The gate at the avenue's end: a long roof on pillars over both lanes, a guard house, the boundary wall with its trees. */
export function gate(model: Model, [x, y]: Spot): void {
  const { on, ground } = model
  const { light, camera } = on
  const at = (u: number, v: number, w: number, d: number): Spot[] => rectangle(x + u, y + v, w, d)
  const wall = nth(light.colours.wall, 0)
  ground.push(patch(on, ellipse(x, y - 4, 30, 15), light.colours.paving[0]))
  const roof = at(-20, -3, 40, 8)
  const pillars = [-18.4, -1.2, 16]
    .map((u) => solid(on, at(u, -1, 2.4, 4), 0, 6.6, light.colours.timber))
    .join('')
  const house = solid(on, at(-3.4, 4, 6.8, 6), 0, 3.6, nth(light.colours.wall, 1))
  add(model, [x, y], house + pillars + solid(on, roof, 6.6, 1, wall), 6)
  model.shadows.push(shadowOf(camera, light, roof, 1.4, 6))
  for (const side of [-1, 1])
    for (let i = 0; i < 24; i++) {
      const from = 20 + i * 8
      const piece = at(side > 0 ? from : -from - 8, 0, 8, 0.8)
      add(model, nth(piece, 0), solid(on, piece, 0, 2.6, wall))
      if (i)
        plant(model, [x + side * (from + 4), y + 6 + (i % 2) * 3], i % 3 ? 'neem' : 'gulmohar', 8)
    }
}
