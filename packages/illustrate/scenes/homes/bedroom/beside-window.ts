import { bed, bedding } from '../../../furniture/bedroom/beds.ts'
import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, pouf } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { standing } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench, easyChair } from '../../../furniture/living/seating.ts'
import { cabinet } from '../../../furniture/living/storage.ts'
import type { Markup } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { bedsides } from './bedside.ts'

/** The bed before the wall that counts, the window beside it. */
export const featureWall: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(4.1, 4.5)
  const height = chance.between(2.85, 3.1)
  const arched = chance.chance(0.4)
  return {
    room: { left: -2.9, right: 2.9, front: -3, back, height },
    eye: [chance.between(0.2, 0.6), -2, 1.42],
    yaw: chance.between(-10, -4),
    focal: 1170,
    horizon: 0.47,
    windows: [
      {
        side: 'left',
        from: 0.2,
        to: back - 0.55,
        sill: arched ? 0.04 : chance.pick([0.04, 0.5]),
        head: height - 0.34,
        panes: arched ? 3 : chance.pick([2, 3]),
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.wall, scheme.cloth]),
        arched,
      },
    ],
    sun: [-2.9, 2.5, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'plain', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { seed }),
    outside,
    balcony: arched,
    things: (on, patches) => featureThings(on, setting, patches),
  }
}

function featureThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const [w, l] = [1.95, 2.1]
  const x = chance.between(-0.7, -0.4)
  const y = room.back - l
  const [first, second, third] = scheme.accents
  const made = bedding(
    scheme,
    chance.pick(['channels', 'panel', 'slats', 'wings', 'arch', 'cane'] as const),
  )
  const bare = scheme.feature === 'plaster' || scheme.feature === 'wainscot'
  return (
    carpet(on, x - 0.8, y - 0.9, w + 1.6, 2.4, [scheme.cover, second, first], chance.pick(weaves)) +
    patches +
    (bare ? pictures(on, 'back', x + w / 2, 1.92, 1.5, [first, second], seed) : '') +
    (chance.chance(0.5)
      ? broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.8, seed, scheme.cover)
      : areca(on, [room.left + 0.6, room.back - 0.5], 1.6, seed)) +
    bedsides(on, setting, 'back', x, w, made.headboard === 'wings' ? 0.54 : 0.14) +
    picture(on, 'right', room.back - 1.5, 1.62, 1, 1.2, [first, third], seed + 1) +
    cabinet(on, 'right', room.back - 2.3, [1.7, 0.46, 0.76], scheme.wood) +
    pot(on, [room.right - 0.24, room.back - 1.9, 0.76], 0.36, on.mood.tone(second, 0.5)) +
    bed(on, 'back', x, w, l, made) +
    bench(on, [x + 0.2, y - 0.66], w - 0.4, 0.46, scheme.cloth, scheme.wood) +
    standing(on, [room.left + 0.4, y + 0.5], 1.5, 0.2) +
    (seed % 2
      ? easyChair(on, [room.left + 0.8, y - 0.9], chance.between(28, 48), second, scheme.wood)
      : caneChair(on, [room.left + 0.8, y - 0.9], chance.between(28, 48), second, scheme.wood)) +
    roundTable(on, [room.left + 1.75, y - 0.9], 0.24, 0.48, scheme.wood) +
    pot(on, [room.left + 1.75, y - 0.9, 0.48], 0.2, on.mood.tone(third, 0.5))
  )
}

/** Across the room into a corner of glass, the bed to one side of it. */
export const glassCorner: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(4.4, 4.8)
  const height = chance.between(2.9, 3.1)
  const glass = {
    sill: chance.pick([0.04, 0.45]),
    head: height - 0.28,
    frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
    dressing: 'none' as const,
  }
  return {
    room: { left: -2.8, right: 3, front: -3, back, height },
    eye: [1.7, -1.7, 1.4],
    yaw: chance.between(-29, -25),
    focal: 1110,
    horizon: 0.47,
    windows: [
      { side: 'left', from: 0.8, to: back - 0.12, panes: 3, ...glass },
      { side: 'back', from: -2.68, to: -1.3, panes: 1, ...glass },
    ],
    sun: [-2.8, 3.2, 1.95],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { from: -1.16, seed }),
    outside,
    balcony: glass.sill < 0.2,
    things: (on, patches) => cornerThings(on, setting, patches),
  }
}

function cornerThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const [w, l] = [1.9, 2.1]
  const x = -0.35
  const y = room.back - l
  const [first, second, third] = scheme.accents
  const made = bedding(scheme, chance.pick(['channels', 'arch', 'slats', 'posts'] as const))
  return (
    carpet(on, x - 1, y - 0.7, w + 1.6, 2.2, [scheme.cover, first, second], chance.pick(weaves)) +
    patches +
    areca(on, [room.left + 0.55, room.back - 0.55], 1.8, seed) +
    bedsides(on, setting, 'back', x, w, 0.14) +
    bed(on, 'back', x, w, l, made) +
    bench(on, [x + 0.2, y - 0.66], w - 0.4, 0.46, first, scheme.wood) +
    easyChair(on, [room.left + 1.1, y + 0.1], 62, second, scheme.wood) +
    standing(on, [room.left + 0.35, y + 0.3], 1.6, 0.3) +
    roundTable(on, [room.left + 0.95, y - 0.35], 0.24, 0.48, scheme.wood) +
    pot(on, [room.left + 0.95, y - 0.35, 0.48], 0.2, on.mood.tone(third, 0.5)) +
    pouf(on, [x - 0.3, y - 1.2], 0.3, third)
  )
}
