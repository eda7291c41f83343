import { random } from '../paper/random.ts'
import { type Markup, opacity, shape, fixed } from '../paper/svg.ts'
import { rectangle, type Spot } from '../paper/vector.ts'
import { type Indoors, panel } from '../rooms/indoors.ts'
import { contact, down } from '../rooms/room.ts'
import { assemble, block, grounded, type Part, part } from './blocks.ts'
import { pot } from './furnishings.ts'

/** What a kitchen is made of. */
export interface Kitchen {
  /** Lower and upper fronts, worktop, splashback and handles. */
  low: string
  high: string
  top: string
  back: string
  metal: string
  seed: number
}

/** A run of cabinets along the back wall with a lit splashback, hob, tall oven unit and open shelf: left end and length in metres. */
export function cabinetRun(on: Indoors, x: number, length: number, look: Kitchen): Markup {
  const { room, mood } = on
  const chance = random(look.seed)
  const y = room.back - 0.62
  const tall = 0.72
  const run = length - tall
  const doors = Math.max(3, Math.round(run / 0.62))
  const each = run / doors
  const shelf = Math.floor(chance.between(1, doors - 1))
  const splash = down(
    on,
    [
      [0, mood.tone(look.back, 0.98)],
      [0.5, mood.tone(look.back, 0.72)],
      [1, mood.tone(look.back, 0.5)],
    ],
    [x, room.back, 1.5],
    [x, room.back, 0.9],
  )
  let body = shape(panel(on, 'back', x, 0.9, run, 0.62, 0.01), splash)
  body += shape(
    panel(on, 'back', x, 1.2, run, 0.3, 0.02),
    on.light.colours.lamp,
    opacity(0.2 + 0.35 * mood.night) + on.sheet.blur(9),
  )
  body += contact(on, rectangle(x, y - 0.12, length, 0.3), 0.5)
  body += block(on, [x, y + 0.06, 0], [length, 0.5, 0.1], '#2a211e')
  const uppers: Part[] = []
  const lowers: Part[] = [part(0, 0.02, 0.1, run, 0.6, 0.77, look.low)]
  for (let i = 0; i < doors; i++) {
    const drawers = chance.chance(0.45)
    const fronts: Spot[] = drawers
      ? [
          [0.11, 0.32],
          [0.45, 0.2],
          [0.67, 0.19],
        ]
      : [[0.11, 0.75]]
    for (const [z, h] of fronts) {
      lowers.push(part(i * each + 0.006, 0, z, each - 0.012, 0.02, h, look.low))
      lowers.push(
        part(i * each + each * 0.3, -0.018, z + h - 0.05, each * 0.4, 0.018, 0.016, look.metal),
      )
    }
    if (i === shelf) continue
    uppers.push(part(i * each + 0.006, 0.27, 1.5, each - 0.012, 0.35, 0.78, look.high))
    uppers.push(part(i * each + each * 0.3, 0.252, 1.52, each * 0.4, 0.018, 0.016, look.metal))
  }
  body += assemble(on, [x, y], 0, lowers)
  body += block(on, [x - 0.01, y - 0.03, 0.87], [run + 0.02, 0.65, 0.035], look.top)
  for (const z of [1.5, 1.88])
    body += block(on, [x + shelf * each, y + 0.3, z], [each, 0.32, 0.03], look.low)
  for (let k = 0; k < 4; k++) {
    body += pot(
      on,
      [x + (shelf + 0.2 + k * 0.2) * each, y + 0.46, 1.53],
      chance.between(0.16, 0.26),
      chance.pick(['#b5623f', '#e6d6bc', '#35565c', '#d9a441']),
    )
    if (k % 2)
      body += pot(
        on,
        [x + (shelf + 0.1 + k * 0.2) * each, y + 0.46, 1.91],
        chance.between(0.16, 0.24),
        chance.pick(['#8c3f32', '#efe2cc', '#4a6a66']),
      )
  }
  body += assemble(on, [x, y], 0, uppers)
  body += shape(panel(on, 'back', x, 1.485, run, 0.015, 0.36), '#fff0c8')
  body += hob(on, x + each * (shelf === 1 ? 2.1 : 1.1), y, look)
  body += assemble(on, [x + run, y], 0, [
    part(0, 0.02, 0.1, tall, 0.6, 2.18, look.high),
    part(0.015, 0, 0.11, tall - 0.03, 0.02, 0.6, look.high),
    part(0.05, -0.005, 0.75, tall - 0.1, 0.025, 0.56, '#2b2a2c', 0.015),
    part(0.05, -0.005, 1.34, tall - 0.1, 0.025, 0.4, '#2b2a2c', 0.015),
    part(0.1, -0.04, 1.22, tall - 0.2, 0.02, 0.02, look.metal),
    part(0.015, 0, 1.78, tall - 0.03, 0.02, 0.49, look.high),
  ])
  return body + fruit(on, x + run * 0.82, y + 0.2)
}

