import { carpet } from '../../furniture/carpets.ts'
import { pot } from '../../furniture/furnishings.ts'
import { bowl } from '../../furniture/kitchens.ts'
import { barLamp, hanging, standing } from '../../furniture/luminaires.ts'
import { picture } from '../../furniture/pictures.ts'
import { broadleaf } from '../../furniture/planting.ts'
import { areca, blossom } from '../../furniture/plants.ts'
import { bench, chair, easyChair, settee, table } from '../../furniture/seating.ts'
import { bookcase, screenWall } from '../../furniture/storage.ts'
import { turned } from '../../furniture/turned.ts'
import { outlook } from '../../outdoors/outlook.ts'
import { sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { type Random, random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { group, type Markup, type Svg } from '../../paper/svg.ts'
import { ellipse, type Spot } from '../../paper/vector.ts'
import { ceiling, corners, downlights } from '../../rooms/ceilings.ts'
import { clad } from '../../rooms/cladding.ts'
import type { Window } from '../../rooms/curtains.ts'
import { floor } from '../../rooms/floors.ts'
import { beams, glazing, ledge, openingOf } from '../../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../../rooms/indoors.ts'
import { contact, type Room } from '../../rooms/room.ts'
import { schemeOf, type Scheme } from '../../rooms/schemes.ts'
import type { Facts, Look } from '../../scene.ts'

/** Two further living rooms, the window beside one: a lounge before a feature wall, or one with a library and a dining table. */
export function further(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 101 + 29)
  const scheme = schemeOf(look.seed + 1, chance)
  const library = look.seed % 2 === 1
  const wide = chance.between(7, 7.8)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3,
    back: chance.between(5, 5.6),
    height: chance.between(2.9, 3.2),
  }
  const view: View = {
    eye: [chance.between(0.3, 0.8), -2.4, 1.52],
    yaw: chance.between(-9, -4),
    focal: 1120,
    centre: [800, sheet.height * 0.44],
  }
  const window: Window = {
    side: 'left',
    from: 0.3,
    to: room.back - 0.6,
    sill: 0.04,
    head: room.height - 0.34,
    panes: chance.pick([3, 4]),
    dressing: 'curtains',
    cloth: chance.pick(['#e6d2b4', '#efe4d0', '#d8b894']),
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 3, 2])
  const light = beams(on, window)
  const outside =
    outlook(on, facts.view ?? 'city', look.seed + 70, 0) + ledge(on, window, look.seed)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['tray', 'slats', 'plain'] as const)) +
    downlights(on, 4, 3) +
    floor(on, scheme.floor, scheme.ground, look.seed) +
    clad(
      on,
      'right',
      library ? 'plaster' : chance.pick(['boards', 'slats', 'plaster'] as const),
      library ? scheme.wall : scheme.wood,
    ) +
    light.wall +
    clad(
      on,
      'back',
      library ? 'plaster' : scheme.feature,
      library ? scheme.wall : scheme.featureColour,
    ) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(sheet.clip(openingOf(on, window)), outside) +
    corners(on) +
    glazing(on, window) +
    (library ? withLibrary : lounge)(on, scheme, chance, look.seed, light.floor) +
    light.air +
    sunHaze(on, 380, 0.22)
  return sheet.finish(chance.chance(0.5) ? flipped(on, body) : body, {
    threshold: 202,
    vignette: 0.26,
  })
}

/** Round low tables of two heights. */
const tables = (on: Indoors, [x, y]: Spot, scheme: Scheme): Markup =>
  contact(on, ellipse(x, y - 0.05, 0.7, 0.5), 0.4) +
  turned(on, [x + 0.55, y + 0.3, 0], 0.07, 0.07, 0.44, scheme.wood) +
  turned(on, [x + 0.55, y + 0.3, 0.44], 0.3, 0.3, 0.035, scheme.wood) +
  turned(on, [x, y, 0], 0.24, 0.24, 0.3, scheme.stone) +
  turned(on, [x, y, 0.3], 0.5, 0.5, 0.05, scheme.stone)

