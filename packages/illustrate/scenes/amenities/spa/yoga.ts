import { block } from '../../../furniture/blocks.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { nth } from '../../../paper/nth.ts'
import { type Markup, opacity, shape, stroke, type Svg } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import { ceiling, corners } from '../../../rooms/ceilings.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { floor } from '../../../rooms/floors.ts'
import { beams, glazing } from '../../../rooms/glazing.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Look } from '../../../scene.ts'
import { candle, niche } from './parts.ts'
import { finished, planted, type Setting, setting } from './setting.ts'

/** A room for yoga and meditation: mats with bolsters on a timber floor before a round window or a wall of glass, the garden close behind it. */
export function yoga(look: Look): Svg {
  const set = setting(look, (chance) => {
    const wide = chance.between(8, 9)
    const room = {
      left: -wide / 2,
      right: wide / 2,
      front: -4,
      back: chance.between(6.4, 7.2),
      height: chance.between(3.6, 4),
    }
    return {
      room,
      view: {
        eye: [chance.between(-0.8, 0.8), -3.2, 1.75],
        yaw: chance.between(-3, 3),
        focal: 1060,
      },
      level: 0.46,
      from: 'back',
      sun: [chance.between(-1.3, -0.5), room.back, 2.2],
    }
  })
  const { on, chance, scheme, seed } = set
  const { room } = on
  const round = Math.floor(seed / 4) % 2 === 0
  const radius = 1.55
  const window: Window = {
    side: 'back',
    from: room.left + (round ? 2 : 0.5),
    to: room.right - (round ? 2 : 0.5),
    sill: 0.06,
    head: room.height - 0.4,
    panes: 4,
    dressing: 'curtains',
    frame: '#5a4638',
    cloth: '#f2e8d6',
  }
  const moon: Vec = [0, room.back, 1.75]
  const hole = round ? circleOn(on, moon, radius) : undefined
  const light = beams(
    on,
    round ? { ...window, from: -radius, to: radius, sill: 0.4, head: 3, panes: 1 } : window,
  )
  const body =
    on.sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    ceiling(on, 'slats', chance.pick(['#efe6d8', '#d8c8b0'])) +
    floor(on, 'planks', chance.pick(['#c39a6b', '#b58a5e', '#a8764a']), seed) +
    clad(
      on,
      'left',
      chance.pick(['slats', 'plaster'] as const),
      chance.pick([scheme.wood, scheme.wall]),
    ) +
    clad(
      on,
      'right',
      'plaster',
      round ? scheme.wall : chance.pick(['#b0684a', '#7c8a6c', '#4a6a66']),
    ) +
    clad(
      on,
      'back',
      'plaster',
      round ? chance.pick(['#b0684a', '#7c8a6c', scheme.featureColour]) : scheme.wall,
    ) +
    planted(on, window, seed, hole) +
    corners(on) +
    (hole ? rim(on, moon, radius, hole) : glazing(on, window)) +
    light.floor +
    things(set, round) +
    light.air
  return finished(set, body)
}

const circleOn = (on: Indoors, [x, y, z]: Vec, radius: number, dy = 0): string =>
  on.camera.face(
    Array.from({ length: 64 }, (_, i): Vec => {
      const angle = (i / 64) * Math.PI * 2
      return [x + Math.cos(angle) * radius, y + dy, z + Math.sin(angle) * radius]
    }),
  )

/** The frame of a round window, deep in the wall. */
function rim(on: Indoors, middle: Vec, radius: number, hole: string): Markup {
  const { mood, sheet } = on
  const ring = (grow: number, dy = 0): string => circleOn(on, middle, radius * grow, dy)
  const bars = on.camera.face([
    [middle[0] - 0.02, middle[1], middle[2] - radius],
    [middle[0] + 0.02, middle[1], middle[2] - radius],
    [middle[0] + 0.02, middle[1], middle[2] + radius],
    [middle[0] - 0.02, middle[1], middle[2] + radius],
  ])
  return (
    shape(ring(1.08, -0.06) + ring(1, 0.02), mood.tone('#5a3c2a', 0.4), ' fill-rule="evenodd"') +
    shape(bars, mood.tone('#4a3428', 0.3)) +
    stroke(ring(1.08, -0.06), mood.tone('#c99a6a', 0.8), 2, opacity(0.7)) +
    stroke(hole, on.light.colours.sunlight, 7, opacity(0.3) + sheet.blur(5))
  )
}

