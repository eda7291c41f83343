import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, daybed, pouf, swing } from '../../../furniture/living/easy-seats.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf, trailing, trough } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { chair, easyChair } from '../../../furniture/living/seating.ts'
import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import type { Finish } from '../../../rooms/cladding.ts'
import type { Indoors, Side } from '../../../rooms/indoors.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Scheme } from '../../../rooms/schemes.ts'
import { bulbs } from './bulbs.ts'
import { plantings } from './edges.ts'
import { tea } from './tea.ts'

/** How a balcony lies: which sides are open, where the home is, and what stands there. */
interface Deck {
  room: Room
  eye: Vec
  yaw: number
  focal: number
  sun: Vec
  rails: readonly Side[]
  home: 'left' | 'right'
  wall?: Side
  finish: Finish
  /** A fan hangs from a flat ceiling. */
  fan?: boolean
  things: (on: Indoors) => Markup
}

type Layout = (of: { seed: number; chance: Random; scheme: Scheme }) => Deck

/** Where a chair's frame starts so that its middle is here; 0.8 m square. */
function centred([x, y]: Spot, turn: number): Spot {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * 0.4, Math.sin(angle) * 0.4]
  return [x - c + s, y - s - c]
}

/** Metres: clear of the lamp over the middle. */
const aside = (x: number): number => x + (x < 0.1 ? -0.6 : 0.6)

const finishes = ['slabs', 'boards', 'plaster', 'slats', 'tiles'] as const

/** Two chairs among plants towards the view. */
export const seats: Layout = ({ seed, chance, scheme }) => {
  const wide = chance.between(4.8, 5.4)
  const back = chance.between(2.5, 2.9)
  const [first, second, third] = scheme.accents
  return {
    room: { left: -wide / 2, right: wide / 2, front: -3.6, back, height: 2.85 },
    eye: [chance.between(0, 0.4), -2.6, 1.42],
    yaw: chance.between(-7, 1),
    focal: 1140,
    sun: [aside(chance.between(-1.6, 1.2)), back, chance.between(1.75, 2)],
    rails: ['back'],
    home: 'left',
    wall: 'right',
    finish: chance.pick(finishes),
    things: (on) => {
      const { left, right } = on.room
      const middle: Spot = [0.1, 0.8]
      const turn = chance.pick([128, 72, 104])
      const cloth = chance.pick([first, second, scheme.cloth])
      return (
        carpet(on, -1.4, 0, 3, 1.75, [scheme.cover, second, first], chance.pick(weaves)) +
        trough(
          on,
          [right - 0.42, 0.5, 0],
          [0.4, back - 0.6, 0.5],
          scheme.featureColour,
          nth(plantings, seed % 3),
          0.7,
          seed + 9,
        ) +
        areca(on, [left + 0.5, back - 0.5], 1.6, seed) +
        trailing(on, [right - 0.7, 1.5, 2.05], 0.9, seed, third) +
        hanging(on, [0.1, 1.2, 2.2], 0.5, chance.pick(['rattan', 'drum'] as const)) +
        easyChair(
          on,
          centred([middle[0] - 0.95, middle[1] + 0.1], turn),
          turn,
          cloth,
          scheme.wood,
        ) +
        easyChair(
          on,
          centred([middle[0] + 0.95, middle[1] + 0.1], -turn),
          -turn,
          cloth,
          scheme.wood,
        ) +
        roundTable(on, middle, 0.33, 0.435, scheme.stone, scheme.wood) +
        tea(on, [middle[0] - 0.08, middle[1]], second) +
        broadleaf(on, [right - 0.75, -0.35], 1.15, seed + 5, third)
      )
    },
  }
}

