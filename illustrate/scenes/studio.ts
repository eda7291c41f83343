import { bed, bedding, bedside } from '../furniture/beds.ts'
import { assemble, part } from '../furniture/blocks.ts'
import { carpet } from '../furniture/carpets.ts'
import { pot } from '../furniture/furnishings.ts'
import { cabinetRun } from '../furniture/kitchens.ts'
import { hanging, tableLamp } from '../furniture/luminaires.ts'
import { picture } from '../furniture/pictures.ts'
import { broadleaf } from '../furniture/planting.ts'
import { blossom } from '../furniture/plants.ts'
import { chair, stool, table } from '../furniture/seating.ts'
import { turned } from '../furniture/turned.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { group, type Markup, type Svg } from '../paper/svg.ts'
import { ceiling, corners, downlights } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import type { Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, ledge, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../rooms/indoors.ts'
import type { Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'

/** A furnished studio: bed, desk by the window, and a kitchenette behind a slatted screen. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 61 + 17)
  const scheme = schemeOf(look.seed + 5, chance)
  const wide = chance.between(6.9, 7.4)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3,
    back: chance.between(4.6, 5.2),
    height: chance.between(2.8, 3),
  }
  const view: View = {
    eye: [chance.between(0.5, 0.9), -2.6, 1.62],
    yaw: chance.between(-9, -6),
    focal: 1120,
    centre: [800, sheet.height * 0.42],
  }
  const window: Window = {
    side: 'left',
    from: 0.4,
    to: room.back - 0.5,
    sill: chance.chance(0.5) ? 0.04 : 0.82,
    head: room.height - 0.32,
    panes: 3,
    dressing: chance.pick(['curtains', 'blind'] as const),
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 3, 2])
  const light = beams(on, window)
  const outside =
    outlook(on, facts.view ?? 'city', look.seed + 80, 0) +
    (window.sill < 0.2 ? ledge(on, window, look.seed) : '')
  const split = room.right - 2.75
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['plain', 'tray', 'slats'] as const)) +
    downlights(on, 4, 3) +
    floor(on, scheme.floor, scheme.ground, look.seed) +
    clad(on, 'right', 'plaster', scheme.wall) +
    light.wall +
    clad(on, 'back', 'plaster', scheme.wall) +
    clad(on, 'back', scheme.feature, scheme.featureColour, { to: split }) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(sheet.clip(openingOf(on, window)), outside) +
    corners(on) +
    glazing(on, window) +
    things(on, scheme, chance, look.seed, split, light.floor) +
    light.air +
    sunHaze(on, 380, 0.2)
  return sheet.finish(look.seed % 2 ? body : flipped(on, body), { threshold: 202, vignette: 0.26 })
}

function things(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  split: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const [w, l] = [1.65, 2.05]
  const x = split - w - chance.between(0.75, 0.95)
  const y = room.back - 0.14 - l
  const made = bedding(scheme, chance.pick(['channels', 'panel', 'slats'] as const))
  const look = {
    low: chance.pick([second, scheme.wood, '#7f8a68']),
    high: '#e9dfcc',
    top: scheme.stone,
    back: '#e6cdb4',
    metal: '#c99a4e',
    seed,
  }
  const desk: readonly [number, number] = [room.left + 0.15, room.back - 2.9]
  const eat: readonly [number, number] = [room.right - 2.2, room.back - 2.5]
  const screen = Array.from({ length: 13 }, (_, i) =>
    part(0, i * 0.11, 0, 0.05, 0.05, room.height, scheme.wood),
  )
  const form = chance.pick(['globe', 'rattan', 'cone'] as const)
  return (
    carpet(
      on,
      x - 0.6,
      y - 0.8,
      w + 1.2,
      2.3,
      [scheme.cover, second, first],
      chance.pick(['border', 'stripes', 'waves'] as const),
    ) +
    patches +
    (scheme.feature === 'plaster' || scheme.feature === 'panels'
      ? picture(on, 'back', x + w / 2, 1.86, 1.3, 0.72, [first, second], seed)
      : '') +
    picture(on, 'right', room.back - 2.4, 1.65, 1.1, 1.3, [second, third], seed + 2) +
    cabinetRun(on, split + 0.12, room.right - split - 0.14, look) +
    bedside(on, x - 0.66, room.back - 0.5, 0.52, scheme.wood) +
    tableLamp(on, [x - 0.4, room.back - 0.3, 0.5], 0.52, second) +
    broadleaf(on, [room.left + 0.5, room.back - 0.45], 1.7, seed, '#e3d4bc') +
    assemble(on, [split, room.back - 1.45], 0, screen) +
    bed(on, x, y, w, l, made) +
    study(on, desk, scheme) +
    table(on, eat, [1.5, 0.62, 0.9], scheme.wood) +
    blossom(on, [eat[0] + 0.5, eat[1] + 0.3, 0.9], second, seed) +
    pot(on, [eat[0] + 1.1, eat[1] + 0.3, 0.9], 0.2, third) +
    stool(on, [eat[0] + 0.2, eat[1] - 0.32], 0, second) +
    stool(on, [eat[0] + 0.85, eat[1] - 0.32], 0, second) +
    [0.4, 1.1]
      .map((u) =>
        hanging(on, [eat[0] + u, eat[1] + 0.3, 1.8], form === 'globe' ? 0.2 : 0.32, form, first),
      )
      .join('')
  )
}

/** A desk along the window with a laptop, a lamp and a chair. */
function study(on: Indoors, [x, y]: readonly [number, number], scheme: Scheme): Markup {
  const laptop = assemble(on, [x + 0.2, y + 0.55], 0, [
    part(0, 0, 0.74, 0.24, 0.34, 0.015, '#b9b4ac'),
    part(-0.02, 0, 0.755, 0.02, 0.34, 0.22, '#3a3634'),
  ])
  const books = assemble(on, [x + 0.15, y + 0.12], 0, [
    part(0, 0, 0.74, 0.2, 0.27, 0.04, scheme.accents[0]),
    part(0.01, 0.02, 0.78, 0.18, 0.24, 0.035, '#efe2cc'),
    part(0.02, 0.01, 0.815, 0.17, 0.25, 0.03, scheme.accents[1]),
  ])
  return (
    table(on, [x, y], [0.65, 1.5, 0.74], scheme.wood) +
    tableLamp(on, [x + 0.25, y + 1.25, 0.74], 0.46, scheme.accents[2]) +
    laptop +
    books +
    turned(on, [x + 0.48, y + 1, 0.74], 0.035, 0.04, 0.09, scheme.accents[1]) +
    chair(on, [x + 1.22, y + 0.48], 90, scheme.accents[1], scheme.wood)
  )
}
