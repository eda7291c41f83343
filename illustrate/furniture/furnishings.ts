import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, outline, shape, stroke } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { type Room, sideways } from '../rooms/room.ts'

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
