import { pouf } from '../../../furniture/living/easy-seats.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench } from '../../../furniture/living/seating.ts'
import { mat, wallBars } from '../../../furniture/gym/training-frames.ts'
import { ball } from '../../../furniture/gym/training.ts'
import { nth } from '../../../paper/nth.ts'
import type { Markup } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { lookingGlass } from '../../../rooms/reflections.ts'

/** A timber floor with mats in rows, tall windows on one side, a looking glass on the other. */
export const yoga: Layout = ({ seed, chance, scheme, outside }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(5, 5.6)
  const height = chance.between(3.2, 3.6)
  const ground = chance.pick(['#dcbf92', '#c9a06c', '#e3cfae'])
  const window: Window = {
    side: 'left',
    from: -0.4,
    to: back - 0.4,
    sill: 0.06,
    head: height - 0.3,
    panes: 4,
    dressing: chance.pick(['curtains', 'none'] as const),
    cloth: scheme.cover,
    arched: chance.chance(0.65),
    frame: chance.pick(['#4a4440', '#f2ede2', scheme.wood]),
  }
  return {
    room: { left: -3.7, right: 3.7, front: -3.4, back, height },
    eye: [chance.between(-0.9, -0.5), -2.5, 1.5],
    yaw: chance.between(3, 7),
    focal: 1060,
    horizon: 0.46,
    windows: [window],
    sun: [-3.7, 3, 2.1],
    ceiling: {
      kind: chance.pick(['beams', 'plain', 'slats'] as const),
      colour: scheme.wood,
    },
    floor: { kind: 'planks', colour: ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', seed % 2 ? 'mural' : scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const colours = [first, second, third]
      const mats = (stage: Indoors): Markup =>
        [3, 0.7]
          .flatMap((y, row) =>
            [-2.4, -1, 0.4, 1.8].map((x, i) => mat(stage, [x, y], nth(colours, (i + row) % 3))),
          )
          .join('')
      const shell = {
        floor: 'planks',
        ground,
        ceiling: 'plain',
        wall: scheme.wall,
        window,
      } as const
      return (
        patches +
        wallBars(on, 'back', 1.5, 2, scheme.wood) +
        lookingGlass(on, 'right', [-0.6, back - 0.3, 0.25, 2.5], shell, (seen) => mats(seen)) +
        areca(on, [left + 0.6, back - 0.5], 2, seed) +
        bench(on, [-1.6, back - 0.7], 1.8, 0.45, second, scheme.wood) +
        mats(on) +
        [-1.4, 0.2, 1.8]
          .map((x, i) => hanging(on, [x, 2.4 - (i % 2), height - 0.75], 0.6, 'rattan'))
          .join('') +
        pouf(on, [0.8, back - 0.8], 0.34, third) +
        ball(on, [right - 0.7, back - 1.5], 0.34, first) +
        broadleaf(on, [right - 0.8, 0.2], 1.5, seed, scheme.cover)
      )
    },
  }
}
