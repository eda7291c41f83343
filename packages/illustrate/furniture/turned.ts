import { type Markup, shape } from '../paper/svg.ts'
import { ellipse, lift, type Vec } from '../paper/vector.ts'
import type { Indoors } from '../rooms/indoors.ts'

/** A round, straight or tapering body: centre of its foot, radii at foot and top (or [across, away]), height, in metres. */
export function turned(
  on: Indoors,
  [x, y, z]: Vec,
  foot: number | readonly [number, number],
  top: number | readonly [number, number],
  height: number,
  colour: string,
  lid = on.mood.tone(colour, 0.8),
): Markup {
  const { camera, sheet, mood } = on
  const ring = (size: number | readonly [number, number], at: number): Vec[] => {
    const [rx, ry] = typeof size === 'number' ? [size, size] : size
    return ellipse(x, y, rx, ry, 40).map((spot) => lift(spot, at))
  }
  const reach = Math.max(...[foot, top].map((size) => (typeof size === 'number' ? size : size[0])))
  const lits = {
    back: [0.72, 0.34, 0.24, 0.3, 0.62],
    left: [0.84, 0.66, 0.42, 0.2, 0.12],
    right: [0.12, 0.2, 0.42, 0.66, 0.84],
  }
  const side = sheet.gradientAcross(
    lits[on.from].map((lit, i) => [i / 4, mood.tone(colour, lit)] as const),
    camera.project([x - reach, y, z])[0],
    camera.project([x + reach, y, z])[0],
  )
  const body = shape(camera.hull([...ring(foot, z), ...ring(top, z + height)]), side)
  return body + (camera.eye[2] > z + height ? shape(camera.face(ring(top, z + height)), lid) : '')
}
