import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { lampBox } from '../../../rooms/arches.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { down, level } from '../../../rooms/room.ts'
import { GALLERY } from './measures.ts'
import { type Basin, basinPlan, waterMusic } from './water-music.ts'

/** The stone floor far below the gallery, with the light that falls through the vault. */
export function floorOf(on: Indoors, basin: Basin, sunny: number): Markup {
  const { camera, room, mood, light, sheet } = on
  const plan = level(on, room.left, -3, room.right - room.left, room.back + 3)
  const paint = down(
    on,
    [
      [0, mood.tone('#e6d4b8', 0.86)],
      [0.2, mood.tone('#dcc8aa', 0.62)],
      [1, mood.tone('#c3ab8e', 0.36)],
    ],
    [0, room.back, 0],
    [0, 6, 0],
  )
  let [joints, patches] = ['', '']
  for (let x = room.left; x < room.right; x += 1.8) joints += level(on, x, -3, 0.03, room.back + 3)
  for (let y = -3; y < room.back; y += 1.8)
    joints += level(on, room.left, y, room.right - room.left, 0.03)
  for (let y = 2; y < room.back - 3; y += 4.9)
    patches += camera.ground([
      [-6, y],
      [10, y - 5],
      [10, y - 1.2],
      [-6, y + 3.8],
    ])
  const ringed =
    camera.ground(basinPlan(basin, 3)) + camera.ground(basinPlan(basin, 2.6).toReversed())
  return group(
    sheet.clip(plan),
    shape(plan, paint) +
      shape(joints, mood.shade, opacity(0.18)) +
      shape(ringed, mood.tone('#9a6a48', 0.5), ' fill-rule="evenodd"') +
      shape(patches, light.colours.sunlight, opacity(0.5 * sunny) + sheet.blur(3)),
  )
}

/** Trees in tubs, benches, the fountain and walkers round it, far to near. */
export function onTheFloor(
  on: Indoors,
  basin: Basin,
  seed: number,
  shoppers: (level: number, x: number, count: number, from: number) => Markup,
): Markup {
  const { camera, room } = on
  const chance = random(seed + 31)
  const [x, y] = basin.middle
  const kinds = chance.pick([
    ['frangipani', 'royalPalm'],
    ['royalPalm', 'frangipani'],
    ['gulmohar', 'royalPalm'],
  ] as const)
  const trees = kinds.map((kind, i) => tree(on, kind, { seed: seed + i, range: 'near', detail: 4 }))
  const low = tree(on, 'bougainvillea', { seed: 4, range: 'near', detail: 1 })
  const tub = (u: number, v: number, i: number): Markup =>
    shape(
      camera.ground(rectangle(u - 1.3, v - 1.7, 2.6, 2.6)),
      on.mood.shade,
      opacity(0.3) + on.sheet.blur(6),
    ) +
    lampBox(on, [u - 1.1, v - 1.1, 0], [2.2, 2.2, 0.6], '#c9a47c') +
    stand(camera, nth(trees, i % 2), [u, v, 0.6], chance.between(5, 6.6), i % 3 > 0) +
    [-0.6, 0, 0.6].map((s) => stand(camera, low, [u + s, v - 0.7, 0.6], 0.7, s > 0)).join('')
  const rows = [1, 0.34, -0.34, -1].map((share) => y + share * (basin.long + 1.6))
  const out = basin.half + 2.4
  return (
    shoppers(0, x, 8, y + basin.long + 3) +
    tub(x + out, nth(rows, 0), 0) +
    tub(x - out, nth(rows, 0), 1) +
    shoppers(0, x + out + 1.4, 9, 22) +
    shoppers(0, x - out - 1, 6, 26) +
    tub(x + out, nth(rows, 1), 1) +
    waterMusic(on, basin, seed) +
    tub(x - out, nth(rows, 1), 0) +
    tub(room.right - GALLERY - 2, y + 2.5, 1) +
    tub(x + out, nth(rows, 2), 0) +
    tub(x + out - 1, nth(rows, 3), 1) +
    tub(x - out, nth(rows, 2), 1)
  )
}
