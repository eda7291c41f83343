import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, pouf } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { lowTables } from '../../../furniture/living/low-tables.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench, easyChair, settee } from '../../../furniture/living/seating.ts'
import { cabinet, screenWall } from '../../../furniture/living/storage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'

/** A sofa before the wall that counts, the window beside it. */
export const lounge: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4.5, 5)
  const height = chance.between(2.95, 3.2)
  const arched = chance.chance(0.34)
  return {
    room: { left: -3.4, right: 3.4, front: -3, back, height },
    eye: [chance.between(0.5, 0.9), -2.1, 1.38],
    yaw: chance.between(-11, -6),
    focal: 1120,
    horizon: 0.48,
    windows: [
      {
        side: 'left',
        from: 0.2,
        to: back - 0.6,
        sill: 0.04,
        head: height - 0.3,
        panes: arched ? 3 : chance.pick([3, 4]),
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.wall, scheme.cloth]),
        arched,
      },
    ],
    sun: [-3.4, 2.9, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'plain', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f4efe4']),
      lamps: [4, 3],
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { seed: setting.seed }),
    outside,
    balcony: true,
    things: (on, patches) => loungeThings(on, setting, patches),
  }
}

function loungeThings(on: Indoors, { seed, chance, scheme }: Setting, patches: Markup): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const w = chance.between(2.6, 3)
  const x = -w * 0.5 + chance.between(0, 0.3)
  const y = room.back - 1.1
  const low: Spot = [x + w * 0.42, y - 1.15]
  const bare = ['plaster', 'panels', 'wainscot'].includes(scheme.feature)
  return (
    carpet(on, x - 0.5, y - 2.2, w + 1, 2.9, [scheme.cover, second, first], chance.pick(weaves)) +
    patches +
    (bare ? pictures(on, 'back', x + w * 0.5, 1.82, w * 0.9, [first, second], seed) : '') +
    areca(on, [room.left + 0.7, room.back - 0.6], 1.8, seed) +
    screenWall(on, 'right', room.back - 1.75, 1.7, scheme.wood) +
    pot(on, [room.right - 0.25, room.back - 0.9, 0.52], 0.34, on.mood.tone(third, 0.5)) +
    standing(on, [x + w + 0.4, room.back - 0.45], 1.65) +
    settee(on, [x, y], 0, w, scheme.cloth, [first, second, third]) +
    hanging(on, [x - 0.45, room.back - 0.6, 1.65], 0.34, chance.pick(['rattan', 'globe', 'drum'])) +
    caneChair(on, [x - 0.5, y - 1.3], 68, second, scheme.wood) +
    easyChair(on, [x + w + 0.35, y - 1.9], -62, chance.pick([first, second]), scheme.wood) +
    lowTables(on, low, 0.5, scheme.stone, scheme.wood, seed) +
    blossom(on, [low[0] - 0.1, low[1], 0.35], on.mood.tone(third, 0.5), seed) +
    bench(on, [x + 0.5, y - 2.6], 1.4, 0.5, first, scheme.wood) +
    pouf(on, [x - 0.1, y - 2.5], 0.3, third)
  )
}

/** Towards a wall of windows: a sofa on one side, chairs on the other, lamps over the table. */
export const towardsView: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(5.2, 5.8)
  const height = chance.between(3, 3.3)
  const arched = chance.chance(0.4)
  return {
    room: { left: -3.5, right: 3.5, front: -3, back, height },
    eye: [chance.between(-0.5, 0.1), -2.5, 1.34],
    yaw: chance.between(-3, 3),
    focal: 1120,
    horizon: 0.5,
    windows: [
      {
        side: 'back',
        from: -3.2,
        to: 3.2,
        sill: 0.04,
        head: height - 0.28,
        panes: arched ? chance.pick([3, 5]) : chance.pick([4, 5, 6]),
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.wall, scheme.featureColour]),
        arched,
        frame: chance.pick(['#3a322e', scheme.wood, '#f2ede2']),
      },
    ],
    sun: [chance.between(-1.8, 1.8), back, chance.between(1.7, 2.1)],
    ceiling: {
      kind: chance.pick(['tray', 'slats', 'plain'] as const),
      colour: scheme.wood,
      lamps: [3, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed: setting.seed }),
    outside,
    balcony: true,
    things: (on, patches) => viewThings(on, setting, patches),
  }
}

function viewThings(on: Indoors, { seed, chance, scheme }: Setting, patches: Markup): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const y = 1.6
  const low: Spot = [0.05, y + 1.2]
  const form = chance.pick(['globe', 'rattan', 'cone', 'drum'] as const)
  const size = form === 'globe' ? 0.22 : 0.4
  const drops = [
    [-0.3, 0, 2.05],
    [0.1, 0.35, 1.8],
    [0.45, -0.1, 2.25],
  ] as const
  return (
    carpet(on, -2, y - 0.5, 4, 3.3, [scheme.cover, first, second], chance.pick(weaves)) +
    patches +
    picture(on, 'right', y + 1.5, 1.75, 1.5, 1.05, [second, first], seed + 4) +
    broadleaf(on, [room.right - 0.7, room.back - 0.6], 2, seed, scheme.cover) +
    areca(on, [room.left + 0.6, room.back - 0.7], 1.7, seed) +
    cabinet(on, 'left', y + 0.2, [2.2, 0.45, 0.62], scheme.wood) +
    pot(on, [room.left + 0.24, y + 0.7, 0.62], 0.42, on.mood.tone(second, 0.5)) +
    pot(on, [room.left + 0.24, y + 1.05, 0.62], 0.26, on.mood.tone(third, 0.5)) +
    standing(on, [room.right - 0.6, y + 3], 1.6) +
    easyChair(on, [-1.1, y + 2.6], 20, second, scheme.wood) +
    settee(on, [room.right - 1.6, y + 2.9], -90, 2.8, scheme.cloth, [first, third]) +
    easyChair(on, [-1.55, y + 0.3], 82, second, scheme.wood) +
    lowTables(on, low, 0.55, scheme.stone, scheme.wood, seed) +
    blossom(on, [low[0] - 0.12, low[1], 0.35], on.mood.tone(first, 0.5), seed) +
    drops
      .map(([dx, dy, z]) => hanging(on, [low[0] + dx, low[1] + dy, z], size, form, second))
      .join('') +
    bench(on, [-0.5, y - 0.55], 1.4, 0.5, first, scheme.wood)
  )
}
