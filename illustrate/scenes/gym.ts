import { block } from '../furniture/blocks.ts'
import { barLamp } from '../furniture/luminaires.ts'
import { broadleaf } from '../furniture/planting.ts'
import { areca } from '../furniture/plants.ts'
import { bag, ball, kettlebell, press, rack, treadmill } from '../furniture/training.ts'
import { garden, outlook } from '../outdoors/outlook.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { nth } from '../paper/nth.ts'
import { type Random, random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { group, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { ceiling, corners } from '../rooms/ceilings.ts'
import { clad } from '../rooms/cladding.ts'
import type { Window } from '../rooms/curtains.ts'
import { floor } from '../rooms/floors.ts'
import { beams, glazing, ledge, openingOf } from '../rooms/glazing.ts'
import { flipped, type Indoors, indoors, panel } from '../rooms/indoors.ts'
import { down, level, type Room } from '../rooms/room.ts'
import { schemeOf, type Scheme } from '../rooms/schemes.ts'
import type { Facts, Look } from '../scene.ts'

/** A gymnasium: machines in a row at the window, weights before a mirror, mats and a lane on the floor. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 37 + 23)
  const scheme = schemeOf(look.seed + 6, chance)
  const wide = chance.between(9, 10)
  const room: Room = {
    left: -wide * 0.5,
    right: wide * 0.5,
    front: -3.6,
    back: chance.between(7.4, 8.4),
    height: chance.between(3.5, 4),
  }
  const view: View = {
    eye: [chance.between(0.3, 0.9), -2.9, 1.66],
    yaw: chance.between(-9, -4),
    focal: 1060,
    centre: [800, sheet.height * 0.5],
  }
  const window: Window = {
    side: 'left',
    from: 0,
    to: room.back - 0.7,
    sill: 0.06,
    head: room.height - 0.5,
    panes: chance.pick([4, 5]),
    dressing: 'none',
    frame: '#4a4440',
  }
  const on = indoors(sheet, view, look, room, 'left', [room.left, 4.4, 2.5])
  const light = beams(on, window)
  const outside =
    facts.view === 'city'
      ? outlook(on, 'city', look.seed + 30, 0)
      : garden(on, look.seed + 9, 14, 0)
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, chance.pick(['slats', 'plain', 'slats'] as const)) +
    floor(
      on,
      chance.pick(['stone', 'planks'] as const),
      chance.pick(['#8b8780', '#a08468', '#7f8a86']),
      look.seed,
    ) +
    clad(
      on,
      'right',
      chance.pick(['slats', 'plaster', 'boards'] as const),
      chance.pick([scheme.featureColour, scheme.wood]),
    ) +
    light.wall +
    clad(on, 'back', 'plaster', scheme.featureColour) +
    clad(on, 'left', 'plaster', scheme.wall) +
    group(sheet.clip(openingOf(on, window)), outside + ledge(on, window, look.seed, 2.2)) +
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
  const accent = chance.pick([first, second])
  const count = chance.pick([3, 4])
  const row = Array.from({ length: count }, (_, i) => room.back - 1.4 - i * 1.35)
  const machines = row.map((y) => treadmill(on, [room.left + 3, y - 0.8], 90, accent))
  const lamps = [0.25, 0.5, 0.75].map((share) =>
    barLamp(
      on,
      [room.left + (room.right - room.left) * share, 1.5, room.height - 0.55],
      room.back - 3,
      true,
    ),
  )
  const hung = chance.chance(0.55)
  const mats = chance.pick([2, 3])
  return (
    lane(on, first) +
    patches +
    glass(on) +
    rack(on, 0.2, room.back - 0.62, Math.min(3.6, room.right - 1), accent) +
    areca(on, [room.left + 0.7, room.back - 0.6], 1.9, seed) +
    lamps.join('') +
    machines.join('') +
    press(on, [chance.between(2.4, 2.7), room.back - 3.4], 0, accent) +
    (hung
      ? bag(on, [room.right - 1.35, 4.3], 0.75, first)
      : broadleaf(on, [room.right - 0.7, 2.9], 2, seed, '#e3d4bc')) +
    Array.from({ length: mats }, (_, i) =>
      mat(on, 0.6 + i * 0.95, 1.6, nth([second, third, first], i)),
    ).join('') +
    ball(on, [0.5, 4.6], 0.32, third) +
    ball(on, [1.15, 4.9], 0.25, second) +
    [0, 1, 2]
      .map((i) =>
        kettlebell(
          on,
          [room.right - 2.1 + i * 0.3, 3.7 - i * 0.1],
          0.24 - i * 0.03,
          nth([second, '#34383a', first], i),
        ),
      )
      .join('')
  )
}

/** A padded mat, 0.7 by 1.8 m: its near left corner. */
const mat = (on: Indoors, x: number, y: number, colour: string): Markup =>
  block(on, [x, y, 0.005], [0.7, 1.8, 0.025], colour, 0.01)

/** A coloured lane for sprints along the floor. */
function lane(on: Indoors, colour: string): Markup {
  const { front, back } = on.room
  const x = -1.4
  return (
    shape(level(on, x, front, 1.5, back - front), on.mood.tone(colour, 0.5), opacity(0.88)) +
    shape(
      [0.04, 0.74, 1.42].map((u) => level(on, x + u, front, 0.04, back - front)).join(''),
      on.mood.tone('#f4ecde', 0.7),
      opacity(0.9),
    )
  )
}

/** A mirror along the back wall above the weights. */
function glass(on: Indoors): Markup {
  const { left, right, back } = on.room
  const [from, to] = [left + 2.2, right - 0.4]
  const paint = down(
    on,
    [
      [0, on.mood.tone('#e6ded0', 0.7)],
      [0.55, on.mood.tone('#c9c6ba', 0.6)],
      [0.56, on.mood.tone('#a39a8c', 0.5)],
      [1, on.mood.tone('#8f8578', 0.42)],
    ],
    [0, back, 2.6],
    [0, back, 0.3],
  )
  let [joints, glints] = ['', '']
  for (let u = from; u < to; u += 1.3) {
    joints += panel(on, 'back', u, 0.3, 0.02, 2.3, 0.03)
    const at = (a: number, z: number): readonly [number, number, number] => [u + a, back - 0.03, z]
    glints += on.camera.face([at(0.1, 0.32), at(0.34, 0.32), at(0.9, 2.58), at(0.66, 2.58)])
  }
  return (
    shape(
      panel(on, 'back', from - 0.05, 0.25, to - from + 0.1, 2.4, 0.02),
      on.light.colours.lamp,
      opacity(0.3 + 0.5 * on.mood.night) + on.sheet.blur(8),
    ) +
    shape(panel(on, 'back', from, 0.3, to - from, 2.3, 0.03), paint) +
    shape(
      glints,
      '#ffffff',
      opacity(0.16) + on.sheet.clip(panel(on, 'back', from, 0.3, to - from, 2.3, 0.03)),
    ) +
    shape(joints, on.mood.tone('#6a6258', 0.4))
  )
}
