import { gallery } from '../../../furniture/work/foyer.ts'
import { cluster } from '../../../furniture/lights/hall-lights.ts'
import { picture, pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf, trough } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { shape } from '../../../paper/svg.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { clad } from '../../../rooms/cladding.ts'
import { panel } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { books, breast } from './features.ts'
import { circle, pair, row } from './groups.ts'

const lamps = ['globes', 'tubes', 'rings'] as const

/** The garden behind glass on one side; straight at the wall ahead, or across the room. */
const beside =
  (across: boolean): Layout =>
  (setting) => {
    const { chance, scheme, seed, outside } = setting
    const [first, , third] = scheme.accents
    const half = chance.between(6.1, 6.8)
    const back = chance.between(10, 11)
    const height = chance.between(5.6, 6.1)
    const window: Window = {
      side: 'left',
      from: 0.4,
      to: back - 0.8,
      sill: 0.05,
      head: height - 0.6,
      panes: chance.pick([5, 6]),
      dressing: 'none',
      arched: across && chance.chance(0.5),
      frame: chance.pick(['#4a4038', '#f2ede2']),
    }
    return {
      room: { left: -half, right: half, front: -4, back, height },
      eye: [across ? 2.7 : 1.2, -3, 1.75],
      yaw: across ? chance.between(-21, -18) : chance.between(-10, -6),
      focal: 1180,
      horizon: 0.57,
      windows: [window],
      sun: [-half, 7, 3.4],
      ceiling: {
        kind: chance.pick(['slats', 'tray', 'beams'] as const),
        colour: scheme.wood,
        lamps: [5, 4],
      },
      floor: { kind: scheme.floor, colour: scheme.ground },
      wall: scheme.wall,
      walls: { back: scheme.featureColour },
      outside,
      things: (on, patches) => {
        const { left, right } = on.room
        const middle = -0.1
        return (
          (window.arched
            ? ''
            : shape(
                panel(on, 'left', window.from, 3, window.to - window.from, 0.16),
                on.mood.tone('#4a4038', 0.34),
              )) +
          (across ? books(on, middle, scheme, seed) : breast(on, middle, scheme)) +
          gallery(on, 3.4, back, 1.9, 3.3, scheme.wall) +
          picture(on, 'right', back - 4.4, 1.7, 1.7, 1.2, [first, third], seed) +
          areca(on, [left + 1, back - 0.8], 2.5, seed) +
          broadleaf(on, [right - 1.1, back - 0.8], 2, seed + 2, scheme.cover) +
          trough(
            on,
            [left + 0.2, 4.2, 0],
            [0.6, back - 6, 0.42],
            scheme.stone,
            ['shrub', 'hedge'],
            0.7,
            seed,
          ) +
          cluster(on, [middle - 0.4, back - 5.2, 3.2], 1.5, 18, chance.pick(lamps), seed) +
          patches +
          circle(on, setting, [middle, back - 4.2]) +
          pair(on, setting, [right - 3.2, 3.6]) +
          row(on, setting, [left + 3.4, 2.9]) +
          broadleaf(on, [on.camera.eye[0] + 3.2, 1.5], 1.9, seed + 5, scheme.wood)
        )
      },
    }
  }

export const besideGarden = beside(false)
export const acrossToGarden = beside(true)

/** Towards a wall of glass two storeys high. */
export const gardenAhead: Layout = (setting: Setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second] = scheme.accents
  const half = chance.between(5.6, 6.2)
  const back = chance.between(9, 9.8)
  const height = chance.between(5.6, 6)
  const arched = chance.chance(0.5)
  return {
    room: { left: -half, right: half, front: -4, back, height },
    eye: [chance.between(-0.8, 0.8), -3, 1.7],
    yaw: chance.between(-3, 3),
    focal: 1130,
    horizon: 0.57,
    windows: [
      {
        side: 'back',
        from: -half + 0.6,
        to: half - 0.6,
        sill: 0.05,
        head: height - 0.5,
        panes: arched ? 5 : 6,
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.featureColour]),
        arched,
        frame: chance.pick(['#4a4038', '#f2ede2']),
      },
    ],
    sun: [chance.between(-2, 2), back, 3],
    ceiling: {
      kind: chance.pick(['beams', 'slats'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { high: 3.3, seed }),
    outside,
    things: (on, patches) => {
      const { left, right } = on.room
      return (
        gallery(on, 2.6, back, 1.7, 3.3, scheme.wall) +
        pictures(on, 'right', 5.4, 1.75, 2.6, [first, second], seed) +
        areca(on, [left + 0.9, back - 0.8], 2.6, seed) +
        areca(on, [right - 0.9, back - 0.8], 2.4, seed + 3) +
        cluster(on, [0, 5.6, 3], 1.7, 20, chance.pick(lamps), seed) +
        patches +
        circle(on, setting, [0.2, 6]) +
        pair(on, setting, [right - 2, 2.9]) +
        row(on, setting, [-2, 2.1])
      )
    },
  }
}
