import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { curve, ellipse, rectangle, ribbon, type Spot } from '../../paper/vector.ts'

/** The path's line, in metres. */
export const campusPath: Spot[] = curve(
  [
    [-11, 8],
    [-4, 24],
    [7, 42],
    [22, 60],
    [34, 78],
    [36, 98],
  ],
  14,
)

/** The lawn, its curving campusPath, a flower bed, and the paved court before buildings that begin `front` metres away. */
export function campusLawn(on: Stage, front: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const fade = (a: string, b: string): string =>
    sheet.gradientDown(
      [
        [0, a],
        [0.25, mix(a, b, 0.6)],
        [1, b],
      ],
      camera.horizon,
      sheet.height,
    )
  const stone = fade(colours.paving[0], mix(colours.paving[1], colours.paving[2], 0.35))
  let stripes = ''
  for (let i = -10; i < 22; i += 2)
    stripes += camera.ground([
      [i * 5, 10],
      [i * 5 + 5, 10],
      [i * 7 + 12, 84],
      [i * 7 + 5, 84],
    ])
  const bed = shape(
    camera.ground(ellipse(22.6, 22.8, 9, 2.6)),
    mix(colours.lawn[1], '#3a2a24', 0.4),
  )
  let joints = ''
  for (let i = 1; i < campusPath.length - 1; i += 2)
    joints += camera.ground(
      ribbon(
        [
          nth(campusPath, i),
          [
            nth(campusPath, i)[0] + (nth(campusPath, i + 1)[0] - nth(campusPath, i)[0]) * 0.05,
            nth(campusPath, i)[1] + (nth(campusPath, i + 1)[1] - nth(campusPath, i)[1]) * 0.05,
          ],
        ],
        6.6,
      ),
    )
  return (
    shape(camera.ground(rectangle(-900, 6, 1800, 1500)), fade(colours.lawn[0], colours.lawn[1])) +
    shape(stripes, mix(...colours.lawn, 0.2), opacity(0.16)) +
    bed +
    shape(camera.ground(rectangle(-120, front - 16, 320, 40)), stone) +
    shape(camera.ground(ribbon(campusPath, 8)), mix(colours.paving[0], '#fff4e0', 0.2)) +
    shape(camera.ground(ribbon(campusPath, 7)), stone) +
    shape(joints, colours.paving[2], opacity(0.3)) +
    shape(camera.ground(ellipse(21, 58, 11, 9)), stone)
  )
}
