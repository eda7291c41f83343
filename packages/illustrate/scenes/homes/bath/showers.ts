import { tub, vanity } from '../../../furniture/bath/bathroom.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf, trailing } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench } from '../../../furniture/living/seating.ts'
import { mirror } from '../../../furniture/bath/looking-glass.ts'
import { towels } from '../../../furniture/bath/towels.ts'
import { shower } from '../../../furniture/bath/shower.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { finishesOf } from './finishes.ts'

/** A shower behind glass along the wall ahead, a high window beside it. */
export const showerAhead: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const { tile, stone, floor, metal } = finishesOf(setting)
  const back = chance.between(2.9, 3.2)
  const height = chance.between(2.8, 3)
  return {
    room: { left: -2, right: 2.1, front: -3, back, height },
    eye: [chance.between(-0.7, -0.3), -2, 1.44],
    yaw: chance.between(6, 10),
    focal: 1100,
    horizon: 0.46,
    windows: [
      {
        side: 'right',
        from: -0.2,
        to: back - 1.2,
        sill: 0.06,
        head: height - 0.3,
        panes: 2,
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        arched: chance.chance(0.5),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [2.1, 1.2, 1.9],
    ceiling: {
      kind: chance.pick(['plain', 'slats', 'tray'] as const),
      colour: scheme.wood,
      lamps: [2, 2],
    },
    floor,
    wall: stone,
    dress: (on) =>
      clad(on, 'back', chance.pick(['squares', 'tiles'] as const), tile, { seed }) +
      clad(on, 'left', 'plaster', stone),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      return (
        patches +
        shower(on, 'back', left + 0.03, 2.7, 1, metal) +
        areca(on, [right - 0.45, back - 0.5], 1.7, seed) +
        mirror(on, 'left', back - 2, 1.6, 0.8, 1.05, seed % 2 > 0) +
        hanging(on, [left + 0.3, back - 1.35, 1.75], 0.22, 'globe') +
        vanity(on, 'left', back - 2.7, 1.4, chance.pick([scheme.wood, tile]), scheme.stone, 1) +
        pot(on, [left + 0.28, back - 1.45, 0.83], 0.28, on.mood.tone(second, 0.5)) +
        carpet(on, -0.4, back - 1.95, 1.5, 0.7, [scheme.cover, second, first], 'moons') +
        bench(on, [0.85, back - 1.5], 0.9, 0.42, third, scheme.wood) +
        towels(on, 0.2, back - 2.45, scheme.wood, ['#f8f4ea', first, '#f8f4ea'])
      )
    },
  }
}

/** Across the room to a tub in a corner of glass. */
export const bathCorner: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const { tile, stone, floor, metal, tub: shell } = finishesOf(setting)
  const back = chance.between(3, 3.3)
  const height = chance.between(2.85, 3)
  const glass = {
    sill: chance.pick([0.06, 0.7]),
    head: height - 0.26,
    dressing: 'none' as const,
    frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
  }
  return {
    room: { left: -2.3, right: 2.5, front: -3, back, height },
    eye: [1.5, -1.7, 1.42],
    yaw: chance.between(-28, -24),
    focal: 1060,
    horizon: 0.47,
    windows: [
      { side: 'left', from: 0.6, to: back - 0.12, panes: 2, ...glass },
      { side: 'back', from: -2.18, to: -0.1, panes: 2, ...glass },
    ],
    sun: [-2.3, 2.3, 1.95],
    ceiling: {
      kind: chance.pick(['slats', 'plain', 'tray'] as const),
      colour: scheme.wood,
      lamps: [2, 2],
    },
    floor,
    wall: stone,
    dress: (on) =>
      clad(on, 'back', chance.pick(['slabs', 'squares', 'tiles'] as const), tile, {
        from: 0.06,
        seed,
      }),
    outside,
    things: (on, patches) => {
      const long = 1.7
      return (
        patches +
        areca(on, [-1.95, back - 0.35], 1.5, seed) +
        mirror(on, 'back', 1.2, 1.6, 0.95, 1, seed % 2 > 0) +
        tub(on, -0.95, back - 1.15, 0.9, shell, metal) +
        trailing(on, [-1.7, back - 1.2, 2.15], 0.7, seed, third) +
        hanging(on, [2.2, back - 0.3, 1.75], 0.22, 'globe') +
        vanity(on, 'back', 0.4, long, chance.pick([scheme.wood, tile]), scheme.stone, 1) +
        pot(on, [1.9, back - 0.25, 0.83], 0.3, on.mood.tone(second, 0.5)) +
        carpet(on, -1.3, back - 2.6, 1.6, 0.75, [scheme.cover, second, first], 'stripes') +
        towels(on, 0.15, back - 1.55, scheme.wood, ['#f8f4ea', first, '#f8f4ea']) +
        broadleaf(on, [1.35, back - 1.5], 1.1, seed + 3, scheme.cover)
      )
    },
  }
}
