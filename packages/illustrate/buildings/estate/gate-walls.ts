import type { Grove } from '../../outdoors/trees/grove.ts'
import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { rectangle } from '../../paper/vector.ts'
import { GATE } from './gatehouse.ts'
import { solid } from '../solids.ts'

/** The boundary on either side of a gate whose front lies at distance `front`, in metres: a wall with stone piers, and steles of falling height on the side of `hand`. */
export function gateWalls(
  on: Stage,
  grove: Grove,
  front: number,
  hand: number,
  accent: string,
): void {
  const { light } = on
  const stone = mix(nth(light.colours.wall, 2), '#8a7c6c', 0.4)
  const y = front + 3
  for (const side of [-1, 1]) {
    const run = (
      from: number,
      length: number,
      height: number,
      colour: string,
      nearer = 0,
      thick = 0.5,
    ): void =>
      grove.add(
        [side * (from + length / 2), y],
        solid(
          on,
          rectangle(side > 0 ? from : -from - length, y - nearer, length, thick),
          0,
          height,
          colour,
        ),
        nearer,
      )
    for (let x = GATE.half + 1; x < 70; x += 6) {
      run(x, 5.7, 2, nth(light.colours.wall, 0))
      run(x + 5.5, 0.7, 2.5, stone, 0.2, 0.8)
    }
    if (side === hand)
      for (let i = 0; i < 7; i++)
        run(GATE.half + 1.5 + i * 1.25, 0.8, 4.4 - i * 0.3, i % 2 ? stone : accent, 1)
  }
}
