import { assemble, block, part } from '../../../furniture/blocks.ts'
import { carpet } from '../../../furniture/living/carpets.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { island } from '../../../furniture/kitchen/kitchen-island.ts'
import { hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { broadleaf, trailing } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { easyChair, stool } from '../../../furniture/living/seating.ts'
import { turned } from '../../../furniture/turned.ts'
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
import { candle, niche } from './parts.ts'
import { finished, planted, type Setting, setting } from './setting.ts'

/** The lounge of a spa: a tea counter before shelves of herb jars, daybeds towards the garden. */
export function lounge(look: Look): Svg {
  const set = setting(look, (chance) => {
    const wide = chance.between(7.6, 8.6)
    const room = {
      left: -wide / 2,
      right: wide / 2,
      front: -4,
      back: chance.between(6.6, 7.4),
      height: chance.between(3.3, 3.6),
    }
    return {
      room,
      view: {
        eye: [chance.between(0.6, 1.1), -3.3, 1.72],
        yaw: chance.between(-8, -4),
        focal: 1080,
      },
      level: 0.45,
      from: 'left',
      sun: [room.left, 5, 2.3],
    }
  })
  const { on, chance, scheme, seed } = set
  const { room } = on
  const window: Window = {
    side: 'left',
    from: 0.2,
    to: room.back - 0.6,
    sill: 0.06,
    head: room.height - 0.4,
    panes: 4,
    dressing: chance.pick(['none', 'curtains']),
    frame: '#5a4638',
    cloth: '#f0e4d0',
  }
  const light = beams(on, window)
  const body =
    on.sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['slats', 'tray'] as const)) +
    downlights(on, 3, 3) +
    floor(on, chance.pick(['terrazzo', 'planks', 'herringbone'] as const), scheme.ground, seed) +
    clad(on, 'right', chance.pick(['slats', 'boards'] as const), scheme.wood) +
    light.wall +
    clad(on, 'back', 'plaster', chance.pick(['#7c8a6c', scheme.featureColour, '#b0684a'])) +
    clad(on, 'left', 'plaster', scheme.wall) +
    planted(on, window, seed) +
    corners(on) +
    glazing(on, window) +
    light.floor +
    things(set) +
    light.air
  return finished(set, body)
}

function things({ on, chance, scheme, seed }: Setting): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const jars = ['#8a9a6a', '#c9793f', '#e6d6bc', first, '#5f7f5c', '#d9c08a']
  const x = chance.between(-0.9, -0.5)
  const long = room.right - 0.5 - x
  const y = room.back - 2.1
  const lamp = chance.pick(['rattan', 'globe', 'cone'] as const)
  const stools = Math.floor(long / 1.05)
  const cloth = chance.pick(['#e9ddc8', scheme.cloth])
  const side: Spot = [room.right - 1.9, 1.4]
  return (
    niche(on, 'back', x, 1.02, long, 1.95, 4, jars, seed) +
    block(on, [x, room.back - 0.45, 0], [long, 0.42, 0.96], scheme.wood, 0.01) +
    areca(on, [room.left + 0.7, room.back - 0.7], 2.1, seed) +
    trailing(on, [x - 0.6, room.back - 0.5, 2.5], 0.8, seed, third) +
    island(
      on,
      x,
      y,
      long,
      0.7,
      scheme.stone,
      chance.pick([scheme.wood, scheme.featureColour]),
      chance.chance(0.7),
    ) +
    teaThings(on, [x + 0.4, y + 0.3], scheme.accents) +
    blossom(on, [x + long - 0.5, y + 0.35, 0.94], second, seed) +
    [0.2, 0.5, 0.8]
      .map((share) => hanging(on, [x + long * share, y + 0.35, 2.05], 0.42, lamp))
      .join('') +
    Array.from({ length: stools }, (_, i) =>
      stool(on, [x + 0.3 + i * 1.02, y - 0.62], 0, first, scheme.wood),
    ).join('') +
    carpet(
      on,
      room.left + 0.7,
      0.5,
      3.4,
      3.4,
      [scheme.cover, third, second],
      chance.pick(['border', 'stripes', 'waves']),
    ) +
    daybed(on, [room.left + 0.9, 3.9], scheme.wood, cloth, [first, third]) +
    turned(on, [room.left + 2.1, 2.5, 0], 0.2, 0.26, 0.38, scheme.wood) +
    pot(on, [room.left + 2.06, 2.5, 0.38], 0.2, '#34423e') +
    candle(on, [room.left + 2.24, 2.4, 0.38], 0.08) +
    daybed(on, [room.left + 0.9, 2], scheme.wood, cloth, [second, first]) +
    standing(on, [room.right - 0.5, 3], 1.65) +
    easyChair(on, [side[0] - 0.1, side[1] + 0.6], -40, second, scheme.wood) +
    turned(on, [side[0] - 0.2, side[1] - 0.3, 0], 0.14, 0.06, 0.42, scheme.wood) +
    turned(on, [side[0] - 0.2, side[1] - 0.3, 0.42], 0.28, 0.28, 0.035, scheme.stone) +
    pot(on, [side[0] - 0.2, side[1] - 0.3, 0.455], 0.2, third) +
    broadleaf(on, [room.right - 0.75, 1], 1.6, seed + 3, '#d9c6a8')
  )
}

/** Teapots, cups and jars of herbs on the counter, from left to right. */
function teaThings(on: Indoors, [x, y]: Spot, colours: readonly [string, string, string]): Markup {
  const cup = (dx: number, dy = 0): Markup =>
    turned(on, [x + dx, y + dy, 0.936], 0.035, 0.045, 0.07, '#f4ecde')
  return (
    pot(on, [x, y, 0.936], 0.28, colours[1]) +
    cup(0.22) +
    cup(0.32, -0.06) +
    turned(on, [x + 0.9, y, 0.936], 0.07, 0.07, 0.2, '#8a9a6a') +
    turned(on, [x + 1.1, y, 0.936], 0.07, 0.07, 0.26, '#c9793f') +
    turned(on, [x + 1.3, y, 0.936], 0.07, 0.07, 0.18, nth(colours, 2)) +
    pot(on, [x + 1.9, y, 0.936], 0.24, '#34423e') +
    cup(2.1, -0.04)
  )
}

/** A daybed along the window, its raised head to the right: far left corner of its frame; 0.85 by 1.95 m. */
function daybed(
  on: Indoors,
  at: Spot,
  wood: string,
  cloth: string,
  [cushion, roll]: readonly [string, string],
): Markup {
  return assemble(on, at, -90, [
    part(0, 0, 0.12, 0.85, 1.95, 0.1, wood, 0.01),
    part(0.06, 0.1, 0, 0.1, 1.75, 0.12, '#2c211d'),
    part(0.69, 0.1, 0, 0.1, 1.75, 0.12, '#2c211d'),
    part(0.02, 0.02, 0.22, 0.81, 1.9, 0.17, cloth, 0.06),
    part(0.04, 1.62, 0.39, 0.77, 0.28, 0.34, cloth, 0.09),
    part(0.16, 1.36, 0.39, 0.5, 0.2, 0.3, cushion, 0.09),
    part(0, 0.3, 0.2, 0.86, 0.4, 0.21, roll, 0.04),
  ])
}
