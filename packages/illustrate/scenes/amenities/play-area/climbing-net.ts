import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, stroke } from '../../../paper/svg.ts'
import { lerp, type Spot, type Vec } from '../../../paper/vector.ts'
import { rod } from './rods.ts'

/** A pyramid of ropes round a mast: middle, radius at its foot and height in metres. */
export function ropePyramid(
  on: Stage,
  [x, y]: Spot,
  radius: number,
  height: number,
  rope: string,
  mast: string,
): Markup {
  const { camera } = on
  const sides = 8
  const corner = (i: number, t: number): Vec => {
    const angle = (i / sides) * Math.PI * 2 + 0.2
    const r = radius * (1 - t)
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, height * t]
  }
  const line = (a: Vec, b: Vec): string => camera.line([a, b])
  const k = camera.scale(camera.depth([x, y, 0]))
  let [far, near] = ['', '']
  for (let i = 0; i < sides; i++) {
    let data = line(corner(i, 0), corner(i, 1))
    for (let ring = 0.1; ring < 0.95; ring += 0.12) {
      data += line(corner(i, ring), corner(i + 1, ring))
      const [a, b] = [corner(i, ring), corner(i + 1, ring)]
      const [c, d] = [corner(i, ring + 0.12), corner(i + 1, ring + 0.12)]
      const middle = (p: Vec, q: Vec): Vec => [
        lerp(p[0], q[0], 0.5),
        lerp(p[1], q[1], 0.5),
        lerp(p[2], q[2], 0.5),
      ]
      if (ring < 0.8) data += line(middle(a, b), middle(c, d))
    }
    if (corner(i + 0.5, 0)[1] > y) far += data
    else near += data
  }
  return (
    stroke(far, rope, Math.max(0.8, 0.045 * k), opacity(0.7)) +
    rod(on, [x, y, 0], [x, y, height + 0.3], 0.16, mast) +
    stroke(near, rope, Math.max(1, 0.06 * k))
  )
}

/** A low dome of bars: middle and radius in metres. */
export function dome(
  on: Stage,
  [x, y]: Spot,
  radius: number,
  colours: readonly [string, string],
): Markup {
  const at = (turn: number, rise: number): Vec => {
    const angle = turn * Math.PI * 2
    return [
      x + Math.cos(angle) * Math.cos(rise) * radius,
      y + Math.sin(angle) * Math.cos(rise) * radius,
      Math.sin(rise) * radius * 0.86,
    ]
  }
  const rows = [0, 0.42, 0.84, 1.22]
  const bars: { depth: number; draw: Markup }[] = []
  const add = (a: Vec, b: Vec, i: number): void =>
    void bars.push({
      depth: on.camera.depth(a),
      draw: rod(on, a, b, 0.07, colours[i % 2] ?? '#ffffff'),
    })
  rows.forEach((rise, row) => {
    for (let i = 0; i < 10; i++) {
      const here = at((i + row * 0.5) / 10, rise)
      if (row) add(here, at((i + 1 + row * 0.5) / 10, rise), row)
      const up = rows[row + 1]
      if (up === undefined) continue
      add(here, at((i + (row + 1) * 0.5) / 10, up), row + 1)
      add(here, at((i - 1 + (row + 1) * 0.5) / 10, up), row + 1)
    }
  })
  return bars
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ draw }) => draw)
    .join('')
}
