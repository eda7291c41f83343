import { type Markup, shape } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'

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
    part(0.06, 0.34, 0, w - 0.12, d - 0.36, 0.09, '#2a211e'),
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
