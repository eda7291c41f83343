import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { circle, clockwise, type Markup, opacity, outline, shape, stroke } from '../paper/svg.ts'
import { ellipse, type Vec } from '../paper/vector.ts'
import { type Indoors, onSide, panel } from '../rooms/indoors.ts'
import { down } from '../rooms/room.ts'
import { assemble, block, grounded, type Part, part } from './blocks.ts'
import { halo } from './luminaires.ts'
import { convexHull } from './upholstery.ts'

/** A reception desk: stone front with a lit plinth and a timber wing; near left foot and width in metres. */
export function reception(
  on: Indoors,
  x: number,
  y: number,
  w: number,
  stone: string,
  wood: string,
  fluted: boolean,
): Markup {
  const parts: Part[] = [
    part(0.1, 0.1, 0, w - 0.2, 0.7, 0.1, '#2a211e'),
    part(0, 0.05, 0.1, w * 0.68, 0.85, 0.98, stone, 0.02),
    part(w * 0.68, 0.12, 0.1, w * 0.32, 0.75, 0.66, wood, 0.02),
    part(-0.06, 0, 1.08, w * 0.7 + 0.06, 0.92, 0.06, stone, 0.01),
    part(w * 0.68, 0.08, 0.76, w * 0.34, 0.82, 0.045, wood, 0.01),
  ]
  if (fluted)
    for (let u = 0.02; u < w * 0.66; u += 0.11)
      parts.push(part(u, 0, 0.14, 0.07, 0.05, 0.92, stone))
  const glow = shape(
    on.camera.ground([
      [x - 0.1, y - 0.35],
      [x + w + 0.1, y - 0.35],
      [x + w, y + 0.15],
      [x, y + 0.15],
    ]),
    on.light.colours.lamp,
    opacity(0.3 + 0.4 * on.mood.night) + on.sheet.blur(10),
  )
  return grounded(on, [x, y], 0, w, 0.9, 0.6) + glow + assemble(on, [x, y], 0, parts)
}

/** A cluster of lit tubes, globes or discs hung at many heights over a spot: middle, spread and lowest height in metres. */
export function cluster(
  on: Indoors,
  [x, y, low]: Vec,
  spread: number,
  count: number,
  form: 'tubes' | 'globes' | 'rings',
  seed: number,
): Markup {
  const chance = random(seed)
  const { camera, sheet, light, room } = on
  if (form === 'rings') return rings(on, [x, y, low], spread, seed)
  const lamps = Array.from({ length: count }, (_, i) => {
    const [a, r] = [i * 2.4, spread * Math.sqrt((i + 0.5) / count)]
    return [
      x + Math.cos(a) * r,
      y + Math.sin(a) * r,
      low + chance.next() * (room.height - low) * 0.5,
    ] as const
  }).toSorted((p, q) => q[1] - p[1])
  const globe = sheet.glow([
    [0, '#fffaea'],
    [0.6, '#ffedc8'],
    [1, light.colours.lamp],
  ])
  let [cords, body] = ['', '']
  for (const lamp of lamps) {
    const [px, py, depth] = camera.project(lamp)
    const k = camera.scale(depth)
    cords += `M${px.toFixed(1)} ${py.toFixed(1)}V${camera.project([lamp[0], lamp[1], room.height])[1].toFixed(1)}`
    body += circle(px, py, 0.75 * k, halo(on, 0.42))
    if (form === 'globes') body += circle(px, py, k * chance.between(0.12, 0.24), globe)
    else {
      const [w, h] = [0.07 * k, chance.between(0.7, 1.3) * k]
      const tube = sheet.gradientDown(
        [
          [0, on.mood.tone('#c99a4e', 0.4)],
          [0.3, '#ffe3a8'],
          [1, '#fffaea'],
        ],
        py - h,
        py,
      )
      body += `<rect x="${(px - w).toFixed(1)}" y="${(py - h).toFixed(1)}" width="${(2 * w).toFixed(1)}" height="${h.toFixed(1)}" rx="${w.toFixed(1)}" fill="${tube}"/>`
    }
  }
  return stroke(cords, on.mood.tone('#3a2c26', 0.4), 0.9, opacity(0.7)) + body
}

