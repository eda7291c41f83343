import { backBar } from '../../furniture/back-bar.ts'
import { centrepiece } from '../../furniture/bouquets.ts'
import { carpet } from '../../furniture/carpets.ts'
import { cluster, disc } from '../../furniture/hall-lights.ts'
import { placeSetting } from '../../furniture/laid-table.ts'
import { picture } from '../../furniture/pictures.ts'
import { broadleaf } from '../../furniture/planting.ts'
import { areca } from '../../furniture/plants.ts'
import { chair, table } from '../../furniture/seating.ts'
import { garden } from '../../outdoors/outlook.ts'
import type { View } from '../../paper/camera.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { group, type Markup, type Svg } from '../../paper/svg.ts'
import { ceiling, corners, downlights } from '../../rooms/ceilings.ts'
import { clad } from '../../rooms/cladding.ts'
import type { Window } from '../../rooms/curtains.ts'
import { floor } from '../../rooms/floors.ts'
import { beams, glazing, openingOf } from '../../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../../rooms/indoors.ts'
import type { Room } from '../../rooms/room.ts'
import { schemeOf, type Scheme } from '../../rooms/schemes.ts'
import type { Look } from '../../scene.ts'

const room: Room = { left: -3.5, right: 3.5, front: -4, back: 6.8, height: 3.3 }

/** A room for one long table under a cluster of lamps, curtained windows on a side, a wall of wine or a painting at its end. */
export function privateRoom(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 17 + 5)
  const scheme = schemeOf(Math.floor(seed / 5) + 1)
  const view: View = {
    eye: [1.45, -2.7, 1.8],
    yaw: -12,
    focal: 1190,
    centre: [800, sheet.height * 0.44],
  }
  const window: Window = {
    side: 'left',
    from: 0.7,
    to: 6,
    sill: 0.06,
    head: 2.9,
    panes: 4,
    dressing: 'curtains',
    cloth: scheme.cover,
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 5, 2.2])
  const sun = beams(on, window)
  const wine = seed % 2 > 0
  const body =
    sheet.wash(on.mood.tone('#5a463a', 0.2)) +
    ceiling(on, 'tray') +
    downlights(on, 4, 3) +
    floor(on, scheme.floor, scheme.ground, seed) +
    clad(on, 'right', 'panels', scheme.featureColour) +
    sun.wall +
    clad(on, 'back', wine ? 'slats' : 'plaster', wine ? scheme.wood : scheme.accents[1]) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(sheet.clip(openingOf(on, window)), garden(on, seed + 4, 12, 0)) +
    corners(on) +
    (wine
      ? backBar(on, 'back', -2.1, 2.1, { arched: true, wood: scheme.wood, seed, high: 2.8 })
      : disc(on, 0, 1.95, 0.95, ['#d9a862', '#c08a4a'])) +
    picture(on, 'right', 3.4, 1.2, 1.5, 1.2, scheme.accents, seed) +
    glazing(on, window) +
    carpet(on, -2.1, 0.2, 4.2, 5.4, [scheme.cloth, scheme.accents[0], scheme.cover], 'border') +
    sun.floor +
    areca(on, [room.left + 0.7, room.back - 0.6], 2, seed) +
    broadleaf(on, [room.right - 0.6, room.back - 0.6], 1.8, seed, scheme.stone) +
    dinner(on, scheme, seed) +
    cluster(on, [0, 2.8, 2.05], 1, 13, chance.pick(['globes', 'tubes'] as const), seed) +
    sun.air
  return sheet.finish(seed % 4 > 1 ? flipped(on, body) : body, { threshold: 202, vignette: 0.28 })
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
