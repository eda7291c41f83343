import { assemble, block, grounded, part } from '../../../furniture/blocks.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { nth } from '../../../paper/nth.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { ceiling, corners, downlights } from '../../../rooms/ceilings.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { floor } from '../../../rooms/floors.ts'
import { beams, glazing } from '../../../rooms/glazing.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Look } from '../../../scene.ts'
import { candle, massageBed, niche, roundStool, towelStack } from './parts.ts'
import { finished, planted, type Setting, setting } from './setting.ts'

/** A treatment room: one massage bed or two, towels and jars in a lit niche, a wide window on to planting, at the side or at the end. */
export function treatment(look: Look): Svg {
  const atEnd = Math.floor(look.seed / 4) % 2 === 0
  const set = setting(look, (chance) => {
    const wide = chance.between(4.7, 5.2)
    const room = {
      left: -wide / 2,
      right: wide / 2,
      front: -3,
      back: chance.between(3.9, 4.3),
      height: chance.between(2.8, 2.95),
    }
    return {
      room,
      view: {
        eye: [atEnd ? chance.between(-0.7, -0.4) : chance.between(0.5, 0.8), -2.5, 1.6],
        yaw: atEnd ? chance.between(2, 5) : chance.between(-7, -4),
        focal: 1130,
      },
      level: 0.41,
      from: atEnd ? 'back' : 'left',
      sun: atEnd ? [chance.between(-0.4, 0.6), room.back, 1.9] : [room.left, 3.4, 1.9],
    }
  })
  const { on, chance, scheme, seed } = set
  const { room } = on
  const window: Window = {
    side: atEnd ? 'back' : 'left',
    from: atEnd ? room.left + 0.5 : 0.3,
    to: atEnd ? room.right - 0.5 : room.back - 0.4,
    sill: chance.pick([0.06, 0.5]),
    head: room.height - 0.3,
    panes: 3,
    dressing: chance.pick(['blind', 'none', 'curtains']),
    frame: '#5a4638',
    cloth: '#f0e4d0',
  }
  const light = beams(on, window)
  const dark = chance.pick([scheme.featureColour, '#7c8a6c', '#b0684a', '#8a7462'])
  const body =
    on.sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['slats', 'tray', 'slats'] as const)) +
    downlights(on, 2, 2) +
    floor(on, chance.pick(['planks', 'stone', 'herringbone'] as const), scheme.ground, seed) +
    clad(
      on,
      'right',
      atEnd ? 'plaster' : chance.pick(['slats', 'boards'] as const),
      atEnd ? dark : scheme.wood,
    ) +
    light.wall +
    clad(
      on,
      'back',
      atEnd ? 'plaster' : chance.pick(['plaster', 'slabs'] as const),
      atEnd ? scheme.wall : dark,
      { seed },
    ) +
    clad(on, 'left', atEnd ? 'boards' : 'plaster', atEnd ? scheme.wood : scheme.wall) +
    planted(on, window, seed) +
    corners(on) +
    glazing(on, window) +
    light.floor +
    things(set, atEnd) +
    light.air
  return finished(set, body)
}

function things(set: Setting, atEnd: boolean): Markup {
  const { on, chance, scheme, seed } = set
  const { room } = on
  const [first, second, third] = scheme.accents
  const pair = chance.chance(0.4)
  const cover = chance.pick([scheme.cover, '#e9ddc8', second])
  const beds = pair ? [-1.45, 0.25] : [atEnd ? -0.2 : -0.7]
  const x = nth(beds, 0)
  return (
    (atEnd ? alongTheWall(set) : atTheBack(set)) +
    carpet(
      on,
      x - 0.5,
      0.4,
      pair ? 3.4 : 1.8,
      2.75,
      [scheme.cover, second, third],
      chance.pick(['border', 'stripes'] as const),
    ) +
    beds.map((at) => massageBed(on, [at, 0.75], 0, scheme.wood, cover, first)).join('') +
    (pair ? '' : roundStool(on, [atEnd ? x - 0.5 : x + 1.15, 2.3], 0.48, scheme.wood, second)) +
    trolley(on, [room.right - 0.75, 0.9], scheme.wood, first) +
    broadleaf(on, [room.left + 0.75, pair ? 0.9 : 1.1], 1.15, seed, '#d9c6a8')
  )
}

/** A cabinet under a lit niche on the far wall, with candles, flowers and a lamp. */
function atTheBack({ on, chance, scheme, seed }: Setting): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const [from, long] = [room.left + 1.2, room.right - room.left - 2]
  return (
    niche(on, 'back', from, 1.1, long, 1.1, 2, [first, third, scheme.stone, '#e6d6bc'], seed) +
    areca(on, [room.left + 0.55, room.back - 0.5], 1.7, seed) +
    block(on, [from, room.back - 0.42, 0], [long, 0.4, 0.84], scheme.wood, 0.01) +
    [0.14, 0.4, 0.46]
      .map((share, i) => candle(on, [from + share * long, room.back - 0.24, 0.84], 0.1 + i * 0.03))
      .join('') +
    blossom(on, [from + long - 0.4, room.back - 0.2, 0.84], second, seed) +
    hanging(
      on,
      [room.right - 0.5, room.back - 0.6, 1.85],
      0.42,
      chance.pick(['rattan', 'globe'] as const),
    )
  )
}

/** The same along the right wall, for a room whose window is at its end. */
function alongTheWall({ on, chance, scheme, seed }: Setting): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const [from, long] = [1.3, room.back - 1.7]
  const x = room.right - 0.4
  return (
    niche(on, 'right', from, 1.1, long, 1.1, 2, [first, third, scheme.stone, '#e6d6bc'], seed) +
    areca(on, [room.left + 0.5, room.back - 0.5], 1.6, seed) +
    block(on, [x, from, 0], [0.4, long, 0.84], scheme.wood, 0.01) +
    blossom(on, [x + 0.2, from + long - 0.4, 0.84], second, seed) +
    [0.5, 0.4]
      .map((share, i) => candle(on, [x + 0.2, from + share * long, 0.84], 0.1 + i * 0.05))
      .join('') +
    hanging(
      on,
      [room.left + 0.7, 2.6, 1.9],
      0.42,
      chance.pick(['rattan', 'globe', 'drum'] as const),
    ) +
    hanging(on, [room.left + 0.7, 3.2, 2.2], 0.3, 'globe')
  )
}

/** A low two-shelved trolley with towels and candles: its near left foot, 0.55 by 0.8 m. */
function trolley(on: Indoors, at: Spot, wood: string, cloth: string): Markup {
  const [x, y] = at
  return (
    grounded(on, at, 0, 0.55, 0.8, 0.4) +
    assemble(on, at, 0, [
      ...[0, 0.51].flatMap((u) => [0, 0.76].map((v) => part(u, v, 0, 0.04, 0.04, 0.56, wood))),
      part(0, 0, 0.18, 0.55, 0.8, 0.03, wood),
      part(0.08, 0.1, 0.21, 0.36, 0.56, 0.14, '#f2e8d8', 0.04),
      part(0, 0, 0.56, 0.55, 0.8, 0.03, wood),
    ]) +
    towelStack(on, [x + 0.1, y + 0.44, 0.59], ['#f6efe2', cloth, '#f6efe2']) +
    candle(on, [x + 0.16, y + 0.2, 0.59], 0.13) +
    candle(on, [x + 0.34, y + 0.16, 0.59], 0.08)
  )
}
