import { barLamp } from '../../../furniture/lights/luminaires.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { boxes, cage, mat, wallBars } from '../../../furniture/gym/training-frames.ts'
import { bag, ball, kettlebell, press, rack } from '../../../furniture/gym/training.ts'
import { nth } from '../../../paper/nth.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { lane } from './lane.ts'

/** Cages and benches for lifting before a dark wall, a band of windows on one side. */
export const strength: Layout = ({ seed, chance, scheme, outside }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(5, 5.6)
  const height = chance.between(3.5, 3.9)
  return {
    room: { left: -4.2, right: 4.2, front: -3.4, back, height },
    eye: [chance.between(-0.8, -0.4), -2.3, 1.44],
    yaw: chance.between(7, 12),
    focal: 1090,
    horizon: 0.52,
    windows: [
      {
        side: 'right',
        from: -0.6,
        to: back - 0.4,
        sill: 1.1,
        head: height - 0.4,
        panes: 4,
        dressing: 'none',
        frame: '#3a3634',
      },
    ],
    sun: [4.2, 2.8, 2.6],
    ceiling: { kind: chance.pick(['beams', 'plain'] as const), colour: '#4a4844' },
    floor: { kind: 'stone', colour: chance.pick(['#8a8f8c', '#9a948a', '#7f8a90']) },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    dress: (on) => clad(on, 'left', 'boards', scheme.wood, { high: 1.2, seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      return (
        patches +
        rack(on, 'back', right - 3.1, 2.7, first) +
        areca(on, [right - 0.6, back - 1.2], 1.9, seed) +
        [-3.3, -1, 1.3].map((x) => cage(on, [x, back - 2.2], 0, first)).join('') +
        [0.22, 0.5, 0.78]
          .map((share) => barLamp(on, [left + 8.4 * share - 0.6, 2.2, height - 0.6], 1.4))
          .join('') +
        press(on, [-1.9, 0.9], 14, second) +
        press(on, [0.6, 1.1], -8, second) +
        boxes(on, [2.1, 1.9], [third, first]) +
        [0, 1, 2, 3]
          .map((i) =>
            kettlebell(
              on,
              [left + 0.8 + i * 0.36, 1.6 - i * 0.14],
              0.27 - i * 0.03,
              nth([second, '#34383a', first, third], i),
            ),
          )
          .join('')
      )
    },
  }
}

/** Across the room: bags on chains, wall bars and boxes, a lane along the window. */
export const boxing: Layout = ({ seed, chance, scheme, outside }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(5.2, 5.8)
  const height = chance.between(3.3, 3.7)
  const glass = {
    sill: 0.06,
    head: height - 0.4,
    dressing: 'none' as const,
    frame: chance.pick(['#4a4440', '#f2ede2']),
  }
  return {
    room: { left: -3.8, right: 4.4, front: -3.4, back, height },
    eye: [2.3, -2.2, 1.5],
    yaw: chance.between(-27, -23),
    focal: 1050,
    horizon: 0.49,
    windows: [
      { side: 'left', from: 0.4, to: back - 0.12, panes: 4, ...glass },
      { side: 'back', from: -3.68, to: -1.4, panes: 2, ...glass },
    ],
    sun: [-3.8, 3.4, 2.4],
    ceiling: {
      kind: chance.pick(['slats', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: {
      kind: chance.pick(['planks', 'stone'] as const),
      colour: chance.pick(['#c9a878', '#a3a8a2']),
    },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { from: -1.26, seed }),
    outside,
    things: (on, patches) =>
      lane(on, -3.1, first) +
      patches +
      areca(on, [-3.2, back - 0.5], 2, seed) +
      wallBars(on, 'back', -0.9, 3, scheme.wood) +
      rack(on, 'back', 2.2, 2, first) +
      mat(on, [-0.6, back - 2.6], second) +
      mat(on, [0.4, back - 2.6], third) +
      mat(on, [1.4, back - 2.6], second) +
      bag(on, [-1.2, 3.4], 0.7, first) +
      bag(on, [0.2, 2.6], 0.7, second) +
      boxes(on, [2, 2.2], [third, first, second]) +
      ball(on, [-1.5, 1.5], 0.34, third) +
      ball(on, [-0.8, 1.1], 0.26, second) +
      [0, 1, 2]
        .map((i) =>
          kettlebell(
            on,
            [0.6 + i * 0.36, 0.9 - i * 0.1],
            0.27 - i * 0.03,
            nth([second, '#34383a', first], i),
          ),
        )
        .join(''),
  }
}
