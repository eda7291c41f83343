import { carpet } from '../../../furniture/living/carpets.ts'
import { cluster } from '../../../furniture/lights/hall-lights.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { barLamp, hanging } from '../../../furniture/lights/luminaires.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { cabinet } from '../../../furniture/living/storage.ts'
import { wallScreen } from '../../../furniture/work/workplace.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { acrossTable, awayTable, ringTable } from './set-table.ts'

/** A long table towards a wall of windows. */
export const towardsCity: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(6.6, 7.2)
  const height = chance.between(3, 3.2)
  return {
    room: { left: -3.4, right: 3.4, front: -3, back, height },
    eye: [chance.between(-0.5, 0.5), -2.3, 1.5],
    yaw: chance.between(-3, 3),
    focal: 1120,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: -3.1,
        to: 3.1,
        sill: 0.05,
        head: height - 0.28,
        panes: chance.pick([4, 5]),
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [chance.between(-1.5, 1.5), back, 2],
    ceiling: { kind: chance.pick(['tray', 'slats'] as const), colour: scheme.wood, lamps: [3, 4] },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      return (
        carpet(on, -2.2, 0.8, 4.4, 5.2, [scheme.cover, second, first], 'border') +
        patches +
        areca(on, [right - 0.5, back - 0.5], 1.9, seed) +
        areca(on, [left + 0.5, back - 0.5], 1.7, seed + 2) +
        wallScreen(on, 'right', 2.2, 2.6, first) +
        cabinet(on, 'left', 2, [2.6, 0.45, 0.7], scheme.wood) +
        pot(on, [left + 0.24, 2.6, 0.7], 0.4, on.mood.tone(third, 0.5)) +
        picture(on, 'left', 3.4, 1.7, 1.7, 1.1, [second, first], seed) +
        awayTable(on, setting, [-0.75, 1.3], 1.5, 4) +
        barLamp(on, [0, 1.8, 2.15], 3, true)
      )
    },
  }
}

/** A table that lies across before a screen on the wall ahead, the window beside it. */
export const beforeScreen: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.4, 4.8)
  const height = chance.between(3, 3.2)
  return {
    room: { left: -3.6, right: 3.4, front: -3, back, height },
    eye: [chance.between(0.4, 0.8), -2.3, 1.55],
    yaw: chance.between(-10, -5),
    focal: 1100,
    horizon: 0.46,
    windows: [
      {
        side: 'left',
        from: -0.2,
        to: back - 0.4,
        sill: 0.5,
        head: height - 0.28,
        panes: 4,
        dressing: chance.pick(['blind', 'none'] as const),
        cloth: scheme.cover,
      },
    ],
    sun: [-3.6, 2.8, 2],
    ceiling: {
      kind: chance.pick(['plain', 'beams', 'tray'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [4, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    dress: (on) => clad(on, 'right', 'slats', scheme.wood),
    outside,
    things: (on, patches) =>
      patches +
      wallScreen(on, 'back', -1.5, 3, first) +
      areca(on, [on.room.left + 0.6, back - 0.5], 1.8, seed) +
      broadleaf(on, [on.room.right - 0.6, back - 0.5], 1.8, seed, scheme.cover) +
      cabinet(on, 'right', 0.6, [2.4, 0.45, 0.7], scheme.cover) +
      pot(on, [on.room.right - 0.24, 1.6, 0.7], 0.36, on.mood.tone(third, 0.5)) +
      picture(on, 'right', 1.9, 1.7, 1.4, 1, [second, first], seed) +
      acrossTable(on, setting, [-1.7, 1.3], 3.4, 1.2) +
      [-0.9, 0, 0.9].map((u) => hanging(on, [u, 1.9, 2.05], 0.4, 'cone', second)).join(''),
  }
}

/** A round table below a cluster of lamps. */
export const roundTableRoom: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second] = scheme.accents
  const back = chance.between(4.8, 5.2)
  const height = chance.between(3.1, 3.3)
  return {
    room: { left: -3.4, right: 3.4, front: -3, back, height },
    eye: [chance.between(-0.7, -0.3), -2.3, 1.6],
    yaw: chance.between(4, 8),
    focal: 1100,
    horizon: 0.46,
    windows: [
      {
        side: 'right',
        from: -0.2,
        to: back - 0.4,
        sill: 0.05,
        head: height - 0.3,
        panes: 4,
        dressing: 'curtains',
        cloth: scheme.cover,
        arched: chance.chance(0.4),
      },
    ],
    sun: [3.4, 2.8, 2],
    ceiling: { kind: 'tray', lamps: [3, 3] },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) =>
      carpet(on, -2, 0.3, 4, 3.4, [scheme.cover, second, first], 'moons') +
      patches +
      pictures(on, 'back', -1.2, 1.75, 2.2, [first, second], seed) +
      cabinet(on, 'left', 1.6, [2.4, 0.45, 0.7], scheme.wood) +
      areca(on, [on.room.left + 0.6, back - 0.5], 1.8, seed) +
      broadleaf(on, [on.room.right - 0.6, back - 0.5], 1.9, seed, scheme.cover) +
      ringTable(on, setting, [0, 2], 1.15) +
      cluster(on, [0, 2, 2], 0.6, 9, 'globes', seed),
  }
}

/** Across the room to a corner of glass, a long table before it. */
export const cornerTable: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second] = scheme.accents
  const back = chance.between(5, 5.4)
  const height = chance.between(3, 3.2)
  const glass = {
    sill: 0.05,
    head: height - 0.26,
    dressing: 'none' as const,
    frame: chance.pick(['#3a322e', '#f2ede2']),
  }
  return {
    room: { left: -3.4, right: 3.6, front: -3, back, height },
    eye: [2.2, -2.2, 1.55],
    yaw: chance.between(-27, -23),
    focal: 1070,
    horizon: 0.46,
    windows: [
      { side: 'left', from: 0.2, to: back - 0.12, panes: 4, ...glass },
      { side: 'back', from: -3.28, to: 0.4, panes: 3, ...glass },
    ],
    sun: [-3.4, 3.4, 2],
    ceiling: {
      kind: chance.pick(['beams', 'plain', 'slats'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [3, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { from: 0.54, seed }),
    outside,
    things: (on, patches) =>
      patches +
      areca(on, [on.room.left + 0.6, back - 0.6], 1.9, seed) +
      wallScreen(on, 'back', 1.1, 2.2, first) +
      broadleaf(on, [0.3, back - 0.5], 1.7, seed, scheme.cover) +
      awayTable(on, setting, [-1.2, 0.9], 1.4, 3) +
      barLamp(on, [-0.5, 1.4, 2.1], 2.2, true) +
      cabinet(on, 'right', 1.4, [2, 0.45, 0.7], second),
  }
}
