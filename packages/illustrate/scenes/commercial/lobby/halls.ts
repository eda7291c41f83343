import { column, gallery, reception } from '../../../furniture/work/foyer.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { block } from '../../../furniture/blocks.ts'
import { cluster } from '../../../furniture/lights/hall-lights.ts'
import { broadleaf, trough } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { type Indoors, panel } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { lounge } from './lounge.ts'
import { mural, shimmer } from './mural.ts'

const lamps = ['tubes', 'globes', 'rings'] as const
const stones = ['#cdb898', '#c0a688', '#c9bca2', '#aaa692', '#bf9070'] as const
const grounds = ['marble', 'stone', 'terrazzo'] as const

/** The beam that divides a glass wall by storey. */
const transom = (on: Indoors, { side, from, to }: Window): Markup =>
  shape(panel(on, side, from, 3.2, to - from, 0.16), on.mood.tone('#4a4440', 0.34))

/** A desk with flowers: near left corner and width. */
const desk = (on: Indoors, { chance, scheme, seed }: Setting, [x, y]: Spot, w: number): Markup =>
  reception(on, x, y, w, scheme.stone, scheme.wood, chance.chance(0.5)) +
  blossom(on, [x + 0.7, y + 0.4, 1.14], scheme.accents[1], seed) +
  pot(on, [x + w * 0.56, y + 0.4, 1.14], 0.3, scheme.accents[2])

/** The glass wall on a side, the desk before its mural ahead; straight at it, or across the room. */
const beside =
  (across: boolean): Layout =>
  (setting) => {
    const { chance, scheme, seed, outside } = setting
    const half = chance.between(6.2, 7)
    const back = chance.between(10.4, 11.6)
    const height = chance.between(6.4, 7)
    const stone = chance.pick(stones)
    const window: Window = {
      side: 'left',
      from: 0.6,
      to: back - 0.8,
      sill: 0.05,
      head: height - 0.7,
      panes: chance.pick([5, 6, 7]),
      dressing: 'none',
      frame: '#4a4440',
    }
    const feature = chance.pick(['disc', 'slats', 'niche'] as const)
    const start: Spot = [across ? chance.between(1, 1.6) : chance.between(-1.4, 0), back - 3.2]
    const wide = chance.between(4, 4.6)
    const hung = chance.pick(lamps)
    return {
      room: { left: -half, right: half, front: -4, back, height },
      eye: [across ? 3 : chance.between(0.6, 1.2), -3, 1.72],
      yaw: across ? chance.between(-24, -20) : chance.between(-6, -2),
      focal: across ? 1020 : 1080,
      horizon: 0.62,
      windows: [window],
      sun: [-half, 7, 3.6],
      ceiling: {
        kind: chance.pick(['tray', 'slats', 'slats'] as const),
        colour: chance.pick(['#c2ae90', scheme.wood]),
        lamps: [5, 4],
      },
      floor: { kind: chance.pick(grounds), colour: chance.pick(['#b5a083', '#a38f78', '#bfae98']) },
      wall: stone,
      walls: { right: scheme.wood },
      dress: (on) =>
        clad(on, 'right', chance.pick(['boards', 'slats'] as const), scheme.wood) +
        clad(on, 'back', 'slabs', stone, { seed }),
      outside,
      things: (on, patches) => {
        const { left, right } = on.room
        const middle = start[0] + wide / 2
        return (
          transom(on, window) +
          shimmer(on) +
          patches +
          mural(on, feature, middle, scheme) +
          gallery(on, 3.4, back, chance.between(1.5, 1.9), 3.5, '#e3d9c8') +
          trough(
            on,
            [left + 0.25, back - 6, 0],
            [0.8, 5, 0.4],
            stone,
            ['shrub', 'hedge', 'bougainvillea'],
            0.9,
            seed,
          ) +
          areca(on, [left + 1.4, back - 0.8], 2.6, seed) +
          areca(on, [start[0] - 1.2, back - 0.8], 2.4, seed + 3) +
          (across ? '' : column(on, right - 2.6, back - 2, 0.6, stone)) +
          desk(on, setting, start, wide) +
          cluster(on, [middle, start[1] - 0.6, 3], 1.6, 20, hung, seed) +
          lounge(on, setting, [left + 1.3, across ? 4.2 : 3.4]) +
          (across ? lounge(on, setting, [left + 2.2, 0.2]) : '') +
          (across ? '' : broadleaf(on, [on.camera.eye[0] + 2.7, 1.5], 2, seed, '#5a4a40'))
        )
      },
    }
  }

export const deskAhead = beside(false)
export const acrossToGarden = beside(true)

/** Straight at a wall of glass, columns on both sides, the desk before a screen at the right. */
export const gardenAhead: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const half = chance.between(6.4, 7)
  const back = chance.between(10.6, 11.6)
  const height = chance.between(6.2, 6.8)
  const stone = chance.pick(stones)
  const window: Window = {
    side: 'back',
    from: -half + 0.6,
    to: half - 0.6,
    sill: 0.05,
    head: height - 0.6,
    panes: chance.pick([6, 7, 8]),
    dressing: 'none',
    frame: '#4a4440',
  }
  const hung = chance.pick(lamps)
  return {
    room: { left: -half, right: half, front: -4, back, height },
    eye: [chance.between(-1.2, -0.4), -3, 1.72],
    yaw: chance.between(1, 5),
    focal: 1060,
    horizon: 0.61,
    windows: [window],
    sun: [chance.between(-4, -2), back, 3.4],
    ceiling: {
      kind: chance.pick(['beams', 'slats', 'tray'] as const),
      colour: scheme.wood,
      lamps: [4, 4],
    },
    floor: { kind: chance.pick(grounds), colour: chance.pick(['#b5a083', '#a38f78', '#bfae98']) },
    wall: stone,
    dress: (on) =>
      clad(on, 'left', 'slabs', stone, { seed }) +
      clad(on, 'right', chance.pick(['slats', 'boards'] as const), scheme.wood),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      const screen: Spot = [1.4, back - 3.4]
      return (
        transom(on, window) +
        shimmer(on) +
        gallery(on, 4.4, back, 1.6, 3.5, '#e3d9c8') +
        patches +
        areca(on, [left + 1, back - 0.9], 2.8, seed) +
        areca(on, [right - 1.2, back - 0.9], 2.6, seed + 2) +
        [back - 2.6, back - 6.2].map((y) => column(on, left + 1.4, y, 0.6, stone)).join('') +
        block(on, [screen[0], screen[1], 0], [4.6, 0.16, 3.1], scheme.featureColour, 0.01) +
        desk(on, setting, [screen[0] + 0.3, screen[1] - 1.7], 4) +
        cluster(on, [screen[0] + 2.2, screen[1] - 1.6, 3.3], 1.4, 18, hung, seed) +
        trough(
          on,
          [left + 2.6, back - 1.2, 0],
          [4.6, 0.7, 0.42],
          stone,
          ['shrub', 'hedge', 'bougainvillea'],
          0.8,
          seed,
        ) +
        lounge(on, setting, [left + 2.2, 4.4]) +
        lounge(on, setting, [-3.2, 0.5]) +
        broadleaf(on, [right - 2.6, 3.6], 2, seed + 5, scheme.wood)
      )
    },
  }
}
