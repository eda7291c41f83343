import { assemble, part } from '../furniture/blocks.ts'
import { carpet } from '../furniture/carpets.ts'
import { cluster, disc, gallery } from '../furniture/foyer.ts'
import { pot } from '../furniture/furnishings.ts'
import { bowl } from '../furniture/kitchens.ts'
import { standing } from '../furniture/luminaires.ts'
import { picture } from '../furniture/pictures.ts'
import { broadleaf, trough } from '../furniture/planting.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { bench, easyChair, settee } from '../furniture/seating.ts'
import { bookcase } from '../furniture/storage.ts'
import { turned } from '../furniture/turned.ts'
import { garden } from '../outdoors/outlook.ts'
import { glowPaint, sunOnSheet } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { circle, group, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { rectangle, type Spot } from '../paper/vector.ts'
import { ceiling, corners, downlights } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import { type Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors, panel } from '../rooms/indoors.ts'
import { down, type Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'

/** The lounge of a clubhouse, two storeys high: groups of seats on rugs, a stone breast or a wall of books, a gallery, the garden behind glass. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 37 + 13)
  const scheme = schemeOf(seed + 2, chance)
  const wide = chance.between(12.5, 14.5)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -4,
    back: chance.between(11, 12.5),
    height: chance.between(5.7, 6.3),
  }
  // Some look across the room towards the garden.
  const across = seed % 3 === 1
  const view: View = {
    eye: [across ? chance.between(2.4, 2.9) : chance.between(0.9, 1.6), -3.4, 1.95],
    yaw: across ? chance.between(-21, -18) : chance.between(-11, -6),
    focal: 1180,
    centre: [800, sheet.height * 0.57],
  }
  const window: Window = {
    side: 'left',
    from: 0.4,
    to: room.back - 0.8,
    sill: 0.05,
    head: room.height - 0.6,
    panes: chance.pick([5, 6]),
    dressing: 'none',
    frame: '#4a4038',
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 7.6, 3.6])
  const light = beams(on, window)
  const sun = sunOnSheet(on)
  const stone = chance.pick(['#d8c8b0', '#c9b49a', '#b9a68c'])
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['slats', 'tray', 'slats'] as const)) +
    downlights(on, 5, 4) +
    floor(on, chance.pick(['planks', 'stone', 'herringbone'] as const), scheme.ground, seed) +
    clad(on, 'right', 'plaster', scheme.wall) +
    light.wall +
    clad(on, 'back', 'plaster', scheme.featureColour) +
    clad(on, 'left', 'plaster', stone) +
    group(sheet.clip(openingOf(on, window)), garden(on, seed + 9, 16, 0)) +
    shape(
      panel(on, 'left', window.from, 3, window.to - window.from, 0.16),
      on.mood.tone('#4a4038', 0.34),
    ) +
    corners(on) +
    glazing(on, window) +
    furnished(on, scheme, chance, seed, stone, light.floor) +
    light.air +
    (sun ? circle(sun[0], sun[1], 420, glowPaint(on, 0.24)) : '')
  return sheet.finish(seed % 2 ? flipped(on, body) : body, { threshold: 202, vignette: 0.26 })
}

function furnished(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  stone: string,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const weave = (): 'border' | 'stripes' | 'waves' => chance.pick(['border', 'stripes', 'waves'])
  const far: Spot = [chance.between(-1.6, -0.8), room.back - chance.between(4.4, 5)]
  const near: Spot = [room.left + chance.between(2.2, 2.6), chance.between(2.6, 3.2)]
  const side: Spot = [room.right - chance.between(3.9, 4.4), chance.between(3.8, 4.4)]
  const middle = far[0] + 1.3
  return (
    shimmer(on) +
    (chance.chance(0.5) ? breast(on, middle, scheme, stone) : books(on, middle, scheme, seed)) +
    gallery(on, 3.4, room.back, chance.between(1.7, 2.1), 3.3, '#e3d9c8') +
    picture(on, 'right', room.back - 4.4, 1.7, 1.7, 1.2, [first, third], seed) +
    areca(on, [room.left + 1, room.back - 0.8], 2.5, seed) +
    broadleaf(on, [room.right - 1.1, room.back - 0.8], 2, seed + 2, '#e3d4bc') +
    trough(
      on,
      [room.left + 0.2, 4.2, 0],
      [0.6, room.back - 6, 0.42],
      stone,
      ['shrub', 'hedge'],
      0.7,
      seed,
    ) +
    cluster(
      on,
      [middle - 0.4, far[1] - 0.6, 3.2],
      1.5,
      18,
      chance.pick(['globes', 'tubes', 'rings'] as const),
      seed,
    ) +
    carpet(on, far[0] - 1.1, far[1] - 1.6, 5, 4.3, [scheme.cover, second, first], weave()) +
    carpet(on, near[0] - 1.2, near[1] - 1.4, 4.6, 3.7, [scheme.cover, first, third], weave()) +
    carpet(on, side[0] - 0.6, side[1] - 1, 3, 2.9, [scheme.cover, third, second], weave()) +
    patches +
    easyChair(on, [far[0] - 0.5, far[1] + 1.3], 40, second, scheme.wood) +
    easyChair(on, [far[0] + 2.6, far[1] + 1.6], -40, second, scheme.wood) +
    low(on, [far[0] + 1.4, far[1] + 0.7], scheme, 0.62) +
    settee(on, [far[0] + 2.7, far[1] - 0.3], 180, 2.7, scheme.cloth, [first, third]) +
    standing(on, [far[0] - 0.9, far[1] + 0.4], 1.7) +
    easyChair(on, [side[0] + 1.2, side[1] + 0.9], -58, first, scheme.wood) +
    low(on, [side[0] + 0.7, side[1] + 0.5], scheme, 0.4) +
    blossom(on, [side[0] + 0.66, side[1] + 0.5, 0.35], second, seed) +
    easyChair(on, [side[0] - 0.4, side[1] - 0.1], 48, first, scheme.wood) +
    settee(on, [near[0] - 0.2, near[1] + 1.3], 0, 2.6, second, [scheme.cover, third, first]) +
    standing(on, [near[0] - 0.6, near[1] + 1.9], 1.7) +
    easyChair(on, [near[0] + 2.6, near[1] + 0.5], -70, scheme.cloth, scheme.wood) +
    low(on, [near[0] + 1, near[1] + 0.35], scheme, 0.55) +
    bowl(on, [near[0] + 1.1, near[1] + 0.3, 0.35], 0.2, third) +
    bench(on, [near[0] - 0.1, near[1] - 1], 1.5, 0.5, first, scheme.wood) +
    broadleaf(on, [on.camera.eye[0] + 3.4, 1.5], 1.9, seed + 5, '#5a4a40')
  )
}

/** Two round tables, the larger of a radius in metres. */
const low = (on: Indoors, [x, y]: Spot, scheme: Scheme, radius: number): Markup =>
  turned(on, [x + radius, y + 0.25, 0], 0.08, 0.08, 0.46, scheme.wood) +
  turned(on, [x + radius, y + 0.25, 0.46], radius * 0.6, radius * 0.6, 0.04, scheme.wood) +
  turned(on, [x, y, 0], radius * 0.42, radius * 0.42, 0.3, scheme.stone) +
  turned(on, [x, y, 0.3], radius, radius, 0.05, scheme.stone)

/** A stone breast the height of the room with a disc of metal on it and a ledge, slats on either side. */
function breast(on: Indoors, middle: number, scheme: Scheme, stone: string): Markup {
  const { room, mood, light } = on
  const edges = [middle - 1.54, middle + 1.5]
    .map((u) => panel(on, 'back', u, 0, 0.04, room.height, 0.02))
    .join('')
  const [from, to] = [middle - 3.4, middle + 3.4]
  return (
    clad(on, 'back', 'slats', scheme.wood, { from, to, seed: 5 }) +
    shape(edges, light.colours.lamp, on.sheet.blur(9) + opacity(0.4 + 0.5 * mood.night)) +
    clad(on, 'back', 'slabs', stone, { from: middle - 1.5, to: middle + 1.5, seed: 8 }) +
    disc(on, middle, 2.9, 0.95, ['#d9a862', scheme.accents[1]]) +
    assemble(on, [middle - 3, room.back - 0.44], 0, [
      part(0, 0, 0.12, 6, 0.44, 0.34, scheme.wood, 0.01),
      part(0.1, 0.06, 0, 5.8, 0.38, 0.12, '#2a211e'),
    ]) +
    pot(on, [middle - 2.4, room.back - 0.2, 0.46], 0.42, scheme.accents[0]) +
    pot(on, [middle - 2, room.back - 0.2, 0.46], 0.26, scheme.accents[2]) +
    blossom(on, [middle + 2.3, room.back - 0.22, 0.46], scheme.accents[1], 4)
  )
}

/** A lit bookcase under a timber wall. */
const books = (on: Indoors, middle: number, scheme: Scheme, seed: number): Markup =>
  clad(on, 'back', 'boards', scheme.wood, { from: middle - 3.2, to: middle + 3.2, seed: 6 }) +
  bookcase(on, middle - 2.6, 5.2, 4.3, scheme.wood, seed)

/** The glass wall mirrored in the floor. */
function shimmer(on: Indoors): Markup {
  const { room, sheet, camera } = on
  const plan = camera.ground(
    rectangle(room.left, room.front, room.right - room.left, room.back - room.front),
  )
  const paint = down(
    on,
    [
      [0, on.mood.glow, 0.3],
      [0.3, on.mood.glow, 0.08],
      [1, on.mood.glow, 0],
    ],
    [0, room.back, 0],
    [0, 0, 0],
  )
  return group(sheet.clip(plan), shape(plan, paint, opacity(0.8)))
}