/** A swing that hangs across from the home, an open corner behind it. */
export const swings: Layout = ({ seed, chance, scheme }) => {
  const back = chance.between(2.6, 3)
  const [first, second, third] = scheme.accents
  return {
    room: { left: -2.6, right: 2.6, front: -3.6, back, height: 2.9 },
    eye: [-0.9, -2.5, 1.4],
    yaw: chance.between(10, 15),
    focal: 1090,
    sun: [chance.between(0, 1.6), back, 1.9],
    rails: ['back', 'right'],
    home: 'left',
    finish: 'plaster',
    fan: true,
    things: (on) =>
      carpet(on, -0.9, 0.15, 2.9, 1.8, [scheme.cover, second, first], chance.pick(weaves)) +
      areca(on, [on.room.left + 0.5, back - 0.5], 1.7, seed) +
      broadleaf(on, [on.room.right - 0.5, back - 0.5], 1.5, seed, scheme.cover) +
      trailing(on, [-1.3, 1.6, 2.15], 0.9, seed, third) +
      bulbs(on) +
      swing(on, [0, 1], -8, 1.7, scheme.wood, [scheme.cover, first]) +
      roundTable(on, [-0.65, 0.95], 0.3, 0.46, scheme.stone, scheme.wood) +
      pot(on, [-0.65, 0.95, 0.46], 0.22, on.mood.tone(second, 0.5)) +
      pouf(on, [-1.25, 0.5], 0.26, second) +
      caneChair(on, [1.5, 0.55], -120, second, scheme.wood),
  }
}

/** A table laid for supper at an open corner. */
export const supper: Layout = ({ seed, chance, scheme }) => {
  const back = chance.between(2.9, 3.3)
  const [first, second, third] = scheme.accents
  return {
    room: { left: -3, right: 2.8, front: -3.6, back, height: 2.95 },
    eye: [1.2, -2.5, 1.46],
    yaw: chance.between(-20, -15),
    focal: 1070,
    sun: [chance.between(0.1, 0.9), back, 1.9],
    rails: ['back', 'left'],
    home: 'right',
    finish: 'plaster',
    things: (on) => {
      const [x, y] = [-0.5, 1]
      const seat = chance.pick([first, second])
      return (
        carpet(on, x - 1.4, y - 1.3, 2.9, 2.5, [scheme.cover, second, first], chance.pick(weaves)) +
        areca(on, [on.room.right - 0.5, back - 0.5], 1.8, seed) +
        broadleaf(on, [on.room.left + 0.5, back - 0.5], 1.5, seed, scheme.cover) +
        bulbs(on) +
        hanging(on, [x, y, 1.95], 0.6, chance.pick(['rattan', 'drum'] as const)) +
        chair(on, [x + 0.25, y + 1.05], 180, seat, scheme.wood, 'open') +
        chair(on, [x - 0.6, y + 0.23], -90, seat, scheme.wood, 'open') +
        roundTable(on, [x, y], 0.62, 0.74, scheme.wood) +
        bowl(on, [x + 0.16, y + 0.1, 0.74], 0.18, third) +
        pot(on, [x - 0.2, y, 0.74], 0.26, on.mood.tone(second, 0.5)) +
        chair(on, [x + 1.08, y - 0.23], 90, seat, scheme.wood, 'open') +
        chair(on, [x - 0.23, y - 1.05], 0, seat, scheme.wood, 'open') +
        trailing(on, [1.6, 0.8, 2.15], 0.9, seed, third)
      )
    },
  }
}

/** All its length along the home's windows, the rail on one side. */
export const along: Layout = ({ seed, chance, scheme }) => {
  const [first, second, third] = scheme.accents
  const back = chance.between(5.6, 6.4)
  return {
    room: { left: -1.5, right: 1.7, front: -3.6, back, height: 2.85 },
    eye: [0.6, -2.5, 1.46],
    yaw: chance.between(-19, -14),
    focal: 1080,
    sun: [-1.5, 2.4, 2],
    rails: ['left'],
    home: 'right',
    wall: 'back',
    finish: chance.pick(finishes),
    things: (on) =>
      carpet(on, -0.9, 0.6, 2, 2.8, [scheme.cover, second, first], chance.pick(weaves)) +
      areca(on, [-0.9, back - 0.5], 1.9, seed) +
      broadleaf(on, [1.2, back - 0.5], 1.7, seed, scheme.cover) +
      caneChair(on, [-0.5, 4.6], 10, second, scheme.wood) +
      daybed(on, [1.5, 3.7], -90, scheme.cloth, scheme.wood, first) +
      trailing(on, [-0.9, 3.6, 2.1], 0.8, seed, third) +
      roundTable(on, [0, 2.4], 0.33, 0.435, scheme.stone, scheme.wood) +
      tea(on, [-0.08, 2.4], second) +
      hanging(on, [0.1, 3, 2.2], 0.42, 'rattan') +
      caneChair(on, [-1, 1.1], 78, second, scheme.wood) +
      pouf(on, [0.4, 1.2], 0.28, third),
  }
}
