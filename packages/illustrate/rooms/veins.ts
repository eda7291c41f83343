import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, stroke } from '../paper/svg.ts'
import { clamp, type Vec } from '../paper/vector.ts'

/** The veins of marble over a flat area of so many metres; `at` says where a point of it lies. They run across it, a third of them broad. */
export function veins(
  { camera }: Stage,
  chance: Random,
  [wide, high]: readonly [number, number],
  at: (u: number, v: number) => Vec,
  colour: string,
): Markup {
  let [broad, fine] = ['', '']
  const count = Math.min(34, Math.round(wide * high * 0.5) + 4)
  for (let i = 0; i < count; i++) {
    let [u, v] = [chance.between(-high * 0.3, wide), chance.between(-0.2, high * 0.6)]
    let turn = chance.between(0.5, 1.2)
    const points: Vec[] = []
    for (let k = 0; k < 12; k++) {
      points.push(at(clamp(u, 0, wide), clamp(v, 0, high)))
      turn = clamp(turn + chance.between(-0.5, 0.5), 0.1, 1.5)
      u += Math.cos(turn) * 0.26
      v += Math.sin(turn) * 0.26
    }
    const line = camera.line(points)
    if (i % 3) fine += line
    else broad += line
  }
  // A cloud of colour along each broad vein, or it would look like a crack.
  return (
    stroke(broad, colour, 11, opacity(0.09)) +
    stroke(broad, colour, 5, opacity(0.1)) +
    stroke(broad, colour, 1.2, opacity(0.26)) +
    stroke(fine, colour, 2.6, opacity(0.1)) +
    stroke(fine, colour, 0.8, opacity(0.2))
  )
}
