import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, corner, daybed, pouf, swing } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { lowTables } from '../../../furniture/living/low-tables.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf, trailing } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { easyChair, settee } from '../../../furniture/living/seating.ts'
import { bookcase, cabinet } from '../../../furniture/living/storage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'

/** Across the room into a corner of glass: a corner sofa, and a swing at the window. */
export const cornerRoom: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4.6, 5)
  const height = chance.between(3, 3.2)
  const frame = chance.pick(['#3a322e', '#f2ede2', scheme.wood])
  const glass = { sill: 0.04, head: height - 0.26, frame }
  return {
    room: { left: -3.2, right: 3.6, front: -3, back, height },
    eye: [2.1, -1.9, 1.36],
    yaw: chance.between(-32, -28),
    focal: 1090,
    horizon: 0.49,
    windows: [
      { side: 'left', from: 0.6, to: back - 0.12, panes: 3, dressing: 'none', ...glass },
      { side: 'back', from: -3.08, to: -0.3, panes: 2, dressing: 'none', ...glass },
    ],
    sun: [-3.2, 3.6, 2],
    ceiling: {
      kind: chance.pick(['plain', 'beams', 'tray'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', scheme.feature, scheme.featureColour, { from: -0.16, seed: setting.seed }),
    outside,
    balcony: true,
    things: (on, patches) => glassThings(on, setting, patches),
  }
}

function glassThings(on: Indoors, { seed, chance, scheme }: Setting, patches: Markup): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const sofa: Spot = [-0.1, room.back - 1.05]
  const low: Spot = [0.35, room.back - 2.4]
  const bare = ['plaster', 'panels', 'wainscot'].includes(scheme.feature)
  return (
    carpet(
      on,
      -1.4,
      room.back - 3.4,
      3.8,
      2.9,
      [scheme.cover, second, first],
      chance.pick(weaves),
    ) +
    patches +
    (bare ? picture(on, 'back', 1.3, 1.85, 1.5, 1, [first, second], seed) : '') +
    areca(on, [room.left + 0.6, room.back - 0.6], 1.9, seed) +
    trailing(on, [room.left + 0.7, 1.2, 2.2], 0.8, seed, third) +
    standing(on, [sofa[0] - 0.35, room.back - 0.5], 1.7, 0.5) +
    corner(on, sofa, 0, 2.9, scheme.cloth, [first, second, third]) +
    (chance.chance(0.5)
      ? swing(on, [room.left + 1.4, room.back - 3], 66, 1.5, scheme.wood, [scheme.cover, first])
      : daybed(on, [room.left + 1.3, room.back - 3.1], 74, second, scheme.wood, scheme.cover)) +
    lowTables(on, low, 0.5, scheme.stone, scheme.wood, seed) +
    blossom(on, [low[0], low[1], 0.35], on.mood.tone(second, 0.5), seed) +
    pouf(on, [low[0] - 1.15, low[1] - 0.55], 0.32, third) +
    caneChair(on, [low[0] - 0.3, low[1] - 1.65], 160, second, scheme.wood)
  )
}

/** A wall that is half window and half shelves, sofas face to face before it. */
export const halves: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4.6, 5)
  const height = chance.between(2.95, 3.2)
  const arched = chance.chance(0.5)
  return {
    room: { left: -3.5, right: 3.5, front: -3, back, height },
    eye: [chance.between(-0.4, 0.2), -2.3, 1.4],
    yaw: chance.between(-2, 4),
    focal: 1140,
    horizon: 0.49,
    windows: [
      {
        side: 'back',
        from: -3.1,
        to: 0.1,
        sill: arched ? 0.04 : 0.5,
        head: height - 0.34,
        panes: arched ? 2 : 3,
        dressing: arched ? 'none' : 'curtains',
        cloth: scheme.cover,
        arched,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [chance.between(-2.6, -1), back, 1.9],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [3, 3],
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', 'plaster', scheme.featureColour, { from: 0.5 }) +
      clad(on, 'right', scheme.feature, scheme.featureColour, { seed: setting.seed }),
    outside,
    balcony: arched,
    things: (on, patches) => halvesThings(on, setting, patches),
  }
}

function halvesThings(on: Indoors, { seed, chance, scheme }: Setting, patches: Markup): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const y = room.back - 3.4
  const low: Spot = [0, y + 1.2]
  return (
    carpet(on, -2, y - 0.5, 4, 3, [scheme.cover, first, second], chance.pick(weaves)) +
    patches +
    bookcase(on, 'back', 0.62, 2.7, room.height - 0.5, scheme.wood, seed) +
    pictures(on, 'left', y + 1.2, 1.7, 1.8, [second, first], seed) +
    broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.8, seed, scheme.cover) +
    cabinet(on, 'right', y + 0.4, [1.9, 0.42, 0.7], scheme.wood) +
    pot(on, [room.right - 0.22, y + 1.7, 0.7], 0.4, on.mood.tone(third, 0.5)) +
    easyChair(on, [-0.4, y + 2.6], 0, second, scheme.wood) +
    settee(on, [-1.35, y + 0.1], 90, 2.3, scheme.cloth, [first, third]) +
    settee(on, [1.45, y + 2.4], -90, 2.3, scheme.cloth, [second, first]) +
    lowTables(on, low, 0.5, scheme.stone, scheme.wood, seed) +
    blossom(on, [low[0], low[1], 0.35], on.mood.tone(second, 0.5), seed) +
    hanging(on, [low[0], low[1], 1.95], 0.62, chance.pick(['rattan', 'drum', 'cone']), first) +
    pouf(on, [-0.45, y - 0.5], 0.32, third) +
    pouf(on, [0.4, y - 0.65], 0.32, second)
  )
}
