import { tub, vanity } from '../../../furniture/bath/bathroom.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { pouf } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { picture } from '../../../furniture/pictures/pictures.ts'
import { broadleaf, trailing } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { mirror } from '../../../furniture/bath/looking-glass.ts'
import { towels } from '../../../furniture/bath/towels.ts'
import { shower } from '../../../furniture/bath/shower.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { lookingGlass } from '../../../rooms/reflections.ts'
import { finishesOf } from './finishes.ts'

/** A tub below the window ahead, basins on one side, a shower on the other. */
export const belowWindow: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const { tile, stone, floor, metal, tub: shell } = finishesOf(setting)
  const back = chance.between(2.9, 3.3)
  const height = chance.between(2.75, 2.95)
  const arched = chance.chance(0.5)
  const window: Window = {
    side: 'back',
    from: -1,
    to: 1.7,
    sill: arched ? 0.06 : chance.pick([0.75, 0.06]),
    head: height - 0.28,
    panes: arched ? 2 : 3,
    dressing: arched ? 'none' : chance.pick(['blind', 'none'] as const),
    cloth: scheme.cover,
    arched,
    frame: chance.pick(['#3a322e', '#f2ede2']),
  }
  return {
    room: { left: -2.3, right: 2.3, front: -3, back, height },
    eye: [chance.between(-0.2, 0.2), -2, 1.42],
    yaw: chance.between(-2, 4),
    focal: 1130,
    horizon: 0.46,
    windows: [window],
    sun: [chance.between(-0.2, 1), back, 1.95],
    ceiling: {
      kind: chance.pick(['tray', 'plain', 'slats'] as const),
      colour: scheme.wood,
      lamps: [3, 3],
    },
    floor,
    wall: stone,
    dress: (on) =>
      clad(on, 'left', 'tiles', tile, { seed }) + clad(on, 'back', 'slabs', stone, { seed }),
    outside,
    things: (on, patches) => {
      const { right } = on.room
      const [near, long] = [back - 2.5, chance.between(1.7, 2)]
      return (
        patches +
        shower(on, 'left', back - 2, 1.96, 1, metal) +
        [0.27, 0.74]
          .map((share) => mirror(on, 'right', near + long * share, 1.58, 0.68, 0.95, seed % 2 > 0))
          .join('') +
        areca(on, [right - 0.4, back - 0.4], 1.4, seed) +
        tub(on, 0.35, back - 0.8, 0.9, shell, metal) +
        trailing(on, [-0.8, back - 0.3, 2.1], 0.7, seed, third) +
        carpet(on, -0.4, back - 2.1, 1.5, 0.66, [scheme.cover, second, first], 'stripes') +
        vanity(on, 'right', near, long, scheme.wood, scheme.stone, 2) +
        pot(on, [right - 0.3, near + long * 0.98, 0.83], 0.26, on.mood.tone(second, 0.5)) +
        towels(on, -1.05, back - 1.5, scheme.wood, ['#f8f4ea', first, '#f8f4ea'])
      )
    },
  }
}

/** Straight at two basins before a looking glass as wide as the wall, the window beside it. */
export const basins: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const { tile, stone, floor, metal } = finishesOf(setting)
  const back = chance.between(2.4, 2.7)
  const height = chance.between(2.75, 2.95)
  const window: Window = {
    side: 'left',
    from: -0.4,
    to: back - 0.5,
    sill: 0.9,
    head: height - 0.3,
    panes: 2,
    dressing: chance.pick(['blind', 'none'] as const),
    cloth: scheme.cover,
    frame: chance.pick(['#3a322e', '#f2ede2']),
  }
  return {
    room: { left: -2.1, right: 2.1, front: -3, back, height },
    eye: [chance.between(0.2, 0.6), -1.9, 1.44],
    yaw: chance.between(-9, -5),
    focal: 1120,
    horizon: 0.46,
    windows: [window],
    sun: [-2.1, 1.4, 1.9],
    ceiling: { kind: chance.pick(['plain', 'tray'] as const), lamps: [2, 2] },
    floor,
    wall: stone,
    dress: (on) =>
      clad(on, 'back', chance.pick(['squares', 'tiles', 'slabs'] as const), tile, { seed }) +
      clad(on, 'right', 'slabs', stone, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const [u, long] = [-1.35, 2.5]
      const shell = {
        floor: floor.kind,
        ground: floor.colour,
        ceiling: 'plain' as const,
        wall: stone,
        window,
      }
      return (
        patches +
        lookingGlass(on, 'back', [u, u + long, 1.06, 2.2], shell, (seen) =>
          areca(seen, [right - 0.6, -1.2], 1.7, seed),
        ) +
        [u + 0.1, u + long - 0.1]
          .map((x) => hanging(on, [x, back - 0.3, 1.75], 0.2, 'globe'))
          .join('') +
        shower(on, 'right', back - 1.5, 1.46, 0.85, metal) +
        vanity(on, 'back', u, long, chance.pick([scheme.wood, tile]), scheme.stone, 2) +
        pot(on, [u + long * 0.5, back - 0.2, 0.83], 0.3, on.mood.tone(second, 0.5)) +
        broadleaf(on, [left + 0.5, back - 0.5], 1.4, seed, scheme.cover) +
        carpet(on, -0.9, back - 1.6, 1.7, 0.7, [scheme.cover, second, first], 'border') +
        pouf(on, [-0.9, back - 1.75], 0.26, third) +
        towels(on, 0.75, back - 1.45, scheme.wood, ['#f8f4ea', first, '#f8f4ea'])
      )
    },
  }
}

/** A tub before a wall of stone, tall windows on one side. */
export const stoneWall: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const { tile, stone, floor, metal, tub: shell } = finishesOf(setting)
  const back = chance.between(2.9, 3.2)
  const height = chance.between(2.85, 3.05)
  const painted = chance.chance(0.4)
  return {
    room: { left: -2.4, right: 2.4, front: -3, back, height },
    eye: [chance.between(0.5, 0.8), -2, 1.36],
    yaw: chance.between(-13, -9),
    focal: 1100,
    horizon: 0.47,
    windows: [
      {
        side: 'left',
        from: 0,
        to: back - 0.35,
        sill: 0.06,
        head: height - 0.28,
        panes: 2,
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        arched: chance.chance(0.6),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-2.4, 1.9, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'beams', 'boards'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor,
    wall: stone,
    dress: (on) =>
      painted
        ? clad(on, 'back', 'mural', tile, { seed })
        : clad(on, 'back', 'slabs', tile, { seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const y = back - 0.85
      return (
        patches +
        (painted ? '' : picture(on, 'back', 0.1, 1.75, 1, 1.2, [first, second], seed)) +
        broadleaf(on, [left + 0.5, back - 0.45], 1.7, seed, scheme.cover) +
        mirror(on, 'right', back - 1.1, 1.62, 0.85, 1.1, seed % 2 > 0) +
        areca(on, [right - 0.5, back - 0.4], 1.5, seed) +
        tub(on, 0.1, y, 0.95, shell, metal) +
        hanging(on, [0.98, y, 2.05], 0.42, chance.pick(['rattan', 'globe', 'drum'] as const)) +
        vanity(on, 'right', back - 1.9, 1.3, scheme.wood, scheme.stone, 1) +
        carpet(on, -0.6, y - 1.35, 1.5, 0.7, [scheme.cover, second, first], 'waves') +
        towels(on, -1.35, y - 0.5, scheme.wood, ['#f8f4ea', second, first]) +
        pouf(on, [1.05, y - 0.95], 0.24, third)
      )
    },
  }
}
