import { carpet } from '../furniture/carpets.ts'
import { pot } from '../furniture/furnishings.ts'
import { bowl, cabinetRun, island, type Kitchen } from '../furniture/kitchens.ts'
import { barLamp, hanging } from '../furniture/luminaires.ts'
import { picture } from '../furniture/pictures.ts'
import { broadleaf } from '../furniture/planting.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { chair, stool, table } from '../furniture/seating.ts'
import { outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { nth } from '../paper/nth.ts'
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

const fronts: readonly (readonly [low: string, high: string])[] = [
  ['#3f5f5a', '#e9dfcc'],
  ['#9a6a48', '#ece2d0'],
  ['#a9573c', '#e6d4b8'],
  ['#35505c', '#b58a62'],
  ['#7f8a68', '#efe6d6'],
  ['#e6dac4', '#8a5e42'],
]

/** An open kitchen with an island and a dining table by the window. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 71 + 5)
  const scheme = schemeOf(look.seed + 2, chance)
  const wide = chance.between(6.4, 7.2)
  const room: Room = {
    left: -wide * 0.52,
    right: wide * 0.48,
    front: -3,
    back: chance.between(5, 5.6),
    height: chance.between(2.8, 3.05),
  }
  // Some look across the room towards the window instead of straight at the kitchen.
  const across = look.seed % 3 === 2
  const view: View = {
    eye: [across ? chance.between(1.5, 1.9) : chance.between(0, 0.5), across ? -2.3 : -2, 1.62],
    yaw: across ? chance.between(-24, -20) : chance.between(-8, -2),
    focal: across ? 1060 : 1150,
    centre: [800, sheet.height * 0.42],
  }
  const window: Window = {
    side: 'left',
    from: 0.2,
    to: room.back - 0.9,
    sill: 0.04,
    head: room.height - 0.3,
    panes: chance.chance(0.5) ? 3 : 4,
    dressing: chance.chance(0.5) ? 'curtains' : 'none',
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 2.9, 2])
  const light = beams(on, window)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['tray', 'plain', 'slats'] as const)) +
    downlights(on, 4, 3) +
    floor(on, scheme.floor, scheme.ground, look.seed) +
    clad(on, 'right', chance.pick(['plaster', 'boards'] as const), scheme.wall) +
    light.wall +
    clad(on, 'back', 'plaster', scheme.wall) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(
      sheet.clip(openingOf(on, window)),
      outlook(on, facts.view ?? 'city', look.seed + 40, 0) + ledge(on, window, look.seed),
    ) +
    corners(on) +
    glazing(on, window) +
    furniture(on, scheme, chance, look.seed, light.floor) +
    light.air +
    sunHaze(on, 380, 0.2)
  return sheet.finish(look.seed % 2 ? body : flipped(on, body), { threshold: 202, vignette: 0.26 })
}

function furniture(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  patches: Markup,
): Markup {
  const { room } = on
  const [low, high] = nth(fronts, seed % fronts.length)
  const look: Kitchen = {
    low,
    high,
    top: scheme.stone,
    back: chance.pick(['#e9dcc4', '#d9b48a', '#a9b8a6', '#e6cdb4']),
    metal: '#c99a4e',
    seed,
  }
  const from = -0.9
  const [first, second, third] = scheme.accents
  const w = chance.between(2.1, 2.4)
  const [x, y] = [0.15, room.back - 2.6]
  const form = chance.pick(['globe', 'cone', 'rattan'] as const)
  const dining: readonly [number, number] = [room.left + 1.25, room.back - 4]
  const seat = chance.pick([second, first, scheme.cloth])
  const back = chance.chance(0.5) ? 'solid' : 'open'
  const stools = Array.from({ length: 3 }, (_, i) =>
    stool(on, [x + 0.18 + i * (w / 3), y - 0.3], 0, seat),
  ).join('')
  const over = [0.2, 0.5, 0.8]
    .map((share) =>
      hanging(on, [x + w * share, y + 0.4, 1.86], form === 'globe' ? 0.2 : 0.34, form, first),
    )
    .join('')
  return (
    carpet(
      on,
      dining[0] - 0.75,
      dining[1] - 0.6,
      2.4,
      3,
      [scheme.cover, third, first],
      chance.pick(['border', 'stripes'] as const),
    ) +
    patches +
    picture(on, 'right', room.back - 2.2, 1.6, 1.1, 1.3, [first, second], seed) +
    cabinetRun(on, from, room.right - from - 0.02, look) +
    picture(on, 'back', (room.left + from) / 2 + 0.25, 1.62, 1, 1.25, [second, third], seed + 3) +
    (seed % 3
      ? areca(on, [room.left + 0.6, room.back - 0.5], 1.6, seed)
      : broadleaf(on, [room.left + 0.6, room.back - 0.5], 1.8, seed, '#e3d4bc')) +
    island(
      on,
      x,
      y,
      w,
      0.85,
      scheme.stone,
      chance.chance(0.5) ? scheme.wood : low,
      chance.chance(0.5),
    ) +
    bowl(on, [x + w * 0.72, y + 0.45, 0.935], 0.2, second) +
    blossom(on, [x + w * 0.25, y + 0.45, 0.935], first, seed) +
    stools +
    over +
    set(on, dining, scheme, seat, back) +
    pot(on, [dining[0] + 0.42, dining[1] + 0.6, 0.74], 0.26, third) +
    bowl(on, [dining[0] + 0.45, dining[1] + 1.2, 0.74], 0.18, second) +
    barLamp(on, [dining[0] + 0.45, dining[1] + 0.2, 1.75], 1.4, true)
  )
}

/** A dining table away from the viewer with six chairs. */
function set(
  on: Indoors,
  [x, y]: readonly [number, number],
  { wood }: Scheme,
  seat: string,
  back: 'solid' | 'open',
): Markup {
  const ranks = [1.35, 0.75, 0.15]
  const far = chair(on, [x + 0.68, y + 2.25], 180, seat, wood, back)
  const rows = ranks.map((v) => chair(on, [x - 0.34, y + v + 0.5], -90, seat, wood, back)).join('')
  const others = ranks.map((v) => chair(on, [x + 1.24, y + v], 90, seat, wood, back)).join('')
  return far + rows + table(on, [x, y], [0.9, 1.95, 0.74], wood) + others
}
