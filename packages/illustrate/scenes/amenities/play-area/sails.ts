import { mix } from '../../../paper/colour.ts'
import { shadowReach } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape, stroke } from '../../../paper/svg.ts'
import { lerp, type Vec } from '../../../paper/vector.ts'
import { rod } from './rods.ts'

/** A sail of cloth between posts: its corners, in metres. */
export interface Sail {
  corners: readonly Vec[]
  colour: string
}

/** The sail's edge, drawn in between its corners. */
function edge({ corners }: Sail): Vec[] {
  const middle: Vec = [
    corners.reduce((sum, c) => sum + c[0], 0) / corners.length,
    corners.reduce((sum, c) => sum + c[1], 0) / corners.length,
    corners.reduce((sum, c) => sum + c[2], 0) / corners.length,
  ]
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a
    return Array.from({ length: 9 }, (_, k): Vec => {
      const t = k / 9
      const pull = Math.sin(Math.PI * t) * 0.14
      const axis = (n: 0 | 1 | 2): number => lerp(lerp(a[n], b[n], t), middle[n], pull)
      return [axis(0), axis(1), axis(2)]
    })
  })
}

/** A shade sail seen from below or beside, with its posts. */
export function sail(on: Stage, cloth: Sail, post: string): Markup {
  const { camera, light, sheet } = on
  const rim = edge(cloth)
  const xs = camera.polygon(rim).map((point) => point[0])
  const side = light.sun[0] < 0
  const [lit, dark] = [
    mix(cloth.colour, light.colours.sunlight, 0.42),
    mix(cloth.colour, light.colours.shade, 0.34),
  ]
  const paint = sheet.gradientAcross(
    [
      [0, side ? lit : dark],
      [0.55, cloth.colour],
      [1, side ? dark : lit],
    ],
    Math.min(...xs),
    Math.max(...xs),
  )
  return (
    cloth.corners.map(([x, y, z]) => rod(on, [x, y, 0], [x, y, z + 0.15], 0.14, post)).join('') +
    shape(camera.face(rim), paint) +
    stroke(camera.face(rim), mix(cloth.colour, '#ffffff', 0.4), 1.4, ' opacity=".7"')
  )
}

/** Path data of its shadow on the ground. */
export function sailShadow({ camera, light }: Stage, cloth: Sail): string {
  const noon = light.sun[2] > 0.5
  return camera.face(
    edge(cloth).map(([x, y, z]): Vec => {
      const [dx, dy] = shadowReach(light, z)
      const k = noon ? 1 : Math.min(1, 7 / Math.hypot(dx, dy))
      return [x + dx * k, y + dy * k, 0]
    }),
  )
}
