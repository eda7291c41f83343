import { tree } from '../outdoors/trees/trees.ts'
import { stand } from '../paper/camera.ts'
import { lighten, mix } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import { clockwise, group, type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { rectangle, unit, type Vec } from '../paper/vector.ts'
import { type Window, curtains, blind } from './curtains.ts'
import { type Indoors, onSide, panel } from './indoors.ts'

/** Path data of the hole in the wall, or of its arches. */
export function openingOf(on: Indoors, window: Window): string {
  const { side, from, to, sill, head, arched } = window
  return arched ? arches(on, window, 0) : panel(on, side, from, sill, to - from, head - sill)
}

/** Path data of the arches of a window, grown by so many metres. */
function arches(on: Indoors, { side, from, to, sill, head, panes }: Window, grow: number): string {
  const each = (to - from) / panes
  return Array.from({ length: panes }, (_, i) => {
    const [a, b] = [from + i * each + 0.14 - grow, from + (i + 1) * each - 0.14 + grow]
    const [middle, radius] = [(a + b) / 2, (b - a) / 2]
    const round = Array.from({ length: 25 }, (_point, k): Vec => {
      const angle = (k / 24) * Math.PI
      return onSide(
        on,
        side,
        middle + Math.cos(angle) * radius,
        head + grow - radius + Math.sin(angle) * radius,
      )
    })
    return clockwise(
      on.camera.seen([
        onSide(on, side, a, sill - (sill > 0.2 ? grow : 0)),
        onSide(on, side, b, sill - (sill > 0.2 ? grow : 0)),
        ...round,
      ]),
    )
  }).join('')
}

/** Reveals and slim bars of arched panes. */
function archedGlazing(on: Indoors, window: Window): Markup {
  const { side, from, to, sill, head, panes } = window
  const each = (to - from) / panes
  const colour = on.mood.tone(window.frame ?? '#3a322e', 0.34)
  let bars = ''
  for (let i = 0; i < panes; i++)
    bars += panel(on, side, from + (i + 0.5) * each - 0.02, sill, 0.04, head - sill)
  bars += panel(on, side, from, head - each / 2 + 0.1, to - from, 0.035)
  bars += panel(on, side, from, sill, to - from, 0.06)
  const hole = arches(on, window, 0)
  return (
    group(on.sheet.clip(hole), shape(bars, colour)) +
    stroke(hole, on.mood.tone('#efe6d8', 0.72), 7) +
    stroke(hole, colour, 2.4)
  )
}

/** Frame, glints and dressing of a window; draw it over what is outside. */
export function glazing(on: Indoors, window: Window): Markup {
  const { side, from, to, sill, head, panes, dressing } = window
  if (window.arched)
    return archedGlazing(on, window) + (dressing === 'curtains' ? curtains(on, window) : '')
  const [wide, tall] = [to - from, head - sill]
  const colour = window.frame ?? '#3a322e'
  let [bars, lit] = ['', '']
  for (let i = 0; i <= panes; i++) {
    const u = from + (i * wide) / panes - 0.03
    bars += panel(on, side, u, sill, 0.06, tall)
    lit += panel(on, side, u + 0.06, sill, 0.015, tall)
  }
  bars += panel(on, side, from, sill, wide, 0.07) + panel(on, side, from, head - 0.06, wide, 0.06)
  if (tall > 2.1) bars += panel(on, side, from, head - 0.55, wide, 0.035)
  let glints = ''
  for (let i = 0; i < panes; i++) {
    const u = from + ((i + 0.3) * wide) / panes
    const step = wide / panes
    const at = (a: number, z: number): Vec => onSide(on, side, u + a * step, z)
    glints += on.camera.face([
      at(0, sill + 0.1),
      at(0.16, sill + 0.1),
      at(0.5, head - 0.1),
      at(0.34, head - 0.1),
    ])
  }
  const deep =
    sill > 0.2
      ? shape(
          panel(on, side, from - 0.04, sill - 0.06, wide + 0.08, 0.06, 0.12),
          on.mood.tone('#efe6d8', 0.8),
        )
      : ''
  return (
    shape(glints, '#ffffff', opacity(0.07)) +
    shape(bars, on.mood.tone(colour, 0.3)) +
    shape(lit, on.mood.tone(colour, 0.85), opacity(0.6)) +
    deep +
    (dressing === 'curtains' ? curtains(on, window) : dressing === 'blind' ? blind(on, window) : '')
  )
}

/** Sunlight through a window: bright patches on the floor, on the wall across, and faint shafts in the air. Next to none at dusk. */
export function beams(
  on: Indoors,
  { side, from, to, sill, head, panes }: Window,
): { floor: Markup; wall: Markup; air: Markup } {
  const { camera, sheet, light, mood, room } = on
  const noon = light.sun[2] > 0.5
  const fall = noon ? -1.15 : -0.4
  const ray = unit(side === 'back' ? [0.34, -1, fall] : [side === 'left' ? 1 : -1, -0.42, fall])
  const cast = (point: Vec, t: number): Vec => [
    point[0] + ray[0] * t,
    point[1] + ray[1] * t,
    point[2] + ray[2] * t,
  ]
  const land = (point: Vec): Vec => cast(point, point[2] / -ray[2])
  const strike = (point: Vec): Vec => cast(point, (room.right - room.left) / Math.abs(ray[0]))
  const step = (to - from) / panes
  let [patches, shafts, across] = ['', '', '']
  for (let i = 0; i < panes; i++) {
    const [a, b] = [from + i * step + step * 0.08, from + i * step + step * 0.92]
    const at = (u: number, z: number): Vec => onSide(on, side, u, z)
    const [low, high] = [sill + 0.05, head - (head - sill > 2.1 ? 0.6 : 0.1)]
    patches += camera.face([at(a, low), at(b, low), at(b, high), at(a, high)].map(land))
    shafts += camera.face([at(a, high), at(b, high), land(at(b, high)), land(at(a, high))])
    if (side !== 'back' && !noon)
      across += camera.face([at(a, low), at(b, low), at(b, high), at(a, high)].map(strike))
  }
  const strength = mood.night === 1 ? 0.12 : 0.58
  const paint = lighten(light.colours.sunlight, 0.05)
  const soft = opacity(strength) + sheet.blur(1.4)
  const middle = camera.project(onSide(on, side, (from + to) / 2, head))
  const fade = sheet.gradientDown(
    [
      [0, light.colours.sunlight, 0.34],
      [0.5, light.colours.sunlight, 0.12],
      [1, light.colours.sunlight, 0],
    ],
    middle[1],
    sheet.height * 0.9,
  )
  const ground = sheet.clip(
    camera.ground(rectangle(room.left, room.front, room.right - room.left, room.back - room.front)),
  )
  const opposite = panel(
    on,
    side === 'left' ? 'right' : 'left',
    room.front,
    0,
    room.back - room.front,
    room.height,
  )
  return {
    floor: group(ground, shape(patches, paint, soft)),
    wall: across && group(sheet.clip(opposite), shape(across, paint, soft)),
    air: shape(shafts, fade, opacity(noon ? 0.3 : mood.night === 1 ? 0.12 : 0.7) + sheet.blur(20)),
  }
}

/** A planted balcony with a glass rail outside a full-height window; depth in metres. */
export function ledge(on: Indoors, { side, from, to }: Window, seed: number, depth = 1.7): Markup {
  const chance = random(seed + 3)
  const kinds = chance.pick([
    ['bougainvillea', 'hedge'],
    ['shrub', 'hedge'],
    ['bougainvillea', 'bougainvillea'],
  ] as const)
  const flowers = kinds.map((kind, n) => tree(on, kind, { seed: n + seed, range: 'middle' }))
  const [a, b] = [from - 0.8, to + 2.5]
  const slab = on.camera.face([
    onSide(on, side, a, 0),
    onSide(on, side, b, 0),
    onSide(on, side, b, 0, -depth - 0.3),
    onSide(on, side, a, 0, -depth - 0.3),
  ])
  let body = shape(slab, on.light.colours.paving[1])
  body += shape(
    panel(on, side, a, 0, b - a, 0.3, -depth),
    mix('#6b4c3a', on.light.colours.shade, 0.25),
  )
  for (let u = a; u < b; u += 0.32)
    body += stand(
      on.camera,
      chance.pick(flowers),
      onSide(on, side, u, 0.24, -depth - 0.06),
      chance.between(0.32, 0.5),
      chance.chance(0.5),
    )
  body += shape(panel(on, side, a, 0.06, b - a, 1, -depth - 0.2), '#ffffff', opacity(0.1))
  body += shape(panel(on, side, a, 1.06, b - a, 0.05, -depth - 0.2), '#4a423e')
  for (let u = a; u < b; u += 1.25)
    body += shape(panel(on, side, u, 0, 0.035, 1.08, -depth - 0.2), '#4a423e')
  return body
}
