import { halo } from '../furniture/luminaires.ts'
import { trough } from '../furniture/planting.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { circle, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { ceiling } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import { floor } from '../rooms/floors.ts'
import { flipped, type Indoors, indoors, panel } from '../rooms/indoors.ts'
import { down, facing, type Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'
import { plantings, things } from './balcony/things.ts'

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
