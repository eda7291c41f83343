import { lampPost } from '../../../outdoors/gardens/garden-things.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import type { Stage } from '../../../paper/stage.ts'
import { nth } from '../../../paper/nth.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import type { Person } from '../../../people/figure-drawings.ts'
import { CROSS, EDGE, KERB, rows } from './measures.ts'
import { onApron } from './services.ts'

/** Street trees with their lamps, clumps on the plots and the trees that end the land; seen from `aloft`, every one on a trunk of its own. */
export function planting(
  on: Stage,
  grove: Grove,
  hand: number,
  [high, low]: readonly [Species, Species],
  aloft: boolean,
): void {
  const { chance } = grove
  const round = aloft ? 'mango' : 'neem'
  const tall = high === 'neem' ? round : high
  for (let x = -420; x < 420; x += 7)
    grove.plant(
      chance.pick([round, round, tall]),
      [x, chance.between(215, 300)],
      chance.between(9, 14),
    )
  for (const side of [-1, 1]) {
    for (let along = 20; along < 190; along += 11) {
      const y = onApron(along) ? along + 2.4 : along
      if (rows.slice(1).some((start) => y > start - CROSS - 2 && y < start + 1)) continue
      grove.plant(
        (along / 11) % 2 > 1 ? tall : low,
        [side * (EDGE - 1.1), y],
        chance.between(5, 6.6),
      )
    }
    for (let y = 14; y < 110; y += 1.3)
      if (!onApron(y) && !rows.slice(1).some((start) => y > start - CROSS - 1 && y < start))
        grove.plant(
          chance.chance(0.34) ? 'bougainvillea' : 'shrub',
          [side * (EDGE - 0.9), y],
          chance.between(0.4, 0.75),
        )
    for (let along = 24; along < 170; along += 22) {
      // None in the mouth of a cross road.
      const mouth = rows.slice(1).find((start) => along > start - CROSS - 1 && along < start)
      const y = mouth === undefined ? along : mouth - CROSS - 2
      const at: Spot = [side * (KERB + 0.9), y]
      const [x, , depth] = on.camera.project(lift(at, 0))
      if (depth > 3 && x > on.sheet.left - 200 && x < on.sheet.right + 200)
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

/** Who looks at a plot, who cycles by and who walks along the road, by seed. */
const outings: readonly (readonly [
  ...visitors: [Person, Person, Person],
  passing: Person,
  ...walkers: [Person, Person, Person],
])[] = [
  ['kurta', 'sari', 'office', 'cyclist', 'man', 'girl', 'mother'],
  ['man', 'salwar', 'elder', 'cyclist', 'office', 'boy', 'kurta'],
  ['office', 'mother', 'kurta', 'man', 'salwar', 'elder', 'sari'],
  ['elder', 'girl', 'sari', 'cyclist', 'kurta', 'office', 'salwar'],
]

/** People on the plots and paths; those who would stand too near to be drawn are left out. */
export function people(on: Stage, grove: Grove, hand: number, seed: number): void {
  const spots: readonly (readonly [Spot, boolean])[] = [
    [[hand * 14, 36], false],
    [[hand * 15.2, 36.6], true],
    [[hand * 16.6, 36.2], true],
    [[-hand * 1.8, 52], hand < 0],
    [[-hand * 5.2, 66], false],
    [[hand * 5, 44], true],
    [[hand * 5.4, 45], false],
  ]
  nth(outings, seed % outings.length).forEach((who, i) => {
    const [at, flip] = nth(spots, i)
    if (on.camera.depth(lift(at, 0)) > on.camera.scale(1) / 34) grove.person(who, at, flip)
  })
}
