import { barLamp, hanging } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf, trough } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import {
  conference,
  desk,
  partitionAway,
  partitionFacing,
  swivel,
} from '../../../furniture/work/workplace.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'

/** What desks are topped with. */
export const tops = ['#f4efe4', '#e0c198', '#c49a68'] as const

/** A desk with its chair pushed a little out, worked at from the front of its frame. */
function place(on: Indoors, at: Spot, { chance, scheme }: Setting, top: string): Markup {
  const [first, second] = scheme.accents
  return (
    desk(on, at, 0, top, second) +
    swivel(on, [at[0] + 0.45, at[1] - 0.62], chance.between(-14, 14), first)
  )
}

/** Desks on one side, a lockable glass meeting room on the other, the view ahead. */
export const glassRoom: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(7, 7.8)
  const height = chance.between(2.95, 3.2)
  return {
    room: { left: -5, right: 4.6, front: -3.4, back, height },
    eye: [chance.between(-0.6, -0.2), -2.5, 1.5],
    yaw: chance.between(-1, 4),
    focal: 1210,
    horizon: 0.48,
    windows: [
      {
        side: 'back',
        from: -4.7,
        to: 4.3,
        sill: chance.pick([0.06, 0.7]),
        head: height - 0.28,
        panes: chance.pick([6, 7, 8]),
        dressing: chance.pick(['blind', 'none'] as const),
        cloth: scheme.cover,
      },
    ],
    sun: [chance.between(-2.4, 0.4), back, 2.25],
    ceiling: {
      kind: chance.pick(['plain', 'slats', 'tray'] as const),
      colour: scheme.wood,
      lamps: [5, 3],
    },
    floor: {
      kind: chance.pick(['stone', 'planks', 'terrazzo'] as const),
      colour: chance.pick(['#c2beb4', '#d3b184', '#e3dccf']),
    },
    wall: scheme.wall,
    dress: (on) =>
      clad(
        on,
        'right',
        chance.pick(['boards', 'slats', 'plaster'] as const),
        scheme.featureColour,
      ) + clad(on, 'left', 'plaster', scheme.featureColour),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [first, second] = scheme.accents
      const [glass, front] = [1.3, 2.2]
      const wide = right - glass
      const start = left + 0.75
      const rows = [1.5, 3.4, 5.3].map((y) => back - y)
      const top = chance.pick(tops)
      return (
        patches +
        picture(on, 'right', back - 3, 1.6, 1.8, 1.1, [first, second], seed) +
        // Its fronds keep clear of the glass.
        areca(on, [glass - 1.35, back - 0.7], 1.5, seed) +
        conference(
          on,
          [glass + wide * 0.36, front + 1.3],
          1.15,
          Math.min(2.8, back - front - 2.6),
          scheme.wood,
          first,
        ) +
        hanging(on, [glass + wide * 0.36 + 0.58, front + 2.4, 2.1], 0.5, 'cone', second) +
        partitionAway(on, glass, front, back, front + 0.5) +
        partitionFacing(on, glass, front, wide) +
        [0.75, 2.4]
          .map((u) => barLamp(on, [start + u, back - 5.3, height - 0.6], 4.4, true))
          .join('') +
        rows
          .map((y) => [0, 1.56].map((u) => place(on, [start + u, y], setting, top)).join(''))
          .join('') +
        trough(
          on,
          [glass + 0.1, front - 0.6, 0],
          [2.4, 0.34, 0.3],
          scheme.wood,
          ['shrub', 'hedge'],
          0.42,
          seed,
        ) +
        broadleaf(on, [glass + 1.3, front - 1.5], 1.5, seed, scheme.cover)
      )
    },
  }
}

/** Two banks of desks with an aisle between them towards a wall of windows. */
export const aisle: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(6.4, 7)
  const height = chance.between(3.1, 3.4)
  const arched = chance.chance(0.3)
  return {
    room: { left: -4.2, right: 4.2, front: -3.4, back, height },
    eye: [chance.between(-0.4, 0.4), -2.4, 1.52],
    yaw: chance.between(-3, 3),
    focal: 1120,
    horizon: 0.49,
    windows: [
      {
        side: 'back',
        from: -3.8,
        to: 3.8,
        sill: 0.06,
        head: height - 0.3,
        panes: arched ? 5 : chance.pick([5, 6]),
        dressing: 'none',
        arched,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [chance.between(-1.4, 1.4), back, 2.1],
    ceiling: {
      kind: chance.pick(['beams', 'plain', 'slats'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [4, 3],
    },
    floor: { kind: chance.pick(['planks', 'terrazzo'] as const), colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [first, second] = scheme.accents
      const top = chance.pick(tops)
      const rows = [1.5, 3.2, 4.9].map((y) => back - y)
      return (
        patches +
        areca(on, [left + 0.5, back - 0.5], 1.9, seed) +
        broadleaf(on, [right - 0.5, back - 0.5], 1.9, seed, scheme.cover) +
        pictures(on, 'right', 3, 1.75, 2.4, [second, first], seed) +
        [-2.35, 2.35].map((x) => barLamp(on, [x, back - 5, height - 0.6], 4.4, true)).join('') +
        rows
          .map((y) =>
            [left + 0.5, left + 2.05, 0.75, 2.3]
              .map((x) => place(on, [x, y], setting, top))
              .join(''),
          )
          .join('') +
        trough(
          on,
          [-0.25, back - 5.2, 0],
          [0.42, 4.2, 0.5],
          scheme.featureColour,
          ['shrub', 'hedge'],
          0.5,
          seed,
        )
      )
    },
  }
}
