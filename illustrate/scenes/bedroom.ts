import { bed, bedding, bedside } from '../furniture/beds.ts'
import { assemble, grounded, part } from '../furniture/blocks.ts'
import { carpet } from '../furniture/carpets.ts'
import { pot } from '../furniture/furnishings.ts'
import { hanging, standing, tableLamp } from '../furniture/luminaires.ts'
import { picture } from '../furniture/pictures.ts'
import { broadleaf } from '../furniture/planting.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { bench, easyChair } from '../furniture/seating.ts'
import { turned } from '../furniture/turned.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { nth } from '../paper/nth.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { group, type Markup, type Svg } from '../paper/svg.ts'
import { ceiling, corners } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import type { Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, ledge, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../rooms/indoors.ts'
import type { Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'
import { towardsView } from './bedroom/view.ts'

/** A bedroom: by seed the bed stands against a feature wall beside the window, or beside a window wall ahead; mirrored or not. */
export function draw(facts: Facts, look: Look): Svg {
  if (look.seed % 3 === 0) return towardsView(facts, look)
  const sheet = new Sheet(look)
  const chance = random(look.seed * 97 + 11)
  const scheme = schemeOf(look.seed, chance)
  const wide = chance.between(5.5, 6.2)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3,
    back: chance.between(4.4, 5),
    height: chance.between(2.85, 3.1),
  }
  // Some look across the room towards the window instead of straight at the bed.
  const across = look.seed % 3 === 2
  const view: View = {
    eye: [across ? chance.between(1.1, 1.4) : chance.between(0.1, 0.5), across ? -2.3 : -2.1, 1.58],
    yaw: across ? chance.between(-22, -18) : chance.between(-9, -3),
    focal: across ? 1120 : 1240,
    centre: [800, sheet.height * 0.41],
  }
  const window: Window = {
    side: 'left',
    from: 0.3,
    to: room.back - 0.55,
    sill: chance.chance(0.6) ? 0.04 : 0.5,
    head: room.height - 0.35,
    panes: chance.chance(0.5) ? 3 : 2,
    dressing: 'curtains',
    cloth: chance.pick(['#e6d2b4', '#efe4d0', '#d8b894', '#c9c0ae']),
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 2.6, 1.95])
  const outside =
    outlook(on, facts.view ?? 'city', look.seed, 0) +
    (window.sill < 0.2 ? ledge(on, window, look.seed) : '')
  const light = beams(on, window)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['tray', 'plain', 'slats'] as const)) +
    floor(on, scheme.floor, scheme.ground, look.seed) +
    clad(on, 'right', 'plaster', scheme.wall) +
    light.wall +
    clad(on, 'back', scheme.feature, scheme.featureColour) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(sheet.clip(openingOf(on, window)), outside) +
    corners(on) +
    glazing(on, window) +
    furniture(on, scheme, chance, look.seed, light.floor) +
    light.air +
    sunHaze(on, 380, 0.2)
  return sheet.finish(look.seed % 2 ? flipped(on, body) : body, { threshold: 202, vignette: 0.26 })
}

function furniture(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [w, l] = [chance.between(1.85, 2.05), 2.1]
  const x = chance.between(-0.9, -0.5)
  const y = room.back - 0.14 - l
  const [first, second, third] = scheme.accents
  const made = bedding(scheme, chance.pick(['channels', 'panel', 'slats', 'wings'] as const))
  const lamp = chance.pick(['table', 'hung'] as const)
  const form = chance.pick(['globe', 'drum', 'rattan'] as const)
  const side = 0.56
  const gap = made.headboard === 'wings' ? 0.56 : 0.14
  const stands = [x - gap - side, x + w + gap]
  const tops = stands.map((at) =>
    lamp === 'table'
      ? tableLamp(on, [at + side / 2, y + l - 0.16, 0.5], 0.56, second)
      : hanging(on, [at + side / 2, y + l - 0.16, 1.35], 0.26, form),
  )
  return (
    carpet(
      on,
      x - 0.75,
      y - 0.85,
      w + 1.5,
      2.5,
      [scheme.cover, second, first],
      chance.pick(['border', 'stripes', 'waves'] as const),
    ) +
    patches +
    (scheme.feature === 'plaster'
      ? picture(on, 'back', x + w / 2, 1.9, 1.5, 0.82, [first, second], seed)
      : '') +
    (seed % 4 === 1
      ? broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.7, seed, '#e3d4bc')
      : areca(on, [room.left + 0.6, room.back - 0.5], 1.5, seed)) +
    bedside(on, nth(stands, 0), y + l - 0.42, side, scheme.wood) +
    bedside(on, nth(stands, 1), y + l - 0.42, side, scheme.wood) +
    tops.join('') +
    blossom(on, [nth(stands, 1) + 0.12, y + l - 0.2, 0.5], second, seed) +
    dresser(on, scheme, seed) +
    bed(on, x, y, w, l, made) +
    bench(on, [x + 0.2, y - 0.62], w - 0.4, 0.44, scheme.cloth, scheme.wood) +
    standing(on, [room.left + 0.4, y + 0.5], 1.5, 0.2) +
    easyChair(on, [room.left + 0.7, y - 0.9], chance.between(28, 48), second, scheme.wood) +
    turned(on, [room.left + 1.7, y - 0.85, 0], 0.05, 0.05, 0.46, scheme.wood) +
    turned(on, [room.left + 1.7, y - 0.85, 0.46], 0.24, 0.24, 0.03, scheme.wood) +
    pot(on, [room.left + 1.7, y - 0.85, 0.49], 0.2, third)
  )
}

/** A dresser against the far side wall, with a picture and a vase. */
function dresser(on: Indoors, scheme: Scheme, seed: number): Markup {
  const { right, back } = on.room
  const [length, y] = [1.7, back - 2.3]
  const drawers = [0, 1, 2].flatMap((i) =>
    [0.16, 0.44].map((z) =>
      part(-0.015, 0.03 + (i * length) / 3, z, 0.015, length / 3 - 0.06, 0.25, scheme.wood),
    ),
  )
  const body = [
    part(0, 0, 0.12, 0.46, length, 0.62, scheme.wood, 0.01),
    part(0.06, 0.06, 0, 0.36, length - 0.12, 0.12, '#2c211d'),
  ]
  return (
    picture(
      on,
      'right',
      y + length / 2,
      1.62,
      1.05,
      1.15,
      [scheme.accents[0], scheme.accents[2]],
      seed + 1,
    ) +
    grounded(on, [right - 0.46, y], 0, 0.46, length) +
    assemble(on, [right - 0.46, y], 0, [...body, ...drawers]) +
    pot(on, [right - 0.24, y + 0.4, 0.74], 0.34, scheme.accents[1]) +
    pot(on, [right - 0.22, y + 0.7, 0.74], 0.22, scheme.stone)
  )
}
