import { bed, bedding, bedside } from '../../../furniture/bedroom/beds.ts'
import { assemble, part } from '../../../furniture/blocks.ts'
import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { pouf } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { tableLamp } from '../../../furniture/lights/luminaires.ts'
import { picture } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench, chair, easyChair, stool, table } from '../../../furniture/living/seating.ts'
import type { Markup } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { kitchenOf, overhead } from '../kitchen/fittings.ts'
import { study } from './study.ts'

/** The bed beside a kitchenette behind a slatted screen, a desk at the window on one side. */
export const besideKitchen: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(4.3, 4.7)
  const height = chance.between(2.85, 3.05)
  return {
    room: { left: -3.5, right: 3.5, front: -3, back, height },
    // From the left of the screen, so that one sees through it.
    eye: [chance.between(-0.85, -0.45), -2.1, 1.48],
    yaw: chance.between(1, 4),
    focal: 1080,
    horizon: 0.46,
    windows: [
      {
        side: 'left',
        from: 0.4,
        to: back - 0.5,
        sill: chance.pick([0.04, 0.82]),
        head: height - 0.3,
        panes: 3,
        dressing: chance.pick(['curtains', 'blind'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.5, 2.9, 2],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'slats'] as const),
      colour: scheme.wood,
      lamps: [4, 3],
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { to: 0.75, seed }),
    outside,
    things: (on, patches) => besideThings(on, setting, patches),
  }
}

function besideThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const [first, second, third] = scheme.accents
  const split = 0.75
  const [w, l] = [1.65, 2.05]
  const x = split - w - 0.85
  const y = room.back - l
  const made = bedding(scheme, chance.pick(['channels', 'panel', 'slats', 'cane'] as const))
  const eat = [room.right - 2.2, room.back - 2.3] as const
  const screen = Array.from({ length: 13 }, (_, i) =>
    part(0, i * 0.11, 0, 0.05, 0.05, room.height, scheme.wood),
  )
  const bare = scheme.feature === 'plaster' || scheme.feature === 'panels'
  return (
    carpet(on, x - 0.6, y - 0.8, w + 1.2, 2.3, [scheme.cover, second, first], chance.pick(weaves)) +
    patches +
    (bare ? picture(on, 'back', x + w / 2, 1.86, 1.3, 0.8, [first, second], seed) : '') +
    picture(on, 'right', room.back - 2.2, 1.65, 1.1, 1.3, [second, third], seed + 2) +
    cabinetRun(on, 'back', split + 0.12, room.right - split - 0.14, kitchenOf(setting)) +
    bedside(on, 'back', x - 0.66, 0.52, scheme.wood) +
    tableLamp(on, [x - 0.4, room.back - 0.2, 0.5], 0.52, second) +
    broadleaf(on, [room.left + 0.5, room.back - 0.45], 1.7, seed, scheme.cover) +
    assemble(on, [split, room.back - 1.45], 0, screen) +
    bed(on, 'back', x, w, l, made) +
    bench(on, [x + 0.12, y - 0.6], 1.4, 0.45, first, scheme.wood) +
    study(on, [room.left + 0.15, room.back - 2.9], scheme) +
    table(on, eat, [1.5, 0.62, 0.9], scheme.wood) +
    blossom(on, [eat[0] + 0.5, eat[1] + 0.3, 0.9], on.mood.tone(second, 0.5), seed) +
    pot(on, [eat[0] + 1.1, eat[1] + 0.3, 0.9], 0.2, on.mood.tone(third, 0.5)) +
    [0.2, 0.85].map((u) => stool(on, [eat[0] + u, eat[1] - 0.32], 0, second)).join('') +
    overhead(
      on,
      setting,
      [0.4, 1.1].map((u) => [eat[0] + u, eat[1] + 0.3, 1.8] as const),
    ) +
    easyChair(on, [0.45, 1.95], -64, second, scheme.wood) +
    roundTable(on, [0.1, 1.05], 0.26, 0.48, scheme.wood) +
    pot(on, [0.1, 1.05, 0.48], 0.22, on.mood.tone(third, 0.5))
  )
}

/** Towards the window: a kitchenette along one wall, the bed against the other, a table for two between. */
export const underWindow: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.7, 5.1)
  const height = chance.between(2.85, 3.05)
  const arched = chance.chance(0.4)
  return {
    room: { left: -2.8, right: 2.8, front: -3, back, height },
    eye: [chance.between(-0.2, 0.3), -2.2, 1.48],
    yaw: chance.between(-3, 3),
    focal: 1060,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: -2,
        to: 2,
        sill: 0.05,
        head: height - 0.28,
        panes: arched ? 3 : 4,
        dressing: arched ? 'none' : 'curtains',
        cloth: chance.pick([scheme.cover, scheme.featureColour]),
        arched,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [chance.between(-1, 1), back, 1.95],
    ceiling: {
      kind: chance.pick(['plain', 'beams', 'slats'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'right', scheme.feature, scheme.featureColour, { seed }),
    outside,
    balcony: true,
    things: (on, patches) => {
      const { left, right } = on.room
      const [w, l] = [1.6, 2.05]
      const y = back - w - 1.35
      const made = bedding(scheme, chance.pick(['channels', 'panel', 'cane'] as const))
      return (
        carpet(on, -0.7, 0.4, 2.6, 3, [scheme.cover, second, first], chance.pick(weaves)) +
        patches +
        areca(on, [left + 0.5, back - 0.5], 1.6, seed) +
        broadleaf(on, [right - 0.5, back - 0.5], 1.7, seed, scheme.cover) +
        easyChair(on, [-0.5, back - 1.3], 14, second, scheme.wood) +
        pouf(on, [0.6, back - 1.1], 0.28, third) +
        cabinetRun(on, 'left', back - 4, 2.9, kitchenOf(setting), {
          tall: 'right',
          above: chance.pick(['shelves', 'cupboards']),
        }) +
        bed(on, 'right', y, w, l, made) +
        bedside(on, 'right', y - 0.62, 0.5, scheme.wood) +
        tableLamp(on, [right - 0.22, y - 0.36, 0.5], 0.5, second) +
        roundTable(on, [-1.15, 1.1], 0.42, 0.74, scheme.wood) +
        blossom(on, [-1.15, 1.1, 0.74], on.mood.tone(third, 0.5), seed) +
        chair(on, [-0.45, 0.95], 80, first, scheme.wood) +
        chair(on, [-1.75, 0.3], -20, first, scheme.wood) +
        overhead(on, setting, [[-1.15, 1.1, 1.8]])
      )
    },
  }
}
