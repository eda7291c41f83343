import { backBar } from '../../../furniture/dining/back-bar.ts'
import { centrepiece } from '../../../furniture/plants/bouquets.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { cluster, disc } from '../../../furniture/lights/hall-lights.ts'
import { placeSetting } from '../../../furniture/dining/laid-table.ts'
import { picture } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair, table } from '../../../furniture/living/seating.ts'
import { garden } from '../../../outdoors/outlook.ts'
import { random } from '../../../paper/random.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { interior } from '../../../rooms/interior.ts'
import type { Room } from '../../../rooms/room.ts'
import { schemeOf, type Scheme } from '../../../rooms/schemes.ts'
import type { Look } from '../../../scene.ts'

const room: Room = { left: -3.5, right: 3.5, front: -4, back: 6.8, height: 3.3 }

/** A room for one long table under a cluster of lamps, curtained windows on a side, a wall of wine or a painting at its end. */
export function privateRoom(look: Look): Svg {
  const { seed } = look
  const chance = random(seed * 17 + 5)
  const scheme = schemeOf(Math.floor(seed / 5) + 1)
  const wine = seed % 2 > 0
  return interior(look, {
    room,
    eye: [1.45, -2.7, 1.8],
    yaw: -12,
    focal: 1190,
    horizon: 0.44,
    windows: [
      {
        side: 'left',
        from: 0.7,
        to: 6,
        sill: 0.06,
        head: 2.9,
        panes: 4,
        dressing: 'curtains',
        cloth: scheme.cover,
      },
    ],
    sun: [room.left, 5, 2.2],
    ceiling: { kind: 'tray', lamps: [4, 3] },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.accents[1] },
    dress: (on) =>
      clad(on, 'right', 'panels', scheme.featureColour) +
      (wine ? clad(on, 'back', 'slats', scheme.wood) : ''),
    outside: (on) => garden(on, seed + 4, 12, 0),
    things: (on, patches) =>
      (wine
        ? backBar(on, 'back', -2.1, 2.1, { arched: true, wood: scheme.wood, seed, high: 2.8 })
        : disc(on, 0, 1.95, 0.95, ['#d9a862', '#c08a4a'])) +
      picture(on, 'right', 3.4, 1.2, 1.5, 1.2, scheme.accents, seed) +
      carpet(on, -2.1, 0.2, 4.2, 5.4, [scheme.cloth, scheme.accents[0], scheme.cover], 'border') +
      patches +
      areca(on, [room.left + 0.7, room.back - 0.6], 2, seed) +
      broadleaf(on, [room.right - 0.6, room.back - 0.6], 1.8, seed, scheme.stone) +
      dinner(on, scheme, seed) +
      cluster(on, [0, 2.8, 2.05], 1, 13, chance.pick(['globes', 'tubes'] as const), seed),
    mirrored: seed % 4 > 1,
  })
}

/** The long table and its chairs, farthest first. */
function dinner(on: Indoors, scheme: Scheme, seed: number): Markup {
  const seats = [4.35, 3.6, 2.85, 2.1, 1.35]
  const cloth = scheme.accents[1] === scheme.cloth ? scheme.accents[0] : scheme.accents[1]
  const row = (hand: -1 | 1): Markup =>
    seats
      .map((y) =>
        hand < 0
          ? chair(on, [-1.14, y + 0.23], -90, cloth, scheme.wood)
          : chair(on, [1.14, y - 0.23], 90, cloth, scheme.wood),
      )
      .join('')
  let laid = ''
  for (const y of seats)
    for (const x of [-0.42, 0.42]) laid += placeSetting(on, [x, y, 0.77], 0.9, scheme.wood)
  for (const [i, y] of [4, 2.85, 1.7].entries())
    laid += centrepiece(
      on,
      [0, y, 0.77],
      'low',
      ['#f6e4c8', '#ffffff', '#e9a65a', scheme.accents[0]],
      seed + i,
    )
  return (
    chair(on, [0.23, 5.5], 180, cloth, scheme.wood) +
    row(-1) +
    table(on, [-0.65, 0.85], [1.3, 4, 0.76], scheme.wood) +
    laid +
    row(1)
  )
}
