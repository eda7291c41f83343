import type { Grove } from '../../../outdoors/trees/grove.ts'
import { random } from '../../../paper/random.ts'
import type { Spot } from '../../../paper/vector.ts'

/** Planting at the feet of the towers that the path does not lead to: a row of shrubs, palms, trees at the corners. */
export function feetOf(grove: Grove, feet: readonly Spot[], seed: number): void {
  feet.forEach(([x, y], i) => {
    const chance = random(seed * 7 + i)
    for (let u = -26; u <= 26; u += 2.2)
      grove.plant(
        chance.chance(0.8) ? 'shrub' : 'bougainvillea',
        [x + u, y - 25 + chance.between(-1, 1)],
        chance.between(1, 1.9),
      )
    for (const side of [-1, 1])
      for (let k = 0; k < 4; k++)
        grove.plant(
          chance.pick(['neem', 'royalPalm', 'ashoka', 'neem']),
          [x + side * chance.between(17, 30), y - chance.between(8, 24)],
          chance.between(7, 11),
        )
  })
}
