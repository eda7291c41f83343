import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { daybed } from '../../../furniture/living/easy-seats.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { lowTables, roundTable } from '../../../furniture/living/low-tables.ts'
import { hanging, standing, tableLamp } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair, easyChair, settee, stool, table } from '../../../furniture/living/seating.ts'
import { bookcase, cabinet } from '../../../furniture/living/storage.ts'
import { swivel } from '../../../furniture/work/workplace.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'

/** A room for one: a broad desk before shelves, two chairs for visitors, the window beside it. */
export const cabin: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.2, 4.6)
  const height = chance.between(2.95, 3.15)
  return {
    room: { left: -3.2, right: 3, front: -3.2, back, height },
    eye: [chance.between(0.4, 0.8), -2.1, 1.42],
    yaw: chance.between(-11, -7),
    focal: 1130,
    horizon: 0.48,
    windows: [
      {
        side: 'left',
        from: 0,
        to: back - 0.5,
        sill: 0.06,
        head: height - 0.3,
        panes: 3,
        dressing: chance.pick(['curtains', 'blind', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.2, 2.6, 1.95],
    ceiling: {
      kind: chance.pick(['tray', 'plain', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [3, 2],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', scheme.feature, scheme.featureColour, { seed }) +
      clad(on, 'right', 'plaster', scheme.wall),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [x, y] = [-0.9, back - 2.1]
      return (
        carpet(on, -1.6, y - 1.5, 3.4, 3, [scheme.cover, second, first], chance.pick(weaves)) +
        patches +
        bookcase(on, 'back', -1.1, 2.5, height - 0.6, scheme.wood, seed) +
        broadleaf(on, [left + 0.6, back - 0.5], 1.9, seed, scheme.cover) +
        standing(on, [left + 0.4, y + 0.4], 1.6, 0.25) +
        cabinet(on, 'right', back - 2.6, [2, 0.45, 0.72], scheme.wood) +
        picture(on, 'right', back - 1.6, 1.65, 1.3, 1, [first, third], seed) +
        pot(on, [right - 0.22, back - 2.1, 0.72], 0.36, on.mood.tone(third, 0.5)) +
        swivel(on, [x + 1.25, y + 1.6], 180, first) +
        table(on, [x, y], [2, 0.9, 0.75], scheme.wood) +
        tableLamp(on, [x + 1.72, y + 0.6, 0.75], 0.5, second) +
        pot(on, [x + 0.3, y + 0.6, 0.75], 0.24, on.mood.tone(second, 0.5)) +
        chair(on, [x + 0.2, y - 0.75], 8, second, scheme.wood) +
        chair(on, [x + 1.25, y - 0.7], -8, second, scheme.wood) +
        easyChair(on, [left + 1, y - 0.6], 58, first, scheme.wood)
      )
    },
  }
}

/** A lounge to work in: sofas by the window, and a coffee bar. */
export const club: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(5.2, 5.8)
  const height = chance.between(3, 3.3)
  return {
    room: { left: -4, right: 4, front: -3.2, back, height },
    eye: [chance.between(-0.7, -0.2), -2.3, 1.44],
    yaw: chance.between(5, 10),
    focal: 1110,
    horizon: 0.48,
    windows: [
      {
        side: 'right',
        from: -0.2,
        to: back - 0.5,
        sill: 0.06,
        head: height - 0.3,
        panes: 4,
        dressing: 'none',
        arched: chance.chance(0.4),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [4, 3, 2],
    ceiling: {
      kind: chance.pick(['slats', 'beams', 'plain'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [4, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const y = 1.2
      const look = {
        low: scheme.wood,
        high: scheme.cover,
        top: scheme.stone,
        back: scheme.wall,
        wood: scheme.wood,
        metal: '#c99a4e',
        seed,
      }
      return (
        carpet(on, 0.3, y - 0.6, 3.3, 3, [scheme.cover, second, first], chance.pick(weaves)) +
        patches +
        cabinetRun(on, 'back', left + 0.1, 3, look, { tall: 'none', above: 'shelves' }) +
        pictures(on, 'back', 1.4, 1.75, 2, [first, second], seed) +
        broadleaf(on, [right - 0.6, back - 0.5], 2, seed, scheme.cover) +
        table(on, [left + 0.9, back - 2], [2.2, 0.6, 1.02], scheme.wood) +
        [0, 1, 2].map((i) => stool(on, [left + 1.1 + i * 0.7, back - 2.4], 0, first)).join('') +
        [0.5, 1.6]
          .map((u) => hanging(on, [left + 0.9 + u, back - 1.7, 2.05], 0.36, 'cone', second))
          .join('') +
        roundTable(on, [left + 2.9, 1.4], 0.42, 0.74, scheme.wood) +
        chair(on, [left + 2.4, 0.75], -20, third, scheme.wood) +
        settee(on, [right - 1, y + 2.6], -90, 2.7, scheme.cloth, [first, third]) +
        easyChair(on, [1, y + 2.2], 12, second, scheme.wood) +
        lowTables(on, [1.6, y + 1.1], 0.46, scheme.stone, scheme.wood, seed) +
        blossom(on, [1.6, y + 1.1, 0.35], on.mood.tone(third, 0.5), seed) +
        bowl(on, [left + 2.9, 1.4, 0.74], 0.16, second) +
        daybed(on, [0.7, y - 0.5], 0, second, scheme.wood, third) +
        areca(on, [right - 0.5, 0.6], 1.7, seed + 2)
      )
    },
  }
}
