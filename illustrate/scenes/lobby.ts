import { carpet } from '../furniture/carpets.ts'
import { column, gallery, reception } from '../furniture/foyer.ts'
import { pot } from '../furniture/furnishings.ts'
import { cluster } from '../furniture/hall-lights.ts'
import { broadleaf, trough } from '../furniture/planting.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { easyChair, settee } from '../furniture/seating.ts'
import { turned } from '../furniture/turned.ts'
import { garden } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { group, type Markup, shape, type Svg } from '../paper/svg.ts'
import { ceiling, corners, downlights } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import type { Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors, panel } from '../rooms/indoors.ts'
import type { Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'
import { mural, shimmer } from './lobby/mural.ts'

/** A tower's lobby, three storeys high: a glass wall on a garden, stone, a reception desk under hanging light. */
export function draw(_facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 41 + 3)
  const scheme = schemeOf(look.seed + 1)
  const wide = chance.between(14, 16.5)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -4,
    back: chance.between(13, 15.5),
    height: chance.between(8.2, 9.4),
  }
  // Some look across the hall towards the garden.
  const across = look.seed % 3 === 2
  const view: View = {
    eye: [across ? chance.between(2.6, 3.2) : chance.between(0, 1), -3.4, 1.75],
    yaw: across ? chance.between(-19, -15) : chance.between(-6, 1),
    focal: across ? 960 : 1020,
    centre: [800, sheet.height * 0.71],
  }
  const window: Window = {
    side: 'left',
    from: 1,
    to: room.back - 1,
    sill: 0.05,
    head: room.height - 0.9,
    panes: chance.pick([5, 6, 7]),
    dressing: 'none',
    frame: '#4a4440',
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 8.5, 4.6])
  const light = beams(on, window)
  const stone = chance.pick(['#c9b294', '#b89a7a', '#bfae94', '#9a9482', '#b5805e'])
  const ground = chance.pick(['marble', 'stone', 'terrazzo'] as const)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(
      on,
      chance.pick(['tray', 'slats', 'slats'] as const),
      chance.pick(['#c2ae90', '#b3977a']),
    ) +
    downlights(on, 5, 4) +
    floor(on, ground, chance.pick(['#b5a083', '#a38f78', '#bfae98']), look.seed) +
    clad(on, 'right', chance.pick(['boards', 'slats'] as const), scheme.wood) +
    light.wall +
    clad(on, 'back', 'slabs', stone, { seed: look.seed }) +
    clad(on, 'left', 'plaster', stone) +
    group(sheet.clip(openingOf(on, window)), garden(on, look.seed + 4, 24, 0)) +
    transoms(on, window) +
    corners(on) +
    glazing(on, window) +
    things(on, scheme, chance, look.seed, stone, light.floor) +
    light.air +
    sunHaze(on, 420, 0.24)
  return sheet.finish(look.seed % 2 ? body : flipped(on, body), { threshold: 202, vignette: 0.26 })
}

/** The beams that divide the glass wall by storey. */
const transoms = (on: Indoors, { from, to }: Window): Markup =>
  shape(
    [3, 6].map((z) => panel(on, 'left', from, z, to - from, 0.16)).join(''),
    on.mood.tone('#4a4440', 0.34),
  )

function things(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  stone: string,
  patches: Markup,
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const desk = { x: chance.between(0.2, 1), y: room.back - 4, w: chance.between(4.2, 5) }
  const middle = desk.x + desk.w / 2
  const feature = chance.pick(['disc', 'slats', 'niche'] as const)
  const lounge: readonly [number, number] = [room.left + 2.2, chance.between(3.6, 4.4)]
  const hung = chance.pick(['tubes', 'globes', 'rings'] as const)
  const columns = chance.chance(0.6) ? [room.back - 2.2, 5.6] : []
  const cloth = chance.pick([first, second, scheme.cloth])
  return (
    shimmer(on) +
    patches +
    mural(on, feature, middle, scheme) +
    gallery(on, 4, room.back, chance.between(1.6, 2.2), 4.1, '#e3d9c8') +
    trough(
      on,
      [room.left + 0.25, room.back - 6, 0],
      [0.9, 5, 0.4],
      stone,
      ['shrub', 'hedge', 'bougainvillea'],
      0.9,
      seed,
    ) +
    areca(on, [room.left + 1.6, room.back - 0.9], 2.6, seed) +
    areca(on, [desk.x - 1.4, room.back - 0.8], 2.4, seed + 3) +
    columns.map((y) => column(on, room.right - 2.9, y, 0.62, stone)).join('') +
    reception(on, desk.x, desk.y, desk.w, scheme.stone, scheme.wood, chance.chance(0.5)) +
    blossom(on, [desk.x + 0.7, desk.y + 0.4, 1.14], second, seed) +
    pot(on, [desk.x + desk.w * 0.56, desk.y + 0.4, 1.14], 0.3, third) +
    cluster(on, [middle, desk.y - 0.4, 3.1], 1.7, 22, hung, seed) +
    carpet(
      on,
      lounge[0] - 0.7,
      lounge[1] - 0.9,
      4.6,
      3.6,
      [scheme.cover, second, first],
      chance.pick(['border', 'waves', 'stripes'] as const),
    ) +
    settee(on, [lounge[0] + 0.4, lounge[1] + 2.1], 0, 2.5, scheme.cloth, [first, second]) +
    easyChair(on, [lounge[0] - 0.4, lounge[1] + 1.3], 62, cloth, scheme.wood) +
    easyChair(on, [lounge[0] + 3.3, lounge[1] + 0.6], -62, cloth, scheme.wood) +
    low(on, lounge[0] + 1.6, lounge[1] + 1.1, scheme) +
    trough(
      on,
      [room.right - 1, 3.2, 0],
      [0.8, 3.4, 0.45],
      stone,
      ['shrub', 'bougainvillea'],
      0.9,
      seed + 6,
    ) +
    broadleaf(on, [on.camera.eye[0] + 3.1, 1.7], 2, seed, '#5a4a40')
  )
}

/** Two round tables of different height. */
const low = (on: Indoors, x: number, y: number, scheme: Scheme): Markup =>
  turned(on, [x + 0.45, y + 0.25, 0], 0.08, 0.08, 0.46, scheme.wood) +
  turned(on, [x + 0.45, y + 0.25, 0.46], 0.32, 0.32, 0.04, scheme.wood) +
  turned(on, [x, y, 0], 0.2, 0.2, 0.32, scheme.stone) +
  turned(on, [x, y, 0.32], 0.48, 0.48, 0.05, scheme.stone) +
  pot(on, [x, y, 0.37], 0.26, scheme.accents[2])
