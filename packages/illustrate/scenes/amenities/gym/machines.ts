import { barLamp } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bike, mat } from '../../../furniture/gym/training-frames.ts'
import { bag, ball, kettlebell, press, rack, treadmill } from '../../../furniture/gym/training.ts'
import { nth } from '../../../paper/nth.ts'
import type { Markup } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { lookingGlass } from '../../../rooms/reflections.ts'
import { lane } from './lane.ts'

/** Treadmills in a row at the window, weights before a looking glass that shows the room. */
export const machines: Layout = ({ seed, chance, scheme, outside }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(6.2, 6.8)
  const height = chance.between(3.4, 3.8)
  const window: Window = {
    side: 'left',
    from: 0,
    to: back - 0.7,
    sill: 0.06,
    head: height - 0.45,
    panes: chance.pick([4, 5]),
    dressing: 'none',
    frame: '#4a4440',
  }
  const accent = chance.pick([first, second])
  const ground = chance.pick(['#9aa09c', '#b8a68c', '#8f9a98'])
  return {
    room: { left: -4.4, right: 4.4, front: -3.4, back, height },
    eye: [chance.between(0.3, 0.8), -2.6, 1.5],
    yaw: chance.between(-8, -3),
    focal: 1080,
    horizon: 0.5,
    windows: [window],
    sun: [-4.4, 4, 2.4],
    ceiling: { kind: chance.pick(['slats', 'plain', 'beams'] as const), colour: scheme.wood },
    floor: { kind: 'stone', colour: ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    dress: (on) => clad(on, 'right', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const row = [1.3, 2.7, 4.1].map((y) => back - y)
      const machine = (stage: Indoors, y: number): Markup =>
        treadmill(stage, [left + 2.9, y - 0.8], 90, accent)
      const mats = (stage: Indoors): Markup =>
        [0, 1].map((i) => mat(stage, [0.7 + i, 1.5], nth([second, third], i))).join('')
      const shell = {
        floor: 'stone',
        ground,
        ceiling: 'plain',
        wall: scheme.wall,
        window,
      } as const
      return (
        lane(on, -1.2, first) +
        patches +
        lookingGlass(on, 'back', [left + 0.5, right - 0.4, 0.3, 2.65], shell, (seen) =>
          [
            lane(seen, -1.2, first),
            mats(seen),
            ...row.toReversed().map((y) => machine(seen, y)),
            press(seen, [2.3, back - 3], 0, accent),
            ball(seen, [0.4, back - 1.6], 0.32, third),
          ].join(''),
        ) +
        rack(on, 'back', 0.3, 3.4, accent) +
        areca(on, [left + 0.6, back - 0.5], 1.9, seed) +
        [0.3, 0.7]
          .map((share) =>
            barLamp(on, [left + (right - left) * share, 1.2, height - 0.5], back - 2.6, true),
          )
          .join('') +
        row.map((y) => machine(on, y)).join('') +
        press(on, [2.3, back - 3], 0, accent) +
        ball(on, [0.4, back - 1.6], 0.32, third) +
        (seed % 2
          ? bag(on, [right - 1.2, 3.6], 0.75, first)
          : broadleaf(on, [right - 0.7, 2.4], 2, seed, scheme.cover)) +
        mats(on) +
        [0, 1, 2]
          .map((i) =>
            kettlebell(
              on,
              [2.7 + i * 0.32, 2.4 - i * 0.1],
              0.25 - i * 0.03,
              nth([second, '#34383a', first], i),
            ),
          )
          .join('')
      )
    },
  }
}

/** Bicycles in a row towards a wall of glass ahead. */
export const towardsGarden: Layout = ({ seed, chance, scheme, outside }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(5.4, 6)
  const height = chance.between(3.2, 3.6)
  const accent = chance.pick([first, second])
  const arched = chance.chance(0.35)
  return {
    room: { left: -4, right: 4, front: -3.4, back, height },
    eye: [chance.between(-0.7, 0.7), -2.3, 1.5],
    yaw: chance.between(-4, 4),
    focal: 1080,
    horizon: 0.49,
    windows: [
      {
        side: 'back',
        from: -3.6,
        to: 3.6,
        sill: 0.06,
        head: height - 0.3,
        panes: arched ? 4 : chance.pick([5, 6]),
        dressing: 'none',
        arched,
        frame: chance.pick(['#4a4440', '#f2ede2']),
      },
    ],
    sun: [chance.between(-2, 2), back, 2.2],
    ceiling: {
      kind: chance.pick(['beams', 'slats', 'plain'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: 'planks', colour: chance.pick(['#d3b184', '#b98f64', '#c9c4ba']) },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const far = [-2.5, -1.25, 0, 1.25].map((x) => bike(on, [x, back - 2.3], 0, accent))
      const near = [-1.9, -0.5].map((x) => treadmill(on, [x, 0.7], 0, second))
      return (
        patches +
        areca(on, [left + 0.6, back - 0.5], 2, seed) +
        broadleaf(on, [right - 0.6, back - 0.5], 2, seed, scheme.cover) +
        far.join('') +
        rack(on, 'right', 0.9, 3, first) +
        near.join('') +
        [-1.6, 1.6].map((x) => barLamp(on, [x, 0.8, height - 0.5], back - 2.2, true)).join('') +
        [0, 1].map((i) => mat(on, [1.1 + i * 0.95, 0.4], nth([third, first], i))).join('') +
        ball(on, [1.5, 2.7], 0.34, third) +
        ball(on, [2.2, 2.9], 0.26, second)
      )
    },
  }
}
