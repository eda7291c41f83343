import { backBar, barCounter } from '../../../furniture/dining/back-bar.ts'
import { centrepiece } from '../../../furniture/plants/bouquets.ts'
import { disc } from '../../../furniture/lights/hall-lights.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { settee, stool, table } from '../../../furniture/living/seating.ts'
import { outlook } from '../../../outdoors/outlook.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { interior } from '../../../rooms/interior.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'

/** Timbers and cloths that go together. */
const moods = [
  {
    wood: '#7a4c32',
    wall: '#2f4f50',
    back: '#3f6a66',
    seat: '#b5653f',
    booth: '#8a4a3c',
    stone: '#e6dccb',
  },
  {
    wood: '#5a3c2c',
    wall: '#8a4a34',
    back: '#b0684a',
    seat: '#35565c',
    booth: '#3f6664',
    stone: '#d8cab6',
  },
  {
    wood: '#8c6244',
    wall: '#4a5a3e',
    back: '#6f7f5a',
    seat: '#d9a441',
    booth: '#6a4a5c',
    stone: '#f0e8da',
  },
] as const

const room: Room = { left: -4, right: 3.5, front: -4.5, back: 11, height: 3.6 }

/** Along a bar with stools, lit bottles behind it, booths at the windows across the aisle. */
export function bar(look: Look): Svg {
  const { seed } = look
  const chance = random(seed * 29 + 3)
  const mood = nth(moods, Math.floor(seed / 5) % moods.length)
  const form = chance.pick(['globe', 'cone', 'rattan'] as const)
  return interior(look, {
    room,
    eye: [-0.75, -3.5, 1.62],
    yaw: 4,
    focal: 1120,
    horizon: 0.5,
    windows: [
      { side: 'left', from: 0.6, to: 10.2, sill: 0.9, head: 3.1, panes: 6, dressing: 'none' },
    ],
    sun: [room.left, 8, 2.6],
    ceiling: { kind: chance.pick(['slats', 'tray'] as const), lamps: [4, 5] },
    floor: {
      kind: chance.pick(['herringbone', 'terrazzo'] as const),
      colour: chance.pick(['#a8764a', '#c9b59a']),
    },
    wall: mood.wall,
    dress: (on) => clad(on, 'right', 'boards', mood.wood) + clad(on, 'back', 'tiles', mood.back),
    outside: (on) => outlook(on, 'city', seed, 0),
    things: (on, patches) =>
      disc(on, -0.3, 2.2, 0.85, ['#d9a862', mood.seat]) +
      backBar(on, 'right', -1.2, 9.6, { arched: seed % 2 > 0, wood: mood.wood, seed, high: 3.1 }) +
      patches +
      booths(on, mood, seed) +
      broadleaf(on, [2.7, 10.2], 2, seed, '#e3d4bc') +
      broadleaf(on, [-1.9, 10.3], 1.9, seed + 4, mood.seat) +
      barCounter(on, 1.2, 0.2, 8.8, mood.wood, mood.stone) +
      served(on, mood.seat, seed) +
      lamps(on, form, mood.seat),
    mirrored: false,
  })
}

/** A row of lamps over the bar. */
function lamps(on: Indoors, form: 'globe' | 'cone' | 'rattan', colour: string): Markup {
  let body = ''
  for (let y = 8.6; y > 0.6; y -= 1.6)
    body += hanging(on, [1.5, y, 2.45], form === 'rattan' ? 0.62 : 0.48, form, colour)
  return body
}

/** Booths at the windows: benches back to back with a table between. */
function booths(on: Indoors, mood: (typeof moods)[number], seed: number): Markup {
  let body = ''
  const x = room.left + 0.08
  for (let y = 8.6; y > -1; y -= 2.9)
    body +=
      settee(on, [x, y + 0.95], 0, 1.55, mood.booth, []) +
      table(on, [x + 0.1, y + 0.05], [1.3, 0.75, 0.75], mood.wood, '#2e2622') +
      centrepiece(on, [x + 0.7, y + 0.42, 0.76], 'lamp', [], seed) +
      settee(on, [x + 1.55, y - 0.12], 180, 1.55, mood.booth, [])
  return body
}

/** What stands on the bar and before it. */
function served(on: Indoors, seat: string, seed: number): Markup {
  let body = blossom(on, [1.75, 7.4, 1.1], seat, seed)
  for (let y = 8.4; y > 0.4; y -= 1.02) body += stool(on, [0.5, y + 0.2], -90, seat)
  return body + blossom(on, [1.7, 1.5, 1.1], '#35565c', seed + 3)
}
