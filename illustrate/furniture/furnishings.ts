import { mix } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, type Markup, opacity, outline, shape, stroke } from '../paper/svg.ts'
import { rectangle, type Vec } from '../paper/vector.ts'
import { contact, down, facing, level, type Room, sideways } from '../rooms/room.ts'

/** A bordered rug with a diamond field; near left corner and size in metres. */
export function rug(
  on: Stage,
  x: number,
  y: number,
  w: number,
  d: number,
  colours: readonly [ground: string, border: string, first: string, second: string],
): Markup {
  const [ground, border, first, second] = colours
  const field = new Batch()
  const [nx, ny] = [Math.round((w - 0.7) / 0.23), Math.round((d - 0.6) / 0.23)]
  const m = 0.085
  for (let i = 0; i < nx; i++)
    for (let k = 0; k < ny; k++) {
      const [u, v] = [x + 0.36 + (i * (w - 0.72)) / nx, y + 0.34 + (k * (d - 0.62)) / ny]
      field.add(
        on.camera.ground([
          [u + m, v],
          [u + 2 * m, v + m],
          [u + m, v + 2 * m],
          [u, v + m],
        ]),
        (i + k) % 2 ? first : second,
        opacity(0.55),
      )
    }
  return (
    contact(on, rectangle(x - 0.03, y - 0.05, w + 0.08, d + 0.05), 0.4, 3) +
    shape(level(on, x, y, w, d), ground) +
    shape(level(on, x + 0.12, y + 0.12, w - 0.24, d - 0.24), border) +
    shape(level(on, x + 0.19, y + 0.19, w - 0.38, d - 0.38), ground) +
    field
  )
}

/** A lit niche of shelves with books and pots in the right wall: near foot (y), length, and bottom and top heights, in metres. */
export function shelves(
  on: Stage,
  room: Room,
  y: number,
  length: number,
  low: number,
  high: number,
  seed: number,
): Markup {
  const chance = random(seed)
  const x = room.right
  const rows = Math.max(1, Math.round((high - low) / 0.62))
  const each = (high - low) / rows
  let body = shape(sideways(on, [x, y, low], length, high - low), '#8a6a52')
  for (let row = 0; row < rows; row++) {
    const z = low + row * each
    body += shape(
      sideways(on, [x, y + 0.04, z + 0.03], length - 0.08, each - 0.05),
      down(
        on,
        [
          [0, '#ffe2a8'],
          [0.5, '#d9a36a'],
          [1, '#8d6a50'],
        ],
        [x, y + length / 2, z + each],
        [x, y + length / 2, z],
      ),
    )
    for (let at = y + 0.2; at < y + length - 0.35;) {
      if (chance.chance(0.55)) {
        for (let n = chance.between(3, 8); n > 0 && at < y + length - 0.2; n--, at += 0.05)
          body += shape(
            sideways(on, [x, at, z + 0.03], 0.045, chance.between(0.26, 0.42)),
            chance.pick(['#8c3f32', '#e9dcc6', '#34525a', '#b98b4e', '#5a4a44', '#d8c3a0']),
          )
        at += 0.14
      } else {
        body += pot(
          on,
          [x, at + 0.12, z + 0.03],
          0.34,
          chance.pick(['#2f4a52', '#b5623f', '#e6d6bc']),
        )
        at += 0.42
      }
    }
    body += shape(sideways(on, [x - 0.02, y, z - 0.02], length, 0.05), '#f0d6ae')
  }
  return body
}

/** A vase: foot and height in metres. */
export function pot(on: Stage, foot: Vec, height: number, colour: string): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const s = on.camera.scale(depth) * height
  const n = (value: number): string => (value * s).toFixed(1)
  return shape(
    `M${(x - 0.12 * s).toFixed(1)} ${y.toFixed(1)}c${n(-0.22)} ${n(-0.3)} ${n(-0.14)} ${n(-0.6)} ${n(0.06)} ${n(-0.68)}v${n(-0.2)}h${n(0.12)}v${n(0.2)}c${n(0.2)} ${n(0.08)} ${n(0.28)} ${n(0.38)} ${n(0.06)} ${n(0.68)}z`,
    colour,
  )
}

/** A framed picture on the left wall: near foot (y), bottom (z), depth and height in metres. */
export function artwork(
  on: Stage,
  room: Room,
  y: number,
  z: number,
  d: number,
  h: number,
  accent: string,
): Markup {
  const x = room.left
  const inside = (fromY: number, fromZ: number, wide: number, tall: number): string =>
    sideways(on, [x, y + fromY * d, z + fromZ * h], wide * d, tall * h)
  const disc = (cy: number, cz: number, r: number, half = false): string =>
    outline(
      Array.from({ length: 33 }, (_, i): Vec => {
        const a = (half ? -Math.PI / 2 : 0) + (i / 32) * Math.PI * (half ? 1 : 2)
        return [x, y + cy * d + Math.cos(a) * r, z + cz * h + Math.sin(a) * r]
      }).map(on.camera.project),
    )
  return (
    shape(
      sideways(on, [x, y - 0.03, z - 0.12], d + 0.1, h + 0.12),
      '#160f0f',
      opacity(0.4) + on.sheet.blur(3),
    ) +
    shape(sideways(on, [x, y - 0.04, z - 0.04], d + 0.08, h + 0.08), '#1d1614') +
    shape(inside(0, 0, 1, 1), '#e6d6bb') +
    shape(disc(0.42, 0.54, 0.34, true), accent) +
    stroke(disc(0.42, 0.54, 0.44), '#2f4d53', 1.4) +
    shape(inside(0, 0, 1, 0.2), '#c9a36b') +
    shape(inside(0.8, 0.1, 0.012, 0.78), '#2f4d53')
  )
}

/** A low cabinet against the left wall: near foot (y) and length in metres. */
export function sideboard(
  on: Stage,
  room: Room,
  y: number,
  length: number,
  colour: string,
): Markup {
  const x = room.left + 0.48
  const top = level(on, room.left, y, 0.48, length, 0.62)
  let doors = ''
  for (let i = 1; i < 4; i++) doors += sideways(on, [x, y + (i * length) / 4, 0.14], 0.012, 0.46)
  return (
    contact(on, rectangle(room.left, y - 0.1, 0.62, length + 0.2), 0.6) +
    shape(
      sideways(on, [x, y, 0.12], length, 0.5),
      down(
        on,
        [
          [0, mix(colour, '#ffdba8', 0.24)],
          [1, mix(colour, '#1c1214', 0.45)],
        ],
        [x, y, 0.62],
        [x, y, 0.12],
      ),
    ) +
    shape(doors, '#1c1214', opacity(0.5)) +
    shape(facing(on, [room.left, y, 0.12], 0.48, 0.5), mix(colour, '#1c1214', 0.6)) +
    shape(
      top,
      down(
        on,
        [
          [0, mix(colour, '#fff0d0', 0.6)],
          [1, mix(colour, '#f0d0a0', 0.2)],
        ],
        [x, y + length, 0.62],
        [x, y, 0.62],
      ),
    )
  )
}