function hob(on: Indoors, x: number, y: number, { metal }: Kitchen): Markup {
  return assemble(on, [x, y], 0, [
    part(0, 0.1, 0.905, 0.62, 0.42, 0.012, '#252426'),
    part(0.08, 0.3, 0.92, 0.24, 0.2, 0.15, metal, 0.03),
    part(0.06, 0.36, 1.07, 0.28, 0.06, 0.02, '#2e2622'),
  ])
}

function fruit(on: Indoors, x: number, y: number): Markup {
  return (
    pot(on, [x, y + 0.2, 0.905], 0.3, '#e6d6bc') +
    pot(on, [x + 0.24, y + 0.22, 0.905], 0.22, '#8a5a3c')
  )
}

/** An island with a stone top that falls to the floor at both ends: near left foot and size in metres. */
export function island(
  on: Indoors,
  x: number,
  y: number,
  w: number,
  d: number,
  top: string,
  front: string,
  fluted: boolean,
): Markup {
  const parts: Part[] = [
    part(0, 0, 0, 0.06, d, 0.88, top),
    part(w - 0.06, 0, 0, 0.06, d, 0.88, top),
    part(0.06, 0.28, 0.08, w - 0.12, d - 0.3, 0.8, front),
    part(0, 0, 0.88, w, d, 0.055, top, 0.008),
  ]
  if (fluted)
    for (let u = 0.08; u < w - 0.1; u += 0.07)
      parts.push(part(u, 0.25, 0.08, 0.045, 0.03, 0.8, front))
  const sheen = down(
    on,
    [
      [0, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ],
    [x, y + d, 0.935],
    [x, y, 0.935],
  )
  return (
    grounded(on, [x, y], 0, w, d, 0.6) +
    assemble(on, [x, y], 0, parts) +
    shape(on.camera.ground(rectangle(x + w * 0.1, y + 0.05, w * 0.5, d - 0.1), 0.936), sheen)
  )
}

/** A shallow bowl of fruit: its foot and radius in metres. */
export function bowl(
  on: Indoors,
  at: readonly [number, number, number],
  radius: number,
  colour: string,
): Markup {
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth) * radius
  const tone = on.mood.tone
  const ball = (dx: number, dy: number, r: number, paint: string): Markup =>
    `<circle cx="${fixed(x + dx * k)}" cy="${fixed(y + dy * k)}" r="${fixed(r * k)}" fill="${tone(paint, 0.52)}"/>`
  return (
    shape(
      `M${fixed(x - k * 1.1)} ${fixed(y)}a${fixed(k * 1.1)} ${fixed(k * 0.2)} 0 1 0 ${fixed(k * 2.2)} 0a${fixed(k * 1.1)} ${fixed(k * 0.2)} 0 1 0 ${fixed(-k * 2.2)} 0z`,
      on.mood.shade,
      opacity(0.3),
    ) +
    ball(-0.4, -0.62, 0.3, '#d9893c') +
    ball(0.36, -0.62, 0.3, '#c9553c') +
    ball(0, -0.74, 0.32, '#e0a845') +
    shape(
      `M${fixed(x - k)} ${fixed(y - k * 0.62)}h${fixed(2 * k)}q${fixed(-k * 0.2)} ${fixed(k * 0.62)} ${fixed(-k * 0.7)} ${fixed(k * 0.62)}h${fixed(-k * 0.6)}q${fixed(-k * 0.5)} 0 ${fixed(-k * 0.7)} ${fixed(-k * 0.62)}z`,
      tone(colour, 0.48),
    )
  )
}
