import { nth } from '../paper/nth.ts'
import type { Finish } from './cladding.ts'
import type { Floor } from './floors.ts'

/** The materials and cloths of one home; every scheme holds together. */
export interface Scheme {
  floor: Floor
  ground: string
  /** The wall that counts, and the others. */
  feature: Finish
  featureColour: string
  wall: string
  wood: string
  cloth: string
  cover: string
  accents: readonly [string, string, string]
  stone: string
}

type Row = readonly [
  floor: readonly [Floor, string],
  feature: readonly [Finish, string],
  wall: string,
  wood: string,
  cloths: readonly [cloth: string, cover: string],
  accents: Scheme['accents'],
  stone: string,
]

/** Their number is prime, so that a kind's layouts, whatever their number, meet all of them. */
const rows: readonly Row[] = [
  // Pale plaster and oak.
  [
    ['planks', '#d8bd94'],
    ['slats', '#cda878'],
    '#f1eadd',
    '#c49a68',
    ['#e8dfcf', '#faf6ec'],
    ['#c98a5a', '#7d8f86', '#d9b36a'],
    '#f2ede2',
  ],
  // Sage.
  [
    ['herringbone', '#cfae82'],
    ['panels', '#a9b89c'],
    '#eef0e4',
    '#b58b5e',
    ['#8fa083', '#f4f1e6'],
    ['#d98f5c', '#53705a', '#e8d9a8'],
    '#e9e6da',
  ],
  // Deep teal and marble.
  [
    ['marble', '#ece7df'],
    ['panels', '#2f666a'],
    '#e6ecea',
    '#8a5f43',
    ['#f0e8da', '#f6f1e6'],
    ['#d9a441', '#2f6b70', '#c5704a'],
    '#f3efe8',
  ],
  // Terracotta.
  [
    ['terrazzo', '#e6dccb'],
    ['plaster', '#c4714e'],
    '#f4e6d6',
    '#b07c4e',
    ['#f0dfc8', '#f7efe2'],
    ['#2f6b68', '#c4714e', '#e0b95a'],
    '#f0e8da',
  ],
  // Indigo.
  [
    ['planks', '#b98f64'],
    ['mural', '#3d5a86'],
    '#e9ecf0',
    '#8c6244',
    ['#34507c', '#f1efe8'],
    ['#e0a04a', '#4a6a9c', '#c9d3de'],
    '#e4e4e0',
  ],
  // White and cane.
  [
    ['stone', '#ddd3c2'],
    ['wainscot', '#fbf8f0'],
    '#dcebe4',
    '#c9a26c',
    ['#f6f1e4', '#ffffff'],
    ['#5f8f86', '#d9a862', '#e7b7a0'],
    '#f6f2e8',
  ],
  // Grey marble and blush.
  [
    ['herringbone', '#bfa284'],
    ['slabs', '#dcdad6'],
    '#f3ece8',
    '#7a5a48',
    ['#d9a898', '#f5ece6'],
    ['#8c4a52', '#d9a898', '#b58f4e'],
    '#e6e3df',
  ],
  // Dark green and brass.
  [
    ['herringbone', '#a9794c'],
    ['panels', '#234d40'],
    '#e9e4d4',
    '#6b4630',
    ['#2f5f4c', '#efe8d8'],
    ['#d9a441', '#7a2f36', '#2f5f4c'],
    '#d9d6c8',
  ],
  // Sea blue and sand.
  [
    ['planks', '#dcc7a4'],
    ['wainscot', '#6f9fae'],
    '#f6f2e6',
    '#cda878',
    ['#e6dcc6', '#fbf8f0'],
    ['#3f7f92', '#e8a87c', '#8fb3bd'],
    '#f2efe6',
  ],
  // Ochre and olive.
  [
    ['stone', '#cdbb9c'],
    ['plaster', '#d9a655'],
    '#f5ecd8',
    '#8a6a3e',
    ['#7d8250', '#f6efdc'],
    ['#7d8250', '#b5562f', '#f0d9a0'],
    '#e4dac4',
  ],
  // Ink and paper.
  [
    ['checks', '#e9e6de'],
    ['panels', '#33443f'],
    '#f4f2ec',
    '#8a6244',
    ['#2b3a36', '#fbfaf5'],
    ['#f2a71b', '#2b3a36', '#b9b4a6'],
    '#ecebe6',
  ],
  // Plum and rose.
  [
    ['planks', '#a87c5c'],
    ['mural', '#a8646c'],
    '#f3e9e4',
    '#7a4c40',
    ['#7c4456', '#f6ece8'],
    ['#7c4456', '#d9977c', '#5f7f78'],
    '#ebe2dc',
  ],
  // Walnut and cream, the one dark with wood.
  [
    ['planks', '#8a6042'],
    ['boards', '#7a4c34'],
    '#efe4d2',
    '#5a3c2c',
    ['#e4d6be', '#f4ecde'],
    ['#b65f3f', '#35565c', '#d9a441'],
    '#d8cdbc',
  ],
]

/** The scheme of a seed; neighbouring seeds differ, and every thirteen see all. */
export function schemeOf(seed: number): Scheme {
  const [[floor, ground], [feature, featureColour], wall, wood, [cloth, cover], accents, stone] =
    nth(rows, (seed * 5) % rows.length)
  return { floor, ground, feature, featureColour, wall, wood, cloth, cover, accents, stone }
}
