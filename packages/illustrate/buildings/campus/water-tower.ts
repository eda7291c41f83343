import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, shape, stroke } from '../../paper/svg.ts'
import { ellipse, lift, type Spot, type Vec } from '../../paper/vector.ts'

/** Metres from the ground to the tank. */
const LEGS = 31

/** A round tank under a pointed roof on tall braced legs, 45 m to its tip: the middle of its foot. */
export function waterTower(on: Stage, at: Spot, colour = '#e8dcc6'): Markup {
  const { camera, light, sheet } = on
  const [x, y] = at
  const depth = camera.depth(lift(at, 0))
  const k = camera.scale(depth)
  const air = (paint: string): string => throughAir(light, paint, depth)
  const steel = air(mix('#6b5a4c', light.colours.shade, 0.3))
  const point = (dx: number, dy: number, z: number): Vec => [x + dx, y + dy, z]
  const feet: readonly Spot[] = [
    [-4, 4],
    [4, 4],
    [4, -4],
    [-4, -4],
  ]
  let legs = ''
  for (const [dx, dy] of feet)
    legs += camera.line([point(dx * 1.2, dy * 1.2, 0), point(dx * 0.8, dy * 0.8, LEGS)])
  for (const z of [LEGS / 3, (LEGS * 2) / 3])
    for (const dy of [4, -4]) legs += camera.line([point(-4.2, dy, z), point(4.2, dy, z)])
  for (const z of [0, LEGS / 3, (LEGS * 2) / 3])
    for (const dx of [-1, 1])
      legs += camera.line([point(dx * 4.2, -4, z), point(dx * -4, -4, z + LEGS / 3)])
  const ring = (r: number, z: number): Vec[] => ellipse(x, y, r, r, 32).map((spot) => lift(spot, z))
  const span = [camera.project([x - 5.6, y, 24])[0], camera.project([x + 5.6, y, 24])[0]] as const
  const left = shaded(light, colour, [-1, 0, 0])
  const right = shaded(light, colour, [1, 0, 0])
  const front = shaded(light, colour, [0, -1, 0])
  const round = (a: string, b: string, c: string): string =>
    sheet.gradientAcross(
      [
        [0, air(a)],
        [0.5, air(mix(b, colour, 0.4))],
        [1, air(c)],
      ],
      ...span,
    )
  const low = ring(5.4, LEGS)
  const cone: Vec = [x, y, LEGS + 13.6]
  return (
    stroke(legs, steel, Math.max(1, 0.34 * k)) +
    shape(camera.hull([...low, ...ring(5.4, LEGS + 9)]), round(left, front, right)) +
    shape(
      camera.hull([...ring(5.44, LEGS + 4.2), ...ring(5.44, LEGS + 5.6)]),
      air(mix('#b4553a', light.colours.shade, 0.2)),
    ) +
    shape(
      camera.hull([...ring(6.1, LEGS + 9), cone]),
      round(mix(left, '#b4553a', 0.6), mix(front, '#b4553a', 0.6), mix(right, '#b4553a', 0.6)),
    )
  )
}
