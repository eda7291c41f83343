import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { island } from '../../../furniture/kitchen/kitchen-island.ts'
import { cabinetRun } from '../../../furniture/kitchen/kitchens.ts'
import { barLamp } from '../../../furniture/lights/luminaires.ts'
import { picture } from '../../../furniture/pictures/pictures.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair, stool, table } from '../../../furniture/living/seating.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Layout, Setting } from '../../../rooms/layouts.ts'
import { kitchenOf, overhead } from './fittings.ts'

/** An island before a run along the wall ahead, a dining table by the window. */
export const openPlan: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4.6, 5)
  const height = chance.between(2.85, 3.05)
  return {
    room: { left: -3.5, right: 3.2, front: -3, back, height },
    eye: [chance.between(0, 0.5), -1.9, 1.46],
    yaw: chance.between(-7, -2),
    focal: 1120,
    horizon: 0.46,
    windows: [
      {
        side: 'left',
        from: 0.2,
        to: back - 0.7,
        sill: 0.04,
        head: height - 0.3,
        panes: chance.pick([3, 4]),
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [-3.5, 3, 1.9],
    ceiling: {
      kind: chance.pick(['tray', 'coffers', 'slats'] as const),
      colour: scheme.wood,
      lamps: [4, 3],
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    outside,
    balcony: true,
    things: (on, patches) => openThings(on, setting, patches),
  }
}

function openThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const look = kitchenOf(setting)
  const from = -0.9
  const [first, second, third] = scheme.accents
  const w = chance.between(2.1, 2.4)
  const [x, y] = [0.15, room.back - 2.4]
  const dining: Spot = [room.left + 1.2, room.back - 3.9]
  const seat = chance.pick([second, first, scheme.cloth])
  const stools = [0, 1, 2]
    .map((i) => stool(on, [x + 0.18 + i * (w / 3), y - 0.3], 0, seat))
    .join('')
  return (
    carpet(
      on,
      dining[0] - 0.75,
      dining[1] - 0.6,
      2.4,
      3,
      [scheme.cover, third, first],
      chance.pick(weaves),
    ) +
    patches +
    picture(on, 'right', room.back - 2, 1.6, 1.1, 1.3, [first, second], seed) +
    cabinetRun(on, 'back', from, room.right - from - 0.02, look, {
      tall: chance.pick(['right', 'left']),
      above: chance.pick(['cupboards', 'shelves']),
    }) +
    picture(on, 'back', (room.left + from) / 2 + 0.25, 1.62, 1, 1.25, [second, third], seed + 3) +
    (seed % 2
      ? areca
      : (...of: readonly [Indoors, Spot, number, number]) => broadleaf(...of, scheme.cover))(
      on,
      [room.left + 0.6, room.back - 0.5],
      1.7,
      seed,
    ) +
    island(
      on,
      x,
      y,
      w,
      0.85,
      scheme.stone,
      chance.chance(0.5) ? scheme.wood : look.low,
      chance.chance(0.5),
    ) +
    bowl(on, [x + w * 0.72, y + 0.45, 0.935], 0.2, second) +
    blossom(on, [x + w * 0.25, y + 0.45, 0.935], on.mood.tone(first, 0.5), seed) +
    stools +
    overhead(
      on,
      setting,
      [0.2, 0.5, 0.8].map((share) => [x + w * share, y + 0.4, 1.86] as const),
    ) +
    tableAway(on, dining, scheme.wood, seat) +
    pot(on, [dining[0] + 0.42, dining[1] + 0.6, 0.74], 0.26, on.mood.tone(third, 0.5)) +
    bowl(on, [dining[0] + 0.45, dining[1] + 1.2, 0.74], 0.18, second) +
    barLamp(on, [dining[0] + 0.45, dining[1] + 0.2, 1.75], 1.4, true)
  )
}

/** A dining table away from the viewer with six chairs. */
function tableAway(on: Indoors, [x, y]: Spot, wood: string, seat: string): Markup {
  const ranks = [1.35, 0.75, 0.15]
  return (
    chair(on, [x + 0.68, y + 2.25], 180, seat, wood) +
    ranks.map((v) => chair(on, [x - 0.34, y + v + 0.5], -90, seat, wood)).join('') +
    table(on, [x, y], [0.9, 1.95, 0.74], wood) +
    ranks.map((v) => chair(on, [x + 1.24, y + v], 90, seat, wood)).join('')
  )
}

/** A long table laid across the foreground, the kitchen behind it, tall windows on one side. */
export const dinner: Layout = (setting) => {
  const { chance, scheme, outside } = setting
  const back = chance.between(4, 4.4)
  const height = chance.between(3, 3.2)
  return {
    room: { left: -3.2, right: 3.2, front: -3, back, height },
    eye: [-0.9, -2.2, 1.46],
    yaw: chance.between(9, 13),
    focal: 1090,
    horizon: 0.47,
    windows: [
      {
        side: 'right',
        from: 0,
        to: back - 0.5,
        sill: 0.04,
        head: height - 0.3,
        panes: 3,
        dressing: chance.pick(['curtains', 'none'] as const),
        cloth: scheme.cover,
        arched: chance.chance(0.5),
        frame: chance.pick(['#3a322e', '#f2ede2']),
      },
    ],
    sun: [3.2, 2.6, 1.9],
    ceiling: {
      kind: chance.pick(['beams', 'coffers', 'beams'] as const),
      colour: chance.pick([scheme.wood, '#f6f1e6']),
    },
    floor: { kind: scheme.floor, colour: scheme.ground },
    wall: scheme.wall,
    dress: (on) => clad(on, 'left', scheme.feature, scheme.featureColour, { seed: setting.seed }),
    outside,
    balcony: true,
    things: (on, patches) => dinnerThings(on, setting, patches),
  }
}

function dinnerThings(on: Indoors, setting: Setting, patches: Markup): Markup {
  const { seed, chance, scheme } = setting
  const { room } = on
  const [first, second, third] = scheme.accents
  const y = 0.9
  const seat = chance.pick([first, second])
  const back = chance.pick(['solid', 'open'] as const)
  const ranks = [-0.85, 0, 0.85]
  return (
    carpet(on, -1.8, y - 0.9, 3.6, 2.6, [scheme.cover, second, first], chance.pick(weaves)) +
    patches +
    cabinetRun(on, 'back', room.left + 0.02, 4.2, kitchenOf(setting), {
      tall: 'left',
      above: chance.pick(['cupboards', 'shelves']),
    }) +
    broadleaf(on, [room.right - 0.6, room.back - 0.6], 1.9, seed, scheme.cover) +
    ranks.map((u) => chair(on, [u + 0.23, y + 1.35], 180, seat, scheme.wood, back)).join('') +
    table(on, [-1.35, y], [2.7, 0.95, 0.74], scheme.wood) +
    bowl(on, [0.55, y + 0.45, 0.74], 0.22, third) +
    blossom(on, [-0.35, y + 0.45, 0.74], on.mood.tone(second, 0.5), seed) +
    overhead(
      on,
      setting,
      [-0.75, 0, 0.75].map((u) => [u, y + 0.45, 1.8] as const),
    ) +
    ranks.map((u) => chair(on, [u - 0.23, y - 0.42], 0, seat, scheme.wood, back)).join('')
  )
}
