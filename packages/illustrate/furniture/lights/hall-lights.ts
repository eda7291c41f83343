import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { circle, type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { ellipse, type Vec } from '../../paper/vector.ts'
import { type Indoors, onSide } from '../../rooms/indoors.ts'
import { halo } from './luminaires.ts'

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
    cords += camera.line([lamp, [lamp[0], lamp[1], room.height]])
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
    const line = on.camera.face(ring)
    const k = on.camera.scale(on.camera.depth([cx, cy, z]))
    for (const share of [0, 0.34, 0.67]) {
      const hook = nth(ring, Math.floor(share * 60))
      body += stroke(
        on.camera.line([hook, [cx, cy, on.room.height]]),
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

/** A great disc of metal with a lit rim on the back wall: centre and radius in metres. */
export function disc(
  on: Indoors,
  u: number,
  z: number,
  radius: number,
  colours: readonly [string, string],
): Markup {
  const ring = (r: number, du = 0): string =>
    on.camera.hull(ellipse(u + du, z, r, r, 60).map(([a, b]) => onSide(on, 'back', a, b, 0.08)))
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
