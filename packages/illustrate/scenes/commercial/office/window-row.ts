import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bookcase } from '../../../furniture/living/storage.ts'
import { conference, desk, swivel } from '../../../furniture/work/workplace.ts'
import type { Layout } from '../../../rooms/layouts.ts'
import { tops } from './floors.ts'

/** Across the room: desks in a row along the window, shelves on the wall behind. */
export const windowRow: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(5.2, 5.8)
  const height = chance.between(2.95, 3.2)
  return {
    room: { left: -3.6, right: 3.8, front: -3.4, back, height },
    eye: [1.7, -1.7, 1.46],
    yaw: chance.between(-23, -19),
    focal: 1130,
    horizon: 0.47,
    windows: [
      {
        side: 'left',
        from: -0.4,
        to: back - 0.3,
        sill: 0.9,
        head: height - 0.26,
        panes: 5,
        dressing: chance.pick(['blind', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.6, 3.4, 2.1],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [3, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    outside,
    things: (on, patches) => {
      const { left } = on.room
      const [first, second, third] = scheme.accents
      const top = chance.pick(tops)
      return (
        patches +
        bookcase(on, 'back', -1.2, 3.4, height - 0.5, scheme.wood, seed) +
        areca(on, [left + 0.6, back - 0.5], 1.8, seed) +
        broadleaf(on, [3.1, back - 0.6], 1.8, seed, scheme.cover) +
        [back - 1.9, back - 3.6, back - 5.3]
          .map(
            (y) =>
              desk(on, [left + 0.85, y], 90, top, second) +
              swivel(on, [left + 1.75, y + 0.45], 90 + chance.between(-14, 14), first),
          )
          .join('') +
        conference(on, [1, back - 3.4], 1.1, 1.9, scheme.wood, third) +
        hanging(
          on,
          [1.55, back - 2.4, 2],
          0.6,
          chance.pick(['cone', 'drum', 'rattan'] as const),
          second,
        )
      )
    },
  }
}
