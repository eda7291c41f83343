import { solid } from '../../../buildings/solids.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { sunLounger } from '../../../furniture/living/loungers.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { chair, easyChair, table } from '../../../furniture/living/seating.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import type { Random } from '../../../paper/random.ts'
import type { Markup } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Scheme } from '../../../rooms/schemes.ts'
import { deckSofa, lantern, roundTable } from './furniture.ts'
import { planted, type Planted } from './planted.ts'

/** Planters at the far end and along the railing, near ones last. */
export function planting(room: Room, scheme: Scheme, covered: boolean, seed: number): Planted[] {
  const bed = (from: Spot, to: Spot, rise: number, n: number): Planted => ({
    from,
    to,
    z: 0,
    width: 0.5,
    height: 0.52,
    colour: scheme.featureColour,
    kinds: n % 2 ? ['bougainvillea', 'shrub', 'hedge'] : ['shrub', 'bougainvillea'],
    rise,
    seed: seed + n,
  })
  const x = room.right - 0.36
  return [
    bed([room.left + 0.2, room.back - 0.36], [room.right - 0.2, room.back - 0.36], 0.7, 1),
    bed([x, 8.6], [x, room.back - 1], 0.75, 2),
    covered ? bed([x, 1.2], [x, 4.4], 0.75, 3) : bed([x, 6.6], [x, 8], 0.7, 4),
  ]
}

/** A frangipani in a square pot: its middle and height in metres. */
function potted(on: Indoors, [x, y]: Spot, height: number, colour: string, seed: number): Markup {
  const symbol = tree(on, 'frangipani', { seed: seed + 5, range: 'near', detail: 4 })
  return (
    solid(on, rectangle(x - 0.42, y - 0.42, 0.84, 0.84), 0, 0.62, colour) +
    stand(on.camera, symbol, [x, y, 0.58], height)
  )
}

/** Sofas round a low table in front, loungers behind. */
export function lounge(on: Indoors, scheme: Scheme, chance: Random, seed: number): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const x = room.right - 0.2
  const beds = planting(room, scheme, false, seed).slice(1)
  const cloth = chance.pick(['#efe5d4', '#e4d6be', scheme.cloth])
  const middle: Spot = [room.right - 2.1, 4.2]
  return (
    potted(on, [room.left + 0.9, room.back - 1.2], 2.7, '#d8c8b0', seed) +
    beds.map((bed) => planted(on, bed)).join('') +
    sunLounger(on, [room.left + 1.7, 8.4], 0, scheme.wood, '#f4eadb', first) +
    sunLounger(on, [room.left + 2.9, 8.4], 0, scheme.wood, '#f4eadb', first) +
    carpet(
      on,
      middle[0] - 1.5,
      middle[1] - 1.6,
      3,
      3.4,
      [scheme.cover, second, third],
      chance.pick(['border', 'stripes', 'waves']),
    ) +
    deckSofa(on, [x - 0.95, middle[1] + 1.8], -90, 3.5, scheme.wood, cloth, [
      second,
      first,
      third,
    ]) +
    easyChair(on, [middle[0] - 1, middle[1] + 0.6], 80, second, scheme.wood) +
    roundTable(on, [middle[0] + 0.2, middle[1] + 0.3], 0.55, scheme.stone, scheme.wood) +
    bowl(on, [middle[0] + 0.2, middle[1] + 0.3, 0.39], 0.18, third) +
    easyChair(on, [middle[0] - 1.1, middle[1] - 1.1], 100, second, scheme.wood) +
    lantern(on, [room.left + 1.9, 6.9, 0], 0.5) +
    broadleaf(on, [room.left + 0.75, 2.4], 1.8, seed + 5, '#e3d4bc')
  )
}

/** A table laid under lamps, a sofa behind it. */
export function dining(on: Indoors, scheme: Scheme, chance: Random, seed: number): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const [far, near] = planting(room, scheme, true, seed).slice(1)
  const at: Spot = [room.left + 2.3, 2.6]
  const seats = [0, 1, 2].map((i) => at[1] + 0.3 + i * 0.8)
  const colour = chance.pick([first, second])
  return (
    potted(on, [room.right - 1.7, room.back - 1.3], 2.9, '#5a4a40', seed) +
    (far ? planted(on, far) : '') +
    carpet(
      on,
      room.left + 1,
      7.6,
      4.4,
      2.8,
      [scheme.cover, first, third],
      chance.pick(['border', 'stripes']),
    ) +
    deckSofa(on, [room.left + 1.2, 9.6], 0, 3.2, scheme.wood, '#efe5d4', [first, third]) +
    roundTable(on, [room.left + 2.6, 8.3], 0.45, scheme.stone, scheme.wood) +
    easyChair(on, [room.left + 5.3, 8], 75, second, scheme.wood) +
    seats
      .toReversed()
      .map((y) => chair(on, [at[0] + 1.45, y + 0.46], 90, colour, scheme.wood, 'open'))
      .join('') +
    table(on, at, [1.1, 2.6, 0.74], scheme.wood) +
    bowl(on, [at[0] + 0.55, at[1] + 1.5, 0.74], 0.2, third) +
    seats
      .toReversed()
      .map((y) => chair(on, [at[0] - 0.35, y], -90, colour, scheme.wood, 'open'))
      .join('') +
    (near ? planted(on, near) : '') +
    [0, 1, 2]
      .map((i) =>
        hanging(on, [at[0] + 0.55, at[1] + 2.2 - i * 0.9, 2.2 + (i % 2) * 0.6], 0.5, 'rattan'),
      )
      .join('') +
    lantern(on, [room.left + 0.6, 5.6, 0], 0.5) +
    broadleaf(on, [room.right - 1, 0.6], 1.5, seed + 5, '#e3d4bc')
  )
}