function lounge(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const w = chance.between(2.6, 3)
  const x = -w * 0.5 + chance.between(0, 0.3)
  const y = room.back - 1.25
  const low: Spot = [x + w * 0.45, y - 1.3]
  return (
    carpet(
      on,
      x - 0.4,
      y - 2.1,
      w + 0.8,
      2.7,
      [scheme.cover, second, first],
      chance.pick(['border', 'waves', 'stripes'] as const),
    ) +
    patches +
    picture(on, 'back', x + w * 0.5, 1.85, 1.7, 0.95, [first, second], seed) +
    areca(on, [room.left + 0.7, room.back - 0.6], 1.7, seed) +
    screenWall(on, room.back - 3.1, 2.4, scheme.wood) +
    pot(on, [room.right - 0.25, room.back - 0.9, 0.52], 0.34, third) +
    standing(on, [x + w + 0.45, room.back - 0.5], 1.6) +
    settee(on, [x, y], 0, w, scheme.cloth, [first, second, third]) +
    hanging(
      on,
      [x - 0.5, room.back - 0.6, 1.6],
      0.32,
      chance.pick(['rattan', 'globe', 'drum'] as const),
    ) +
    easyChair(on, [x - 0.55, y - 1.15], 62, second, scheme.wood) +
    easyChair(on, [x + w + 0.2, y - 1.85], -62, chance.pick([first, second]), scheme.wood) +
    tables(on, low, scheme) +
    blossom(on, [low[0] - 0.1, low[1], 0.35], third, seed) +
    bench(on, [x + 0.7, y - 2.5], 1.3, 0.46, first, scheme.wood)
  )
}

function withLibrary(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const from = -0.7
  const dine: Spot = [room.right - 2.3, room.back - 3]
  const seat = chance.pick([first, second])
  const sofa: Spot = [room.left + 1.2, room.back - 3.9]
  const low: Spot = [sofa[0] + 1.6, sofa[1] + 1.2]
  const back = chance.chance(0.5) ? 'solid' : 'open'
  const near = [0.15, 1]
    .map((u) => chair(on, [dine[0] + u, dine[1] - 0.42], 0, seat, scheme.wood, back))
    .join('')
  const far = [0.6, 1.45]
    .map((u) => chair(on, [dine[0] + u, dine[1] + 1.25], 180, seat, scheme.wood, back))
    .join('')
  return (
    carpet(
      on,
      sofa[0] - 0.5,
      sofa[1] - 0.3,
      3.3,
      2.9,
      [scheme.cover, second, first],
      chance.pick(['border', 'waves', 'stripes'] as const),
    ) +
    patches +
    bookcase(on, from, room.right - from - 0.3, room.height - 0.45, scheme.wood, seed) +
    picture(on, 'right', room.back - 2.6, 1.6, 1.2, 1.2, [first, third], seed) +
    broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.8, seed, '#e3d4bc') +
    standing(on, [from - 0.5, room.back - 0.5], 1.6) +
    easyChair(on, [low[0] - 0.2, room.back - 1.5], chance.between(-18, 10), second, scheme.wood) +
    far +
    table(on, dine, [1.75, 0.85, 0.74], scheme.wood) +
    bowl(on, [dine[0] + 1.2, dine[1] + 0.4, 0.74], 0.19, third) +
    blossom(on, [dine[0] + 0.5, dine[1] + 0.45, 0.74], second, seed) +
    near +
    barLamp(on, [dine[0] + 0.3, dine[1] + 0.42, 1.8], 1.2) +
    settee(on, [sofa[0] - 0.3, sofa[1] + 0.1], 90, 2.4, scheme.cloth, [first, third]) +
    tables(on, low, scheme) +
    pot(on, [low[0], low[1], 0.35], 0.28, third)
  )
}