function things({ on, chance, scheme, seed }: Setting, round: boolean): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const colours = [first, second, third]
  const rows = [
    { y: 3.1, xs: [-2.55, -0.85, 0.85, 2.55] },
    { y: 0.5, xs: [-1.7, 0, 1.7] },
  ]
  const lamp = chance.pick(['rattan', 'globe', 'drum'] as const)
  const same = chance.chance(0.4)
  const mats = rows
    .flatMap(({ y, xs }, row) =>
      xs.map((x, i) =>
        mat(
          on,
          [x - 0.33, y],
          same ? first : nth(colours, (i + row) % 3),
          scheme.cover,
          scheme.wood,
        ),
      ),
    )
    .join('')
  const at = round ? room.right - 2.2 : room.left + 1
  return (
    niche(on, 'left', 1.6, 0.8, 3, 1.2, 2, ['#e6d6bc', first, '#d9c6a8', second], seed) +
    areca(on, [room.left + 0.7, room.back - 0.6], 2, seed) +
    broadleaf(on, [room.right - 0.8, room.back - 0.7], 1.9, seed, '#e3d4bc') +
    block(on, [-0.9, room.back - 0.75, 0], [1.8, 0.5, 0.16], scheme.wood, 0.02) +
    blossom(on, [0.55, room.back - 0.5, 0.16], second, seed) +
    bowl(on, [0, room.back - 0.5, 0.16], 0.16, '#c99a4e') +
    candle(on, [-0.5, room.back - 0.5, 0.16], 0.16) +
    candle(on, [-0.68, room.back - 0.6, 0.16], 0.1) +
    [room.left + 1.5, room.right - 1.5]
      .map((x) => hanging(on, [x, 4.4, 2.7], 0.62, lamp))
      .join('') +
    (round ? hanging(on, [at + 0.8, 5.4, 2.3], 0.4, lamp) : '') +
    mats +
    gong(on, [room.right - 1, 4.1], scheme.wood)
  )
}

/** A mat 0.66 by 1.8 m with a bolster across its far end and a folded blanket beside it: near left corner. */
function mat(on: Indoors, [x, y]: Spot, colour: string, cover: string, wood: string): Markup {
  return (
    block(on, [x, y, 0.005], [0.66, 1.8, 0.02], colour, 0.01) +
    block(on, [x + 0.02, y + 1.5, 0.025], [0.62, 0.24, 0.19], cover, 0.09) +
    block(on, [x + 0.74, y + 1.35, 0], [0.3, 0.36, 0.07], cover, 0.02) +
    block(on, [x + 0.78, y + 1.42, 0.07], [0.22, 0.14, 0.09], wood, 0.01)
  )
}

/** A gong in a timber frame that stands on the floor: its middle. */
function gong(on: Indoors, [x, y]: Spot, wood: string): Markup {
  const { camera, mood, sheet } = on
  const leg = (dx: number): Markup => block(on, [x + dx, y, 0], [0.06, 0.08, 1.5], wood)
  const plate = circleOn(on, [x, y + 0.02, 0.9], 0.42)
  const [px, py, depth] = camera.project([x, y, 0.9])
  const k = camera.scale(depth)
  const brass = sheet.gradient(
    [
      [0, mood.tone('#f0c878', 0.9)],
      [0.5, mood.tone('#c9944a', 0.55)],
      [1, mood.tone('#8a5c2c', 0.35)],
    ],
    px - 0.4 * k,
    py - 0.4 * k,
    px + 0.4 * k,
    py + 0.4 * k,
  )
  return (
    leg(0.5) +
    shape(plate, brass) +
    stroke(circleOn(on, [x, y + 0.02, 0.9], 0.26), mood.tone('#7a5028', 0.4), 1.4, opacity(0.6)) +
    leg(-0.56) +
    block(on, [x - 0.62, y - 0.01, 1.46], [1.24, 0.1, 0.07], wood)
  )
}
