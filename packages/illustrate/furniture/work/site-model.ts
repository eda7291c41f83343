import { random } from '../../paper/random.ts'
import type { Markup } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, type Part, part } from '../blocks.ts'
import { turned } from '../turned.ts'

/** A model of a site on a table: its board's near left corner, and its size in metres. Blocks of no listing: a road between plots, a few houses and two towers, trees of sponge. */
export function siteModel(
  on: Indoors,
  [x, y, z]: Vec,
  [wide, deep]: readonly [number, number],
  seed: number,
): Markup {
  const chance = random(seed * 5 + 1)
  const board = 0.05
  const top = 0.006
  const [card, green, road] = ['#f3ead8', '#8fae6a', '#b7b3a8'] as const
  const ground: Part[] = [
    part(0, 0, 0, wide, deep, board, '#e6d8bd', 0.006),
    part(0.03, 0.03, board, wide * 0.44, deep - 0.06, top, green),
    part(wide * 0.44 + 0.03, 0.03, board, wide * 0.1, deep - 0.06, top, road),
    part(wide * 0.54 + 0.03, 0.03, board, wide * 0.46 - 0.06, deep - 0.06, top, green),
  ]
  const blocks: Part[] = []
  const trees: Vec[] = []
  const low = board + top
  for (const [u, v] of rows(wide, deep)) {
    const isTower = u > wide * 0.6 && v > deep * 0.5
    const high = isTower ? chance.between(0.26, 0.36) : chance.between(0.05, 0.09)
    blocks.push(part(u, v, low, isTower ? 0.11 : 0.12, 0.1, high, isTower ? '#fbf6ea' : card))
    trees.push([x + u - 0.035, y + v + 0.02, z + low])
  }
  const far = [...trees].toSorted((a, b) => b[1] - a[1])
  return (
    assemblePlaced(on, [x, y, z], [...ground, ...blocks]) +
    far.map((at) => turned(on, at, 0.022, 0.012, 0.06, '#4f7a4a')).join('')
  )
}

function rows(wide: number, deep: number): readonly (readonly [u: number, v: number])[] {
  return [0.1, 0.38, 0.66].flatMap((share) =>
    [0.08, 0.26, 0.64, 0.82].map((column) => [column * wide, share * deep + 0.02] as const),
  )
}

/** Blocks that stand on a table instead of the floor. */
function assemblePlaced(on: Indoors, [x, y, z]: Vec, parts: readonly Part[]): Markup {
  return assemble(
    on,
    [x, y],
    0,
    parts.map((one) => ({ ...one, at: [one.at[0], one.at[1], one.at[2] + z] })),
  )
}
