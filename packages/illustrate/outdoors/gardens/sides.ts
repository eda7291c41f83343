import type { Stage } from '../../paper/stage.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Grove } from '../trees/grove.ts'
import type { Species } from '../trees/species.ts'

/** What grows in a park beyond the scene's own edges. */
const clumps: readonly (readonly Species[])[] = [
  ['neem', 'neem', 'gulmohar'],
  ['ashoka', 'ashoka', 'frangipani'],
  ['royalPalm', 'royalPalm', 'neem'],
  ['gulmohar', 'frangipani', 'neem'],
]

type Side = 'left' | 'right'

/** Continues a park over the land that a wide sheet adds at both sides: a wood behind, clumps and hedges on the lawn, a tree that frames it on the left or, with `hand` -1, on the right. For views straight ahead. Draws nothing where the scene fills its sheet; plant them last, so that the scene is the same on every sheet. */
export function sides(
  on: Stage,
  grove: Grove,
  seed: number,
  hand: number,
  which: readonly Side[] = ['left', 'right'],
): void {
  const { camera, sheet } = on
  if (sheet.left >= 0) return
  const { chance } = grove
  /** The spot so many metres away that is seen at this x of the sheet. */
  const seenAt = (x: number, away: number): Spot => [
    (x - camera.project([0, away, 0])[0]) / camera.scale(away),
    away,
  ]
  const beyond = {
    left: [sheet.left - 60, 30],
    right: [sheet.width - 30, sheet.right + 60],
  } as const
  for (const [from, to] of which.map((side) => beyond[side])) {
    for (let x = from; x < to; x += 26) {
      if (Math.sin(x / 150 + seed) < -0.35) continue
      const at = seenAt(x + chance.between(0, 22), chance.between(96, 170))
      grove.plant(chance.pick(['neem', 'neem', 'ashoka', 'gulmohar']), at, chance.between(8, 12))
    }
    for (let x = from + 60; x < to - 40; x += chance.between(190, 300)) {
      const [cx, away] = seenAt(x, chance.between(40, 66))
      const kinds = chance.pick(clumps)
      for (const [i, kind] of kinds.entries())
        grove.plant(kind, [cx + (i - 1) * chance.between(3.4, 5), away + chance.between(-3, 5)])
      for (let i = 0; i < 18; i++)
        grove.plant(
          i % 3 ? 'shrub' : 'bougainvillea',
          [cx - 7 + i * 0.8, away - 5 + Math.sin(i * 0.6) * 1.2],
          chance.between(0.5, 1.1),
        )
    }
  }
  const edge = hand > 0 ? sheet.left + 190 : sheet.right - 190
  grove.plant('neem', seenAt(edge, 21), 10.5)
  for (let i = 0; i < 11; i++) {
    const [x, y] = seenAt(edge - 130 + i * 26, 17.4)
    grove.plant(i % 3 ? 'shrub' : 'bougainvillea', [x, y + Math.sin(i) * 0.4], 0.6)
  }
}
