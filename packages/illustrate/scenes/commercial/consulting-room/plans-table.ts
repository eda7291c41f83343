import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { plan, rolledPlans } from '../../../furniture/work/plans.ts'
import { chair, table } from '../../../furniture/living/seating.ts'
import { siteModel } from '../../../furniture/work/site-model.ts'
import { bookcase, cabinet } from '../../../furniture/living/storage.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'

/** A long table in the middle of the room: the model at one end, plans unrolled at the other, visitors' chairs on both sides. */
export const plansTable: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.6, 5)
  const height = chance.between(2.95, 3.15)
  return {
    room: { left: -3.6, right: 3.4, front: -3.2, back, height },
    eye: [chance.between(0.1, 0.4), -2.3, 1.66],
    yaw: chance.between(-7, -3),
    focal: 1090,
    horizon: 0.4,
    windows: [
      {
        side: 'left',
        from: -0.2,
        to: back - 0.5,
        sill: 0.06,
        head: height - 0.3,
        panes: 4,
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.6, 2.8, 1.95],
    ceiling: {
      kind: chance.pick(['plain', 'slats', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [x, y, w, d, top] = [-1.5, 0.9, 3, 1.15, 0.74] as const
      const high = y + d + 0.12
      return (
        carpet(on, x - 0.7, y - 0.9, w + 1.4, d + 1.9, [scheme.cover, second, first], weaves[0]) +
        patches +
        bookcase(on, 'back', 0.5, 2.4, height - 0.7, scheme.wood, seed) +
        pictures(on, 'back', -1.9, 1.7, 2, [first, third], seed) +
        cabinet(on, 'right', 1.4, [2.2, 0.45, 0.74], scheme.wood) +
        rolledPlans(on, [right - 0.3, 2.9], 5, seed) +
        pot(on, [right - 0.24, 1.9, 0.74], 0.3, on.mood.tone(third, 0.5)) +
        standing(on, [left + 0.5, back - 0.6], 1.7, 0.25) +
        broadleaf(on, [-0.2, back - 0.5], 1.7, seed, scheme.cover) +
        [0.35, 1.35, 2.25]
          .map((u) => chair(on, [x + u, high], 180 + chance.between(-8, 8), first, scheme.wood))
          .join('') +
        table(on, [x, y], [w, d, top], scheme.wood) +
        plan(on, [x + 1.62, y + 0.3, top], [0.84, 0.6], -6, seed) +
        plan(on, [x + 2.28, y + 0.12, top + 0.004], [0.6, 0.42], 9, seed + 1) +
        siteModel(on, [x + 0.2, y + 0.16, top], [1.2, 0.82], seed) +
        [0.5, 1.5, 2.5]
          .map((u) => hanging(on, [x + u, y + d / 2, 1.98], 0.4, 'cone', second))
          .join('') +
        [0.1, 2.2]
          .map((u) => chair(on, [x + u, y - 0.78], chance.between(-14, 14), second, scheme.wood))
          .join('')
      )
    },
  }
}
