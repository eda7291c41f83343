import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup } from '../../../paper/svg.ts'

/** Metres from the deck to the ground, as `outlook` has it. */
const DOWN = -16

/** Land below the horizon, for what the outlook leaves open near the tower. Draw it first. */
export function land({ sheet, camera, light }: Stage): Markup {
  const [far, near] = light.colours.lawn
  const paint = sheet.gradientDown(
    [
      [0, far],
      [0.4, mix(far, near, 0.5)],
      [1, near],
    ],
    camera.horizon,
    sheet.height + 60,
  )
  return sheet.across(camera.horizon, sheet.height - camera.horizon + 80, paint, '', 80)
}

/** The tops of the trees nearest the tower, seen from above. Draw them after the outlook. */
export function treeTops(on: Stage, seed: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed * 7 + 1)
  const sets = (['middle', 'near'] as const).map((range) =>
    (['canopy', 'canopy', 'flameCanopy', 'neem'] as const).map((kind, i) =>
      tree(on, kind, { seed: seed + i, range, detail: 1.4 }),
    ),
  )
  const [far, near] = light.colours.lawn
  let body = ''
  for (let y = 56; y > 7; y *= 0.86) {
    const foot = camera.project([camera.eye[0], y + camera.eye[1], DOWN])[1]
    body += sheet.across(
      foot - 0.2 * camera.scale(y),
      sheet.height - foot + 200,
      mix(far, near, Math.min(0.9, 14 / y)),
      '',
      80,
    )
    for (let x = -y * 1.1; x < y * 1.1; x += 6.2) {
      const at = [
        camera.eye[0] + x + chance.between(0, 4),
        camera.eye[1] + y + chance.between(-2, 2),
        DOWN,
      ] as const
      const symbol = chance.pick(y < 26 ? (sets[1] ?? []) : (sets[0] ?? []))
      const height = chance.between(7, 10.5)
      if (camera.depth(at) > 5 && !chance.chance(0.14))
        body += stand(camera, symbol, at, height, chance.chance(0.5))
    }
  }
  return body
}
