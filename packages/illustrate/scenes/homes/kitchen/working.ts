import { carpet } from '../../../furniture/living/carpets.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { island } from '../../../furniture/kitchen/kitchen-island.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { picture } from '../../../furniture/pictures/pictures.ts'
import { broadleaf, trailing } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair, stool } from '../../../furniture/living/seating.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { kitchenOf, overhead } from './fittings.ts'

/** A counter below the window ahead, open shelves beside it, an island with stools in front. */
export const counterWindow: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.1, 4.5)
  const height = chance.between(2.85, 3.05)
  const arched = chance.chance(0.35)
  return {
    room: { left: -2.9, right: 2.9, front: -3, back, height },
    eye: [chance.between(-0.4, 0.3), -2, 1.5],
    yaw: chance.between(-3, 3),
    focal: 1120,
    horizon: 0.46,
    windows: [
      {
        side: 'back',
        from: -2,
        to: 2,
        sill: 1.05,
        head: height - 0.24,
        panes: arched ? 3 : chance.pick([3, 4, 5]),
        dressing: arched ? 'none' : chance.pick(['blind', 'none'] as const),
        cloth: scheme.cover,
        arched,
        frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
      },
    ],
    sun: [chance.between(-1, 1), back, 2],
    ceiling: {
      kind: chance.pick(['coffers', 'slats', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', 'squares', scheme.wall, { low: 0.9, high: 1.05 }) +
      clad(on, 'left', 'squares', kitchenOf(setting).back, {
        low: 0.9,
        high: 2.3,
        from: 1.6,
        seed,
      }),
    outside,
    things: (on, patches) => {
      const look = kitchenOf(setting)
      const [x, y, w] = [-1.25, back - 2.5, 2.5]
      const seat = chance.pick([first, second])
      return (
        patches +
        cabinetRun(on, 'left', 1.6, back - 1.62, look, {
          tall: 'none',
          above: 'shelves',
          fitted: 'hob',
        }) +
        cabinetRun(on, 'back', -2.3, 4.6, look, { tall: 'none', above: 'none', fitted: 'sink' }) +
        pot(on, [1.7, back - 0.25, 0.905], 0.4, on.mood.tone(third, 0.5)) +
        trailing(on, [-1.6, back - 0.3, 2.15], 0.7, seed, third) +
        areca(on, [2.5, back - 0.9], 1.7, seed) +
        picture(on, 'right', back - 2, 1.65, 1.1, 1.3, [first, second], seed) +
        island(
          on,
          x,
          y,
          w,
          0.9,
          scheme.stone,
          chance.pick([scheme.wood, look.low, first]),
          seed % 2 === 0,
        ) +
        bowl(on, [x + w * 0.7, y + 0.45, 0.935], 0.22, second) +
        blossom(on, [x + w * 0.3, y + 0.45, 0.935], on.mood.tone(first, 0.5), seed) +
        [0.12, 0.42, 0.72].map((share) => stool(on, [x + w * share, y - 0.34], 0, seat)).join('') +
        overhead(
          on,
          setting,
          [0.25, 0.75].map((share) => [x + w * share, y + 0.45, 1.9] as const),
        )
      )
    },
  }
}

/** Two runs face to face, a glazed end ahead. */
export const galley: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.6, 5)
  const height = chance.between(2.85, 3.05)
  const arched = chance.chance(0.4)
  return {
    room: { left: -2, right: 2.1, front: -3, back, height },
    eye: [chance.between(-0.2, 0.3), -1.9, 1.5],
    yaw: chance.between(-3, 3),
    focal: 1060,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: -1.35,
        to: 1.45,
        sill: 0.04,
        head: height - 0.26,
        panes: arched ? 2 : chance.pick([2, 3]),
        dressing: 'none',
        arched,
        frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
      },
    ],
    sun: [chance.between(-0.6, 0.8), back, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'coffers', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: chance.pick(['checks', scheme.floor] as const), colour: scheme.ground },
    wall: scheme.wall,
    outside,
    balcony: true,
    things: (on, patches) => {
      const look = kitchenOf(setting)
      const seat = chance.pick([first, second])
      const y = back - 1.5
      return (
        patches +
        carpet(on, -0.5, 0.2, 1.1, 2.6, [scheme.cover, second, first], 'stripes') +
        broadleaf(on, [1.6, back - 0.4], 1.6, seed, scheme.cover) +
        chair(on, [0.3, y + 0.95], 180, seat, scheme.wood) +
        chair(on, [-0.62, y + 0.2], -90, seat, scheme.wood) +
        roundTable(on, [0.05, y], 0.5, 0.74, scheme.stone, scheme.wood) +
        blossom(on, [0.05, y, 0.74], on.mood.tone(third, 0.5), seed) +
        chair(on, [0.95, y - 0.25], 90, seat, scheme.wood) +
        overhead(on, setting, [[0.05, y, 1.9]]) +
        cabinetRun(on, 'left', 0.2, back - 1.2, look, {
          tall: 'left',
          above: chance.pick(['cupboards', 'shelves']),
          fitted: 'hob',
        }) +
        cabinetRun(
          on,
          'right',
          0.2,
          back - 1.4,
          { ...look, seed: seed + 3 },
          { tall: 'none', above: chance.pick(['shelves', 'cupboards']), fitted: 'sink' },
        )
      )
    },
  }
}
