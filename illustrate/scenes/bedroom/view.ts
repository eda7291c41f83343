import { bedding, bedside, sideBed } from '../../furniture/beds.ts'
import { assemble, grounded, type Part, part } from '../../furniture/blocks.ts'
import { carpet } from '../../furniture/carpets.ts'
import { pot } from '../../furniture/furnishings.ts'
import { hanging, standing } from '../../furniture/luminaires.ts'
import { picture } from '../../furniture/pictures.ts'
import { broadleaf } from '../../furniture/planting.ts'
import { bench, easyChair } from '../../furniture/seating.ts'
import { turned } from '../../furniture/turned.ts'
import { outlook } from '../../outdoors/outlook.ts'
import { sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { type Random, random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { group, type Markup, type Svg } from '../../paper/svg.ts'
import { ceiling, corners, downlights } from '../../rooms/ceilings.ts'
import { clad } from '../../rooms/cladding.ts'
import type { Window } from '../../rooms/curtains.ts'
import { floor } from '../../rooms/floors.ts'
import { beams, glazing, ledge, openingOf } from '../../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../../rooms/indoors.ts'
import type { Room } from '../../rooms/room.ts'
import { schemeOf, type Scheme } from '../../rooms/schemes.ts'
import type { Facts, Look } from '../../scene.ts'

/** A bedroom towards its window wall: the bed on one side, seen from its flank, a chair and wardrobes on the other. */
export function towardsView(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 89 + 19)
  const scheme = schemeOf(look.seed + 3, chance)
  const wide = chance.between(5.5, 6)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3,
    back: chance.between(4.6, 5.2),
    height: chance.between(2.85, 3.05),
  }
  const view: View = {
    eye: [chance.between(-0.5, -0.2), -2.7, 1.58],
    yaw: chance.between(-6, -2),
    focal: 1060,
    centre: [800, sheet.height * 0.43],
  }
  const window: Window = {
    side: 'back',
    from: room.left + 0.45,
    to: room.right - chance.pick([0.45, 1.1]),
    sill: 0.05,
    head: room.height - 0.3,
    panes: chance.pick([3, 4, 5]),
    dressing: 'curtains',
    cloth: chance.pick(['#e6d2b4', '#efe4d0', '#d8b894']),
  }
  const on = indoors(sheet, view, look, room, 'back', [chance.between(-0.6, 1.4), room.back, 1.98])
  const light = beams(on, window)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['tray', 'slats', 'tray'] as const)) +
    downlights(on, 3, 3) +
    floor(on, scheme.floor, scheme.ground, look.seed) +
    clad(on, 'left', scheme.feature, scheme.featureColour) +
    clad(on, 'right', 'plaster', scheme.wall) +
    clad(on, 'back', 'plaster', scheme.wall) +
    group(
      sheet.clip(openingOf(on, window)),
      outlook(on, facts.view ?? 'city', look.seed + 50, 0) + ledge(on, window, look.seed),
    ) +
    corners(on) +
    glazing(on, window) +
    furniture(on, scheme, chance, look.seed, light.floor) +
    light.air +
    sunHaze(on, 380, 0.24)
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
  const [first, second, third] = scheme.accents
  const [l, w] = [2.1, chance.between(1.75, 1.95)]
  const y = room.back - w - chance.between(1.05, 1.2)
  const made = bedding(scheme, 'channels')
  const form = chance.pick(['globe', 'rattan', 'drum'] as const)
  const near = room.left + 0.1
  const seat = room.right - 2
  return (
    carpet(
      on,
      near + 0.7,
      y - 0.7,
      2.7,
      w + 1.2,
      [scheme.cover, second, first],
      chance.pick(['border', 'stripes', 'waves'] as const),
    ) +
    patches +
    broadleaf(on, [room.right - 0.6, room.back - 0.5], 1.75, seed, '#e3d4bc') +
    bedside(on, near, y + w + 0.35, 0.5, scheme.wood) +
    hanging(on, [near + 0.3, y + w + 0.55, 1.35], form === 'globe' ? 0.2 : 0.3, form) +
    standing(on, [seat + 1.15, room.back - 1.1], 1.55, -0.15) +
    closet(on, scheme) +
    picture(on, 'right', room.back - 4.1, 1.55, 1, 1.2, [first, second], seed) +
    sideBed(on, y, l, w, made) +
    bench(on, [near + l + 0.24, y + 0.2], 0.46, w - 0.4, scheme.cloth, scheme.wood) +
    easyChair(on, [seat + 0.8, y + 1.05], -52, second, scheme.wood) +
    turned(on, [seat - 0.05, y + 0.1, 0], 0.06, 0.06, 0.44, scheme.wood) +
    turned(on, [seat - 0.05, y + 0.1, 0.44], 0.26, 0.26, 0.03, scheme.wood) +
    pot(on, [seat - 0.05, y + 0.1, 0.47], 0.22, third) +
    bedside(on, near, y - 0.85, 0.5, scheme.wood) +
    hanging(on, [near + 0.3, y - 0.6, 1.35], form === 'globe' ? 0.2 : 0.3, form)
  )
}

/** A run of wardrobes along the right wall, to the ceiling's edge. */
function closet(on: Indoors, { wood }: Scheme): Markup {
  const { right, back, height } = on.room
  const [length, depth] = [2, 0.55]
  const y = back - 3.3
  const tall = height - 0.35
  const doors = [0, 1, 2, 3].flatMap((i): Part[] => [
    part(-0.02, (i * length) / 4 + 0.006, 0.1, 0.02, length / 4 - 0.012, tall - 0.12, wood),
    part(
      -0.045,
      (i * length) / 4 + (i % 2 ? 0.04 : length / 4 - 0.06),
      0.95,
      0.02,
      0.02,
      0.5,
      '#c99a4e',
    ),
  ])
  return (
    grounded(on, [right - depth, y], 0, depth, length) +
    assemble(on, [right - depth, y], 0, [part(0, 0, 0, depth, length, tall, wood), ...doors])
  )
}
