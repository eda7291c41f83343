import { assemble, part, turned } from '../furniture/blocks.ts'
import { pot } from '../furniture/furnishings.ts'
import { halo, hanging } from '../furniture/luminaires.ts'
import { broadleaf, trailing, trough } from '../furniture/planting.ts'
import { areca } from '../furniture/plants.ts'
import { carpet, easyChair } from '../furniture/seating.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { Species } from '../outdoors/species.ts'
import type { View } from '../paper/camera.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { circle, type Markup, opacity, shape, stroke, type Svg } from '../paper/svg.ts'
import { ellipse, lerp, type Spot } from '../paper/vector.ts'
import { clad } from '../rooms/cladding.ts'
import { flipped, type Indoors, indoors, panel } from '../rooms/indoors.ts'
import { contact, down, facing, type Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import { ceiling, floor } from '../rooms/shells.ts'
import type { Facts, Look } from '../scene.ts'

const plantings: readonly (readonly Species[])[] = [
  ['bougainvillea', 'hedge'],
  ['shrub', 'bougainvillea', 'hedge'],
  ['bougainvillea', 'bougainvillea', 'shrub'],
]

/** A deep balcony on a high floor: two chairs among plants, the lit home on one side, the view ahead. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 53 + 7)
  const scheme = schemeOf(look.seed + 4, chance)
  const wide = chance.between(5, 5.9)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3.6,
    back: chance.between(2.7, 3.2),
    height: chance.between(2.75, 2.95),
  }
  const view: View = {
    eye: [chance.between(-0.1, 0.5), -3.05, 1.52],
    yaw: chance.between(-7, 2),
    focal: 1160,
    centre: [800, sheet.height * 0.5],
  }
  const on = indoors(sheet, view, look, room, 'back', [
    chance.between(-1.6, 1.2),
    room.back,
    chance.between(1.75, 2),
  ])
  const kinds = chance.pick(plantings)
  const deck = chance.pick(['planks', 'planks', 'stone', 'terrazzo'] as const)
  const body =
    outlook(on, facts.view ?? 'city', look.seed + 17, 0) +
    trough(
      on,
      [room.left, room.back + 0.02, 0],
      [wide, 0.36, 0.34],
      scheme.featureColour,
      kinds,
      0.5,
      look.seed,
    ) +
    rail(on) +
    ceiling(on, chance.pick(['slats', 'plain', 'slats'] as const), '#e9dcc6') +
    floor(on, deck, deck === 'planks' ? '#a87850' : scheme.ground, look.seed) +
    clad(
      on,
      'right',
      chance.pick(['slabs', 'boards', 'plaster', 'slats'] as const),
      chance.pick([scheme.featureColour, scheme.wood]),
    ) +
    home(on, scheme) +
    things(on, scheme, chance, look.seed, kinds) +
    sunHaze(on, 460, 0.3)
  return sheet.finish(look.seed % 2 ? flipped(on, body) : body, { threshold: 202, vignette: 0.22 })
}

/** A glass balustrade with a timber handrail. */
function rail(on: Indoors): Markup {
  const { left, right, back } = on.room
  const wide = right - left
  let posts = ''
  for (let i = 0; i <= 4; i++)
    posts += facing(on, [left + (i * wide) / 4 - 0.02, back, 0], 0.04, 1.1)
  return (
    shape(facing(on, [left, back, 0.06], wide, 1.02), '#ffffff', opacity(0.1)) +
    shape(
      on.camera.face([
        [left + 0.4, back, 0.06],
        [left + 0.9, back, 0.06],
        [left + 1.7, back, 1.08],
        [left + 1.2, back, 1.08],
      ]),
      '#ffffff',
      opacity(0.12),
    ) +
    shape(posts, on.mood.tone('#4a423e', 0.3)) +
    shape(facing(on, [left, back, 1.08], wide, 0.07), on.mood.tone('#8a5a3c', 0.34)) +
    shape(facing(on, [left, back, 1.14], wide, 0.015), on.mood.tone('#d9a878', 0.9))
  )
}

/** The home's own window wall on the left: sliding glass, curtains, and a lit room behind. */
function home(on: Indoors, scheme: Scheme): Markup {
  const { room, mood } = on
  const [from, to, high] = [room.front, room.back - 0.5, room.height - 0.32]
  const glass = down(
    on,
    [
      [0, mood.tone('#f6d9a4', 0.5 + 0.4 * mood.night)],
      [0.6, mood.tone('#d9a873', 0.44 + 0.3 * mood.night)],
      [1, mood.tone('#8d6248', 0.4)],
    ],
    [room.left, to, high],
    [room.left, to, 0],
  )
  let bars =
    panel(on, 'left', from, high - 0.04, to - from, 0.07) +
    panel(on, 'left', from, 0, to - from, 0.08)
  for (let y = to; y > from; y -= 1.5) bars += panel(on, 'left', y - 0.06, 0, 0.06, high)
  let folds = ''
  for (let i = 0; i < 9; i++)
    folds += panel(on, 'left', to - 0.12 - i * 0.08, 0.08, 0.045, high - 0.1)
  const wall = clad(on, 'left', 'plaster', scheme.wall)
  const lampY = to - 1.2
  const [x, y] = on.camera.project([room.left - 0.6, lampY, 1.5])
  return (
    wall +
    shape(panel(on, 'left', from, 0.04, to - from, high), glass) +
    shape(folds, mood.tone('#fff0d6', 0.66), opacity(0.8)) +
    circle(x, y, 130, halo(on)) +
    shape(panel(on, 'left', from, 0.08, to - from, 0.5), mood.tone('#5a3c30', 0.3), opacity(0.4)) +
    shape(bars, mood.tone('#3a322e', 0.4))
  )
}

function things(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  kinds: readonly Species[],
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const middle: Spot = [chance.between(0, 0.25), 0.95]
  const cloth = chance.pick([first, second, scheme.cloth])
  const turn = chance.pick([128, 72, 104])
  const lamp = chance.pick(['rattan', 'globe', 'none'] as const)
  const string = on.mood.night > 0.5 && lamp === 'none'
  return (
    carpet(
      on,
      middle[0] - 1.35,
      middle[1] - 0.75,
      2.7,
      1.75,
      [scheme.cover, second, first],
      chance.pick(['stripes', 'border', 'waves'] as const),
    ) +
    trough(
      on,
      [room.right - 0.42, 0.6, 0],
      [0.4, room.back - 0.7, 0.5],
      scheme.featureColour,
      kinds,
      0.7,
      seed + 9,
    ) +
    (chance.chance(0.5)
      ? areca(on, [room.left + 0.5, room.back - 0.5], 1.5, seed)
      : broadleaf(on, [room.left + 0.5, room.back - 0.45], 1.7, seed, '#e3d4bc')) +
    trailing(on, [room.right - 0.7, 1.7, 2.05], 0.9, seed, third) +
    (lamp === 'none'
      ? ''
      : hanging(on, [middle[0], middle[1] + 0.4, 2.2], lamp === 'rattan' ? 0.5 : 0.24, lamp)) +
    (string ? bulbs(on) : '') +
    easyChair(on, centred([middle[0] - 0.95, middle[1] + 0.1], turn), turn, cloth, scheme.wood) +
    easyChair(on, centred([middle[0] + 0.95, middle[1] + 0.1], -turn), -turn, cloth, scheme.wood) +
    contact(on, ellipse(middle[0] + 0.04, middle[1] - 0.05, 0.36, 0.3), 0.4) +
    turned(on, [...middle, 0], 0.16, 0.07, 0.4, scheme.wood) +
    turned(on, [...middle, 0.4], 0.33, 0.33, 0.035, scheme.stone) +
    tea(on, [middle[0] - 0.08, middle[1]], second) +
    broadleaf(on, [room.right - 0.75, -0.35], 1.15, seed + 5, third)
  )
}

/** Where a chair's frame starts so that its middle is here; 0.8 m square. */
function centred([x, y]: Spot, turn: number): Spot {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * 0.4, Math.sin(angle) * 0.4]
  return [x - c + s, y - s - c]
}

