import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, pouf } from '../../../furniture/living/easy-seats.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { lowTables, roundTable } from '../../../furniture/living/low-tables.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { chair, easyChair, settee, table } from '../../../furniture/living/seating.ts'
import { bookcase } from '../../../furniture/living/storage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'

/** A wall of books, a sofa along the window and a dining table across from it. */
export const library: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4.8, 5.3)
  const height = chance.between(2.95, 3.2)
  return {
    room: { left: -3.7, right: 3.7, front: -3, back, height },
    eye: [chance.between(0.2, 0.6), -2.2, 1.4],
    yaw: chance.between(-6, -2),
    focal: 1080,
    horizon: 0.49,
    windows: [
      {
        side: 'left',
        from: 0.2,
        to: back - 0.5,
        sill: 0.04,
        head: height - 0.3,
        panes: chance.pick([3, 4]),
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.wall]),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.7, 3, 1.9],
    ceiling: {
      kind: chance.pick(['slats', 'tray', 'plain'] as const),
      colour: scheme.wood,
      lamps: [4, 3],
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    walls: { back: scheme.featureColour },
    outside,
    balcony: true,
    things: (on, patches) => things(on, setting, patches),
  }
}

function things(on: Indoors, { seed, chance, scheme }: Setting, patches: Markup): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const from = -0.9
  const dine: Spot = [room.right - 1.85, room.back - 2.3]
  const sofa: Spot = [room.left + 1.3, room.back - 4]
  const low: Spot = [sofa[0] + 1.15, sofa[1] + 1.3]
  const seat = chance.pick([first, second])
  return (
    carpet(
      on,
      sofa[0] - 0.4,
      sofa[1] - 0.4,
      3,
      3.2,
      [scheme.cover, second, first],
      chance.pick(weaves),
    ) +
    patches +
    bookcase(on, 'back', from, room.right - from - 0.3, room.height - 0.42, scheme.wood, seed) +
    pictures(on, 'right', room.back - 2.4, 1.65, 1.7, [first, third], seed) +
    broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.9, seed, scheme.cover) +
    standing(on, [from - 0.5, room.back - 0.5], 1.6) +
    easyChair(on, [low[0] - 0.2, room.back - 1.5], chance.between(-18, 10), second, scheme.wood) +
    (chance.chance(0.5) ? round : long)(on, dine, scheme.wood, seat) +
    bowl(on, [dine[0] + 0.16, dine[1] + 0.1, 0.74], 0.19, third) +
    hanging(on, [dine[0], dine[1], 1.85], 0.5, chance.pick(['cone', 'rattan', 'drum']), first) +
    settee(on, [sofa[0] - 0.3, sofa[1] + 0.1], 90, 2.5, scheme.cloth, [first, third]) +
    lowTables(on, low, 0.5, scheme.stone, scheme.wood, seed) +
    blossom(on, [low[0], low[1], 0.35], on.mood.tone(third, 0.5), seed) +
    caneChair(on, [low[0] + 1.15, low[1] - 0.35], -64, third, scheme.wood) +
    pouf(on, [low[0] - 0.1, low[1] - 1.05], 0.3, first)
  )
}

/** A round table with four chairs about its middle. */
function round(on: Indoors, [x, y]: Spot, wood: string, seat: string): Markup {
  return (
    chair(on, [x + 0.25, y + 1.05], 180, seat, wood) +
    chair(on, [x - 0.6, y + 0.23], -90, seat, wood) +
    roundTable(on, [x, y], 0.62, 0.74, wood) +
    chair(on, [x + 1.08, y - 0.23], 90, seat, wood) +
    chair(on, [x - 0.23, y - 1.05], 0, seat, wood)
  )
}

/** A long table with four chairs about its middle. */
function long(on: Indoors, [x, y]: Spot, wood: string, seat: string): Markup {
  const [far, near] = [y + 0.92, y - 0.92]
  return (
    [-0.2, 0.65].map((u) => chair(on, [x + u, far], 180, seat, wood, 'open')).join('') +
    table(on, [x - 0.9, y - 0.42], [1.8, 0.85, 0.74], wood) +
    [-0.65, 0.2].map((u) => chair(on, [x + u, near], 0, seat, wood, 'open')).join('')
  )
}
