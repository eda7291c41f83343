import { barLamp, hanging } from '../furniture/luminaires.ts'
import { picture } from '../furniture/pictures.ts'
import { broadleaf, trough } from '../furniture/planting.ts'
import { areca } from '../furniture/plants.ts'
import { conference, desk, partitionAway, partitionFacing, swivel } from '../furniture/workplace.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { nth } from '../paper/nth.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { group, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { ceiling, corners, downlights } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import type { Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../rooms/indoors.ts'
import { level, type Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'

/** A furnished office floor: desks on one side, a lockable glass meeting room on the other, the city ahead. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 43 + 31)
  const scheme = schemeOf(look.seed, chance)
  const wide = chance.between(9.6, 10.8)
  const room: Room = {
    left: -wide * 0.52,
    right: wide * 0.48,
    front: -3.6,
    back: chance.between(8, 9),
    height: chance.between(2.9, 3.2),
  }
  const view: View = {
    eye: [chance.between(-0.7, -0.2), -2.9, 1.66],
    yaw: chance.between(-2, 4),
    focal: 1260,
    centre: [800, sheet.height * 0.45],
  }
  const window: Window = {
    side: 'back',
    from: room.left + 0.3,
    to: room.right - 0.3,
    sill: chance.chance(0.5) ? 0.06 : 0.7,
    head: room.height - 0.3,
    panes: chance.pick([6, 7, 8]),
    dressing: chance.chance(0.35) ? 'blind' : 'none',
  }
  const on = indoors(sheet, view, look, room, 'back', [chance.between(-2.4, 0.4), room.back, 2.25])
  const light = beams(on, window)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['plain', 'slats', 'tray'] as const)) +
    downlights(on, 5, 3) +
    floor(
      on,
      chance.pick(['stone', 'planks', 'terrazzo'] as const),
      chance.pick(['#a39a8c', '#b58a5e', '#c9bba4']),
      look.seed,
    ) +
    clad(
      on,
      'right',
      chance.pick(['boards', 'slats', 'plaster'] as const),
      chance.pick([scheme.wood, scheme.featureColour]),
    ) +
    clad(on, 'back', 'plaster', scheme.wall) +
    clad(on, 'left', chance.pick(['plaster', 'slats'] as const), scheme.featureColour) +
    group(
      sheet.clip(openingOf(on, window)),
      outlook(on, facts.view ?? 'city', look.seed + 100, 0),
    ) +
    corners(on) +
    glazing(on, window) +
    things(on, scheme, chance, look.seed, light.floor) +
    light.air +
    sunHaze(on, 400, 0.22)
  return sheet.finish(look.seed % 2 ? body : flipped(on, body), { threshold: 202, vignette: 0.26 })
}

function things(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const glass = chance.between(1.2, 1.6)
  const [front, seats] = [chance.between(2.4, 3), chance.pick([first, second, third])]
  const wide = room.right - glass
  const rows = [room.back - 1.7, room.back - 3.7, room.back - 5.7]
  const screen = chance.pick([second, first, '#7f8a68'])
  const top = chance.pick(['#efe6d8', '#d9b48a', '#b58a62'])
  const left = room.left + 0.75
  const desks = rows.map((y) =>
    [0, 1]
      .map(
        (i) =>
          desk(on, [left + i * 1.56, y], 0, top, screen) +
          swivel(on, [left + 0.45 + i * 1.56, y - 0.62], chance.between(-14, 14), seats),
      )
      .join(''),
  )
  const carpetTiles = shape(
    level(on, left - 0.5, nth(rows, 2) - 1, 4.2, 7),
    on.mood.tone(chance.pick([second, scheme.cloth]), 0.46),
    opacity(0.4),
  )
  return (
    carpetTiles +
    patches +
    picture(on, 'right', room.back - 3.4, 1.6, 1.8, 1.1, [first, second], seed) +
    areca(on, [glass - 0.6, room.back - 0.6], 1.8, seed) +
    conference(
      on,
      [glass + wide * 0.36, front + 1.5],
      1.15,
      Math.min(3, room.back - front - 2.9),
      scheme.wood,
      seats,
    ) +
    [0.3, 0.6]
      .map((share) =>
        hanging(
          on,
          [glass + wide * 0.36 + 0.58, front + 1.5 + 3 * share, 2.1],
          0.42,
          chance.pick(['cone', 'rattan'] as const),
          second,
        ),
      )
      .join('') +
    partitionAway(on, glass, front, room.back, front + 0.5) +
    partitionFacing(on, glass, front, wide) +
    barLamp(on, [left + 0.75, nth(rows, 2), room.height - 0.6], room.back - 3.2, true) +
    barLamp(on, [left + 2.4, nth(rows, 2), room.height - 0.6], room.back - 3.2, true) +
    desks.join('') +
    trough(
      on,
      [glass + 0.1, front - 0.6, 0],
      [2.4, 0.34, 0.3],
      scheme.wood,
      ['shrub', 'hedge'],
      0.42,
      seed,
    ) +
    broadleaf(on, [glass + 0.9, front - 1.7], 1.5, seed, '#e3d4bc')
  )
}