/** A pot of tea and two glasses on a table 0.435 m high. */
function tea(on: Indoors, [x, y]: Spot, colour: string): Markup {
  const glass = (dx: number, dy: number): Markup =>
    turned(on, [x + dx, y + dy, 0.436], 0.026, 0.034, 0.08, '#d9893c')
  const tray = assemble(on, [x - 0.1, y - 0.1], 0, [
    part(0, 0, 0.435, 0.38, 0.22, 0.012, '#c99a4e'),
  ])
  return tray + pot(on, [x, y + 0.05, 0.447], 0.2, colour) + glass(0.16, 0.04) + glass(0.22, -0.04)
}

/** A string of bulbs below the ceiling. */
function bulbs(on: Indoors): Markup {
  const { left, right, back, height } = on.room
  let body = ''
  let last: Spot | undefined
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const sag = Math.abs(((t * 2) % 1) - 0.5) * 2
    const [x, y, depth] = on.camera.project([
      lerp(left, right, t),
      back - 0.1,
      height - 0.3 + 0.26 * (sag ** 2 - 0.3),
    ])
    if (last)
      body += stroke(
        `M${last[0].toFixed(1)} ${last[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
        on.mood.tone('#3a2c26', 0.3),
        1.2,
      )
    body +=
      circle(x, y + 4, 0.14 * on.camera.scale(depth), halo(on, 0.8)) +
      circle(x, y + 4, 0.024 * on.camera.scale(depth), '#fff3d2')
    last = [x, y]
  }
  return body
}
