import { circle, type Markup, stroke } from '../../paper/svg.ts'
import { ellipse, type Spot } from '../../paper/vector.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { contact } from '../../rooms/room.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { turned } from '../turned.ts'

const dark = '#34383a'

/** A treadmill that runs away from the front of its frame; 0.8 by 1.8 m. */
export function treadmill(on: Indoors, at: Spot, turn: number, accent: string): Markup {
  return (
    grounded(on, at, turn, 0.8, 1.8, 0.55) +
    assemble(on, at, turn, [
      part(0.05, 0, 0.04, 0.7, 1.75, 0.14, '#4a4e50', 0.02),
      part(0.16, 0.05, 0.18, 0.48, 1.45, 0.02, '#23272a'),
      part(0.05, 0.02, 0.18, 0.1, 1.5, 0.04, accent),
      part(0.65, 0.02, 0.18, 0.1, 1.5, 0.04, accent),
      part(0.06, 1.5, 0.18, 0.07, 0.12, 1.06, dark),
      part(0.67, 1.5, 0.18, 0.07, 0.12, 1.06, dark),
      part(0.06, 1, 0.98, 0.06, 0.5, 0.06, dark, 0.02),
      part(0.68, 1, 0.98, 0.06, 0.5, 0.06, dark, 0.02),
      part(0.04, 1.48, 1.24, 0.72, 0.12, 0.36, dark, 0.03),
      { ...part(0.12, 1.465, 1.3, 0.56, 0.012, 0.24, '#a8d8cc'), lamp: true },
    ])
  )
}

/** A rack of dumbbells against a wall: where it starts along the wall, and its length in metres. */
export function rack(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  accent: string,
): Markup {
  const { origin, turn } = against(on, side, start, length, 0.62)
  const put = (...parts: readonly Part[]): Markup => assemble(on, origin, turn, parts)
  let body = grounded(on, origin, turn, length, 0.5, 0.5)
  body += put(
    ...[0, length - 0.07].map((u): Part => part(u, 0.02, 0, 0.07, 0.46, 1.02, dark, 0.01)),
  )
  for (let tier = 2; tier >= 0; tier--) {
    const z = 0.2 + tier * 0.34
    const v = tier * 0.1
    body += put(part(0.07, 0.04 + v, z, length - 0.14, 0.2, 0.03, '#5a6062'))
    const count = Math.floor((length - 0.3) / (0.26 - tier * 0.02))
    const bells = Array.from({ length: count }, (_, i) => i)
    // Those farther off first.
    for (const i of side === 'left' ? bells.toReversed() : bells) {
      const r = 0.1 - tier * 0.014
      const u = 0.2 + (i * (length - 0.4)) / count
      body += put(
        part(u, 0.2 + v, z + 0.03, r * 2, 0.06, r * 2, dark, r),
        part(u + r * 0.72, 0.08 + v, z + 0.03 + r * 0.72, r * 0.56, 0.12, r * 0.56, '#a9aca8'),
        part(u, 0.02 + v, z + 0.03, r * 2, 0.06, r * 2, i % 3 ? dark : accent, r),
      )
    }
  }
  return body
}

/** A weight bench with a loaded bar on its stand; near left foot of the pad, in metres. */
export function press(on: Indoors, at: Spot, turn: number, accent: string): Markup {
  const plates = [-0.62, -0.55, 0.87, 0.94].map((u, i): Part => {
    const r = i % 3 ? 0.22 : 0.16
    return part(u, 1.02 - r, 1.12 - r, 0.05, r * 2, r * 2, i % 3 ? dark : accent, r)
  })
  return (
    grounded(on, at, turn, 0.34, 1.25, 0.5) +
    assemble(on, at, turn, [
      part(0.02, 0.1, 0, 0.3, 0.06, 0.06, dark),
      part(0.13, 0.1, 0.06, 0.08, 0.06, 0.36, dark),
      part(0, 0, 0.42, 0.34, 1.2, 0.09, accent, 0.04),
      part(-0.3, 1.22, 0, 0.07, 0.07, 1.25, dark),
      part(0.57, 1.22, 0, 0.07, 0.07, 1.25, dark),
      part(-0.3, 0.98, 0, 0.07, 0.3, 0.06, dark),
      part(0.57, 0.98, 0, 0.07, 0.3, 0.06, dark),
      part(-0.74, 1.005, 1.105, 1.82, 0.03, 0.03, '#c9ccc6'),
      ...plates,
    ])
  )
}

/** An exercise ball: where it lies, and its radius in metres. */
export function ball(on: Indoors, [x, y]: Spot, radius: number, colour: string): Markup {
  const [px, py, depth] = on.camera.project([x, y, radius])
  const r = on.camera.scale(depth) * radius
  const paint = on.sheet.gradient(
    [
      [0, on.mood.tone(colour, 0.92)],
      [0.4, on.mood.tone(colour, 0.56)],
      [1, on.mood.tone(colour, 0.16)],
    ],
    px - (on.from === 'right' ? -r : r) * 0.8,
    py - r * 0.8,
    px + (on.from === 'right' ? -r : r) * 0.8,
    py + r * 0.8,
  )
  return (
    contact(on, ellipse(x + radius * 0.2, y, radius * 0.9, radius * 0.7), 0.5) +
    circle(px, py, r, paint)
  )
}

/** A kettlebell: where it stands and its size, about 0.2, in metres. */
export function kettlebell(on: Indoors, at: Spot, size: number, colour: string): Markup {
  const [px, py, depth] = on.camera.project([...at, size * 0.5])
  const r = on.camera.scale(depth) * size * 0.5
  const ring = `M${(px - r * 0.55).toFixed(1)} ${(py - r * 0.7).toFixed(1)}q${(-r * 0.1).toFixed(1)} ${(-r * 0.95).toFixed(1)} ${(r * 0.55).toFixed(1)} ${(-r * 0.95).toFixed(1)}t${(r * 0.55).toFixed(1)} ${(r * 0.95).toFixed(1)}`
  return stroke(ring, on.mood.tone(dark, 0.4), r * 0.26) + ball(on, at, size * 0.5, colour)
}

/** A punching bag hung from the ceiling: where, and the height of its foot in metres. */
export function bag(on: Indoors, at: Spot, low: number, colour: string): Markup {
  const [x, y] = on.camera.project([...at, low + 1.15])
  const top = on.camera.project([...at, on.room.height])[1]
  const chain = stroke(
    `M${x.toFixed(1)} ${y.toFixed(1)}V${top.toFixed(1)}`,
    on.mood.tone(dark, 0.4),
    2.4,
  )
  return (
    contact(on, ellipse(at[0], at[1], 0.3, 0.26), 0.3) +
    chain +
    turned(on, [...at, low], 0.19, 0.2, 0.9, colour) +
    turned(on, [...at, low + 0.9], 0.2, 0.2, 0.12, dark) +
    turned(on, [...at, low + 1.02], 0.2, 0.12, 0.12, colour)
  )
}
