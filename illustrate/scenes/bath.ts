import { tub, vanity } from '../furniture/bathroom.ts'
import { carpet } from '../furniture/carpets.ts'
import { pot } from '../furniture/furnishings.ts'
import { hanging } from '../furniture/luminaires.ts'
import { broadleaf, trailing } from '../furniture/planting.ts'
import { areca } from '../furniture/plants.ts'
import { mirror, shower, towels } from '../furniture/shower.ts'
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
import { beams, glazing, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors } from '../rooms/indoors.ts'
import type { Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'

/** A bathroom: a tub below the window, a floating vanity with a lit mirror, a glass shower. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 29 + 13)
  const scheme = schemeOf(look.seed + 3, chance)
  const wide = chance.between(4.3, 5)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3,
    back: chance.between(3.1, 3.6),
    height: chance.between(2.7, 2.9),
  }
  const view: View = {
    eye: [chance.between(-0.3, 0.1), -2.3, 1.52],
    yaw: chance.between(-2, 5),
    focal: 1160,
    centre: [800, sheet.height * 0.43],
  }
  const wideWindow = chance.chance(0.55)
  const window: Window = {
    side: 'back',
    from: room.left + (wideWindow ? 1.4 : 1.6),
    to: room.right - (wideWindow ? 0.45 : 1.1),
    sill: chance.chance(0.5) ? 0.75 : 0.06,
    head: room.height - 0.3,
    panes: wideWindow ? 3 : 2,
    dressing: chance.chance(0.5) ? 'blind' : 'none',
  }
  const on = indoors(sheet, view, look, room, 'back', [
    window.from + (window.to - window.from) * chance.between(0.25, 0.7),
    room.back,
    1.95,
  ])
  const light = beams(on, window)
  const tile = chance.pick(['#7f9a90', '#c98a6a', '#d9c6a8', '#4f7672', '#b9a58a'])
  const stone = chance.pick(['#d8c8b0', '#c9b49a', '#e3d9c8'])
  const ground = chance.pick(['terrazzo', 'stone', 'marble'] as const)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['tray', 'plain', 'slats'] as const)) +
    downlights(on, 3, 3) +
    floor(on, ground, chance.pick(['#d8cab6', '#c9bba4', '#ded4c4']), look.seed) +
    clad(on, 'left', 'tiles', tile) +
    clad(on, 'right', chance.pick(['slabs', 'plaster', 'tiles'] as const), stone, {
      seed: look.seed,
    }) +
    clad(on, 'back', chance.pick(['slabs', 'plaster', 'tiles'] as const), stone, {
      seed: look.seed + 1,
    }) +
    group(sheet.clip(openingOf(on, window)), outlook(on, facts.view ?? 'park', look.seed + 60, 0)) +
    corners(on) +
    glazing(on, window) +
    light.floor +
    things(on, scheme, chance, look.seed, window) +
    light.air +
    sunHaze(on, 360, 0.22)
  return sheet.finish(look.seed % 2 ? body : flipped(on, body), { threshold: 202, vignette: 0.26 })
}

function things(on: Indoors, scheme: Scheme, chance: Random, seed: number, window: Window): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const metal = chance.pick(['#c99a4e', '#3a3634', '#b9b4ac'])
  const middle = (window.from + window.to) / 2
  const half = chance.between(0.82, 0.95)
  const [long, near] = [chance.between(1.7, 2.1), room.back - 2.7]
  const basins = long > 1.9 ? 2 : 1
  const round = chance.chance(0.5)
  const shares = basins === 1 ? [0.5] : [0.27, 0.74]
  const cloth = chance.pick([first, second, third])
  const bath = room.back - 0.85
  const shell = chance.pick(['#f6f0e6', '#f6f0e6', '#e6dccb', '#3f5552'])
  return (
    shower(on, room.back - 2.1, room.back - 0.04, 1.05, metal) +
    shares
      .map((share) =>
        mirror(on, 'right', near + long * share, 1.58, basins === 1 ? 0.95 : 0.68, 0.95, round),
      )
      .join('') +
    (chance.chance(0.5)
      ? areca(on, [room.right - 0.4, room.back - 0.4], 1.3, seed)
      : broadleaf(on, [room.right - 0.42, room.back - 0.38], 1.5, seed, '#d9c6a8')) +
    tub(on, middle, bath, half, shell, metal) +
    trailing(on, [window.from + 0.16, room.back - 0.3, 2.05], 0.7, seed, third) +
    hanging(
      on,
      [room.right - 0.3, near + long + 0.3, 1.75],
      0.24,
      chance.pick(['globe', 'drum'] as const),
    ) +
    carpet(
      on,
      middle - 0.7,
      bath - 1.2,
      1.4,
      0.62,
      [scheme.cover, second, cloth],
      chance.pick(['border', 'stripes'] as const),
    ) +
    vanity(on, near, long, scheme.wood, scheme.stone, basins) +
    pot(on, [room.right - 0.3, near + long * 0.98, 0.83], 0.26, second) +
    towels(on, middle - half - 0.5, bath - 0.65, scheme.wood, ['#f4ecde', cloth, '#f4ecde'])
  )
}
