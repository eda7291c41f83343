import { bed, bedding, bedside } from '../../../furniture/bedroom/beds.ts'
import { assemble, part } from '../../../furniture/blocks.ts'
import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { pouf } from '../../../furniture/living/easy-seats.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { lowTables } from '../../../furniture/living/low-tables.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { pictures } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bench, easyChair, settee } from '../../../furniture/living/seating.ts'
import type { Markup } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { kitchenOf } from '../kitchen/fittings.ts'
import { study } from './study.ts'

/** Across the room: a corner of glass with a desk, the bed against the wall that counts. */
export const loft: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const [first, second, third] = scheme.accents
  const back = chance.between(4.3, 4.7)
  const height = chance.between(3, 3.2)
  const glass = {
    sill: 0.04,
    head: height - 0.28,
    dressing: 'none' as const,
    frame: chance.pick(['#3a322e', '#f2ede2', scheme.wood]),
  }
  return {
    room: { left: -3, right: 3.4, front: -3, back, height },
    eye: [1.9, -1.9, 1.46],
    yaw: chance.between(-28, -24),
    focal: 1040,
    horizon: 0.47,
    windows: [
      { side: 'left', from: 0.4, to: back - 0.12, panes: 3, ...glass },
      { side: 'back', from: -2.88, to: -1.2, panes: 1, ...glass },
    ],
    sun: [-3, 3.2, 2],
    ceiling: {
      kind: chance.pick(['beams', 'plain', 'slats'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) =>
      clad(on, 'back', scheme.feature, scheme.featureColour, { from: -1.06, to: 1.5, seed }),
    outside,
    balcony: true,
    things: (on, patches) => {
      const { left, right } = on.room
      const [w, l] = [1.65, 2.05]
      const [x, y] = [-0.7, back - l]
      const made = bedding(scheme, chance.pick(['channels', 'arch', 'slats'] as const))
      return (
        carpet(
          on,
          x - 0.8,
          y - 0.8,
          w + 1.5,
          2.3,
          [scheme.cover, first, second],
          chance.pick(weaves),
        ) +
        patches +
        areca(on, [left + 0.5, back - 0.5], 1.8, seed) +
        cabinetRun(on, 'back', 1.6, right - 1.62, kitchenOf(setting), {
          tall: 'right',
          above: 'shelves',
        }) +
        bedside(on, 'back', x + w + 0.1, 0.48, scheme.wood) +
        hanging(on, [x + w + 0.34, back - 0.2, 1.4], 0.26, 'rattan') +
        bed(on, 'back', x, w, l, made) +
        study(on, [left + 0.15, back - 2.9], scheme) +
        bench(on, [x + 0.2, y - 0.6], w - 0.4, 0.44, first, scheme.wood) +
        easyChair(on, [1.5, 1.1], 20, second, scheme.wood) +
        pouf(on, [0.9, 0.7], 0.28, third)
      )
    },
  }
}

/** A sofa before open shelves, the bed behind them, a band of kitchen on one side. */
export const throughShelves: Layout = (setting) => {
  const { chance, scheme, seed, outside } = setting
  const back = chance.between(5.2, 5.6)
  const height = chance.between(2.9, 3.1)
  return {
    room: { left: -3.3, right: 3.3, front: -3, back, height },
    eye: [chance.between(-0.5, -0.1), -2.1, 1.46],
    yaw: chance.between(4, 8),
    focal: 1080,
    horizon: 0.47,
    windows: [
      {
        side: 'right',
        from: 0,
        to: back - 0.4,
        sill: 0.05,
        head: height - 0.28,
        panes: 4,
        dressing: 'curtains',
        cloth: chance.pick([scheme.cover, scheme.cloth]),
        arched: chance.chance(0.4),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [3.3, 3, 1.95],
    ceiling: {
      kind: chance.pick(['plain', 'tray', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
      lamps: [3, 3],
    },
    fan: scheme.wood,
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'back', scheme.feature, scheme.featureColour, { seed }),
    outside,
    balcony: true,
    things: (on, patches) => shelvesThings(on, setting, patches),
  }
}

function shelvesThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const [first, second, third] = scheme.accents
  const made = bedding(scheme, chance.pick(['channels', 'panel', 'slats'] as const))
  const y = 1.4
  return (
    carpet(on, -0.9, y - 1, 3.3, 2.4, [scheme.cover, second, first], chance.pick(weaves)) +
    patches +
    areca(on, [room.right - 0.5, room.back - 0.5], 1.7, seed) +
    (scheme.feature === 'plaster' || scheme.feature === 'panels'
      ? pictures(on, 'back', 0.6, 1.95, 1.5, [first, second], seed)
      : '') +
    bed(on, 'back', -0.2, 1.6, 2.05, made) +
    hanging(on, [1.75, room.back - 0.4, 1.5], 0.28, 'drum') +
    cabinetRun(on, 'left', 1.2, room.back - 1.5, kitchenOf(setting), {
      tall: 'right',
      above: chance.pick(['shelves', 'cupboards']),
    }) +
    openShelves(on, [-1.3, y + 1.25], scheme.wood, [first, second, third]) +
    settee(on, [0.35, y + 0.3], 0, 2, scheme.cloth, [first, third]) +
    standing(on, [0.1, y + 0.9], 1.6) +
    broadleaf(on, [room.right - 0.6, y + 0.7], 1.6, seed, scheme.cover) +
    lowTables(on, [0.95, y - 0.45], 0.4, scheme.stone, scheme.wood, seed) +
    blossom(on, [0.95, y - 0.45, 0.35], on.mood.tone(second, 0.5), seed) +
    easyChair(on, [-0.7, y - 0.5], 55, second, scheme.wood)
  )
}

/** Shelves that one sees through, 1.4 m wide and 1.7 m high: their near left foot. */
function openShelves(
  on: Indoors,
  at: readonly [number, number],
  wood: string,
  colours: readonly string[],
): Markup {
  const vases = colours.flatMap((colour, i) =>
    [0.5, 0.98, 1.46].map((z, row) =>
      pot(
        on,
        [at[0] + 0.25 + ((i + row * 0.4) % 2.6) * 0.42, at[1] + 0.15, z],
        0.22 + 0.05 * ((i + row) % 3),
        on.mood.tone(colour, 0.5),
      ),
    ),
  )
  return (
    assemble(on, at, 0, [
      part(0, 0, 0, 0.04, 0.3, 1.75, wood),
      part(1.36, 0, 0, 0.04, 0.3, 1.75, wood),
      part(0.04, 0, 0.05, 1.32, 0.3, 0.36, wood),
      ...[0.46, 0.94, 1.42, 1.71].map((z) => part(0.04, 0, z, 1.32, 0.3, 0.04, wood)),
    ]) + vases.join('')
  )
}