function rings(on: Indoors, [x, y, low]: Vec, spread: number, seed: number): Markup {
  const chance = random(seed)
  let body = ''
  for (let i = 3; i >= 0; i--) {
    const [z, r] = [low + i * 0.75, spread * chance.between(0.55, 1)]
    const [cx, cy] = [x + chance.between(-0.4, 0.4), y]
    const ring = ellipse(cx, cy, r, r, 60).map(([a, b]): Vec => [a, b, z])
    const line = outline(on.camera.polygon(ring))
    const k = on.camera.scale(on.camera.depth([cx, cy, z]))
    for (const share of [0, 0.34, 0.67]) {
      const hook = nth(ring, Math.floor(share * 60))
      const [a, b] = [on.camera.project(hook), on.camera.project([cx, cy, on.room.height])]
      body += stroke(
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
        on.mood.tone('#3a2c26', 0.4),
        0.8,
        opacity(0.6),
      )
    }
    body += stroke(
      line,
      on.light.colours.lamp,
      0.42 * k,
      opacity(0.18 + 0.2 * on.mood.night) + on.sheet.blur(9),
    )
    body += stroke(line, on.mood.tone('#8a6a3c', 0.4), 0.11 * k) + stroke(line, '#fff3d2', 0.06 * k)
  }
  return body
}

/** A square stone column with a lit head: near left foot and side in metres. */
export function column(on: Indoors, x: number, y: number, side: number, colour: string): Markup {
  const { height } = on.room
  return (
    grounded(on, [x, y], 0, side, side, 0.5) +
    block(on, [x, y, 0], [side, side, height], colour, 0) +
    block(on, [x - 0.04, y - 0.04, 0], [side + 0.08, side + 0.08, 0.12], '#3a302c')
  )
}

/** A gallery along the right wall with a glass rail: from y to y, depth, and height of its floor in metres. */
export function gallery(
  on: Indoors,
  from: number,
  to: number,
  depth: number,
  z: number,
  colour: string,
): Markup {
  const { right } = on.room
  const x = right - depth
  const under = on.camera.face([
    [x, from, z],
    [right, from, z],
    [right, to, z],
    [x, to, z],
  ])
  let posts = ''
  for (let y = from; y < to; y += 1.6)
    posts += on.camera.face([
      [x, y, z + 0.3],
      [x, y + 0.05, z + 0.3],
      [x, y + 0.05, z + 1.4],
      [x, y, z + 1.4],
    ])
  const at = (low: number, high: number): string =>
    on.camera.face([
      [x, from, z + low],
      [x, to, z + low],
      [x, to, z + high],
      [x, from, z + high],
    ])
  const strip = on.camera.face([
    [x + 0.3, from, z - 0.005],
    [x + 0.5, from, z - 0.005],
    [x + 0.5, to, z - 0.005],
    [x + 0.3, to, z - 0.005],
  ])
  const hall = down(
    on,
    [
      [0, on.mood.tone('#f0d3a2', 0.6 + 0.3 * on.mood.night)],
      [1, on.mood.tone('#a9754f', 0.4)],
    ],
    [right, to, z + 3],
    [right, to, z],
  )
  return (
    shape(panel(on, 'right', from, z, to - from, 2.6, 0.02), hall) +
    shape(under, on.mood.tone(colour, 0.34)) +
    shape(strip, '#ffe9bd', on.sheet.blur(1.5)) +
    shape(at(0, 0.34), on.mood.tone(colour, 0.74)) +
    shape(at(0.34, 1.4), '#ffffff', opacity(0.14)) +
    shape(posts, on.mood.tone('#3a322e', 0.4)) +
    shape(at(1.38, 1.44), on.mood.tone('#c99a4e', 0.6))
  )
}

/** A great disc of metal with a lit rim on the back wall: centre and radius in metres. */
export function disc(
  on: Indoors,
  u: number,
  z: number,
  radius: number,
  colours: readonly [string, string],
): Markup {
  const ring = (r: number, du = 0): string =>
    clockwise(
      convexHull(
        on.camera.polygon(
          ellipse(u + du, z, r, r, 60).map(([a, b]) => onSide(on, 'back', a, b, 0.08)),
        ),
      ),
    )
  const [px, py] = on.camera.project(onSide(on, 'back', u, z, 0.08))
  const k = on.camera.scale(on.camera.depth(onSide(on, 'back', u, z)))
  const across = on.sheet.gradientAcross(
    [
      [0, on.mood.tone(colours[0], 0.9)],
      [0.5, on.mood.tone(colours[0], 0.56)],
      [1, on.mood.tone(colours[0], 0.34)],
    ],
    px - radius * k,
    px + radius * k,
  )
  return (
    circle(px, py, radius * k * 1.5, halo(on, 0.8)) +
    shape(ring(radius), across) +
    shape(ring(radius * 0.72, radius * 0.16), on.mood.tone(colours[1], 0.46)) +
    shape(ring(radius * 0.34, radius * 0.3), on.mood.tone(colours[0], 0.7))
  )
}
