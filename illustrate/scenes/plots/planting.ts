import { lampPost } from '../../outdoors/garden-things.ts'
import type { Grove } from '../../outdoors/grove.ts'
import type { Species } from '../../outdoors/species.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Spot } from '../../paper/vector.ts'

/** Metres: half the road, the plots' near edge beside it, a plot's front and depth, a cross road's width. */
export const [KERB, EDGE, WIDE, DEEP, CROSS] = [4, 7.6, 15, 24, 9]

/** Where the rows of plots begin; a cross road lies before each but the first. */
export const rows: readonly number[] = [
  13,
  13 + 2 * WIDE + CROSS,
  13 + 5 * WIDE + 2 * CROSS,
  13 + 8 * WIDE + 3 * CROSS,
]

export function planting(
  on: Stage,
  grove: Grove,
  hand: number,
  [tall, low]: readonly [Species, Species],
): void {
  const { chance } = grove
  for (let x = -420; x < 420; x += 7)
    grove.plant(
      chance.pick(['neem', 'neem', tall]),
      [x, chance.between(215, 300)],
      chance.between(9, 14),
    )
  for (const side of [-1, 1]) {
    for (let y = 20; y < 190; y += 11) {
      if (rows.slice(1).some((start) => y > start - CROSS - 2 && y < start + 1)) continue
      grove.plant((y / 11) % 2 > 1 ? tall : low, [side * (EDGE - 1.1), y], chance.between(5, 6.6))
    }
    for (let y = 14; y < 110; y += 1.3)
      if (!rows.slice(1).some((start) => y > start - CROSS - 1 && y < start))
        grove.plant(
          chance.chance(0.34) ? 'bougainvillea' : 'shrub',
          [side * (EDGE - 0.9), y],
          chance.between(0.4, 0.75),
        )
    for (let y = 24; y < 170; y += 22) {
      const at: Spot = [side * (KERB + 0.9), y]
      grove.add(at, lampPost(on, at, 5))
    }
  }
  for (let i = 0; i < 14; i++)
    grove.plant(tall, [hand * (112 + chance.between(0, 30)), 60 + i * 11], chance.between(9, 12))
  grove.plant(tall, [-hand * 16.5, 23], 10)
  const clump: readonly (readonly [number, number, number])[] = [
    [35, 56, 14],
    [39, 59, 12.6],
    [43.5, 57, 13.4],
    [52, 88, 13],
    [57, 91, 14.4],
  ]
  for (const [x, y, height] of clump) grove.plant(tall, [hand * x, y], height)
  for (let i = 0; i < 7; i++)
    grove.plant(
      i % 2 ? 'bougainvillea' : 'shrub',
      [-hand * (14.6 + i * 0.6), 22 - (i % 3) * 0.4],
      chance.between(0.7, 1.2),
    )
}

/** The groves and field edges beyond the plots that only a view from the air shows. */
export function farTrees(grove: Grove): void {
  const { chance } = grove
  for (let y = 330; y < 1200; y += chance.between(0.08, 0.16) * y) {
    const [from, long] = [chance.between(-1.4, 1) * y, chance.between(0.2, 0.6) * y]
    for (let x = from; x < from + long; x += chance.between(0.01, 0.05) * y)
      grove.plant('neem', [x, y * chance.between(1, 1.1)], chance.between(7, 14))
  }
}

export function people(grove: Grove, hand: number): void {
  grove.person('kurta', [hand * 14, 36])
  grove.person('sari', [hand * 15.2, 36.6], true)
  grove.person('office', [hand * 16.6, 36.2], true)
  grove.person('cyclist', [-hand * 1.8, 52], hand < 0)
  grove.person('man', [-hand * 5.2, 66])
  grove.person('girl', [hand * 5, 44], true)
  grove.person('mother', [hand * 5.4, 45])
}
