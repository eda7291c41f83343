import { Grove } from '../../outdoors/grove.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'

/** The trees that close an estate off behind its farthest tower, `away` metres from the eye: two rows and the scrub below them. */
export function treeBelt(on: Stage, away: number, seed: number): Markup {
  const belt = new Grove(on, seed + 8)
  const { chance } = belt
  const half = away * 1.15
  for (let x = -half; x < half; x += 6.5) {
    const kind = chance.pick(['neem', 'neem', 'ashoka', 'neem', 'gulmohar'] as const)
    belt.plant(
      kind,
      [x + chance.between(-2, 2), away * chance.between(1.18, 1.4)],
      chance.between(9, 14),
    )
  }
  for (let x = -half; x < half; x += 4.4) {
    const low = chance.chance(0.7)
    belt.plant(
      low ? 'shrub' : 'neem',
      [x + chance.between(-2, 2), away * chance.between(1.06, 1.16)],
      low ? chance.between(1.6, 3) : chance.between(6, 9),
    )
  }
  return belt.standing()
}

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
