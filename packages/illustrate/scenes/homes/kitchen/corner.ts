import { carpet } from '../../../furniture/living/carpets.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { island } from '../../../furniture/kitchen/kitchen-island.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair } from '../../../furniture/living/seating.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { kitchenOf, overhead } from './fittings.ts'

/** Across the room into a corner: a run along both walls, a round table at the window. */
export const lShape: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4, 4.4)
  const height = chance.between(2.85, 3.05)
  return {
    room: { left: -3.2, right: 2.8, front: -3, back, height },
    eye: [-2.1, -1.8, 1.48],
    yaw: chance.between(25, 30),
    focal: 1060,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: -2.7,
        to: 0.2,
        sill: 0.04,
        head: height - 0.28,
        panes: chance.pick([2, 3]),
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
      },
    ],
    sun: [chance.between(-1.6, -0.4), back, 1.9],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { right: scheme.featureColour },
    outside,
    balcony: true,
    things: (on, patches) => {
      const look = kitchenOf(setting)
      const seat = chance.pick([first, second])
      const dine = [-1, back - 1.6] as const
      return (
        carpet(on, -2.2, back - 2.8, 2.4, 2.3, [scheme.cover, third, first], 'border') +
        patches +
        areca(on, [-2.7, back - 0.5], 1.7, seed) +
        cabinetRun(on, 'back', 0.5, 1.68, look, {
          tall: 'left',
          above: 'cupboards',
          fitted: 'hob',
        }) +
        cabinetRun(
          on,
          'right',
          -0.2,
          back + 0.18,
          { ...look, seed: seed + 2 },
          {
            tall: 'none',
            above: chance.pick(['shelves', 'cupboards']),
            fitted: 'sink',
          },
        ) +
        chair(on, [dine[0] + 0.25, dine[1] + 1], 180, seat, scheme.wood) +
        chair(on, [dine[0] - 0.6, dine[1] + 0.2], -90, seat, scheme.wood) +
        roundTable(on, dine, 0.6, 0.74, scheme.wood) +
        bowl(on, [dine[0] + 0.1, dine[1], 0.74], 0.2, third) +
        chair(on, [dine[0] + 1.05, dine[1] - 0.25], 90, seat, scheme.wood) +
        chair(on, [dine[0] - 0.25, dine[1] - 1.05], 0, seat, scheme.wood) +
        overhead(on, setting, [[dine[0], dine[1], 1.9]]) +
        island(on, 0.25, 0.6, 1.3, 0.8, scheme.stone, scheme.wood, seed % 2 === 0) +
        blossom(on, [0.8, 1, 0.935], on.mood.tone(second, 0.5), seed)
      )
    },
  }
}
