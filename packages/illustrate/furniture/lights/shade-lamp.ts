import { lighten, mix } from '../../paper/colour.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, oval, shape, stroke, fixed } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'

/** A shaded lamp on a cord: middle of its shade, its width and the height it hangs from, in metres. */
export function shadeLamp(
  on: Stage,
  at: Vec,
  width: number,
  ceiling: number,
  colour: string,
  form: 'dome' | 'basket' | 'globe' = 'dome',
): Markup {
  const { camera, sheet, light } = on
  const [x, y, depth] = camera.project(at)
  const k = camera.scale(depth) * width
  const top = camera.project([at[0], at[1], ceiling])[1]
  const cord = stroke(
    `M${fixed(x)} ${fixed(y - 0.2 * k)}V${fixed(top)}`,
    '#33261f',
    Math.max(0.7, 0.014 * camera.scale(depth)),
  )
  const glow = circle(
    x,
    y + 0.15 * k,
    1.25 * k,
    sheet.glow([
      [0, '#fff0cc', 0.7],
      [0.3, light.colours.lamp, 0.3],
      [1, light.colours.lamp, 0],
    ]),
  )
  if (form === 'globe')
    return (
      cord +
      glow +
      circle(x, y, 0.36 * k, '#fff3d4') +
      circle(x - 0.08 * k, y - 0.1 * k, 0.14 * k, '#ffffff')
    )
  const body = `M${fixed(x - 0.5 * k)} ${fixed(y + 0.22 * k)}Q${fixed(x - 0.46 * k)} ${fixed(y - 0.26 * k)} ${fixed(x)} ${fixed(y - 0.3 * k)}Q${fixed(x + 0.46 * k)} ${fixed(y - 0.26 * k)} ${fixed(x + 0.5 * k)} ${fixed(y + 0.22 * k)}z`
  const paint = sheet.gradientAcross(
    [
      [0, lighten(colour, 0.08)],
      [0.4, colour],
      [1, mix(colour, '#1c1214', 0.5)],
    ],
    x - 0.5 * k,
    x + 0.5 * k,
  )
  let weave = ''
  if (form === 'basket')
    for (let i = -4; i <= 4; i++)
      weave += `M${fixed(x + i * 0.02 * k)} ${fixed(y - 0.3 * k)}Q${fixed(x + i * 0.11 * k)} ${fixed(y - 0.2 * k)} ${fixed(x + i * 0.122 * k)} ${fixed(y + 0.22 * k)}`
  const rim =
    form === 'basket'
      ? stroke(
          weave +
            `M${fixed(x - 0.47 * k)} ${fixed(y)}H${fixed(x + 0.47 * k)}M${fixed(x - 0.36 * k)} ${fixed(y - 0.16 * k)}H${fixed(x + 0.36 * k)}`,
          mix(colour, '#fff0c8', 0.55),
          Math.max(0.6, 0.02 * k),
        )
      : ''
  return (
    cord + glow + shape(body, paint) + rim + oval(x, y + 0.22 * k, 0.5 * k, 0.09 * k, '#fff2cf')
  )
}
