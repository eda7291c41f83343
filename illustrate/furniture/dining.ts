import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, outline, oval, shape, stroke, fixed } from '../paper/svg.ts'
import { rectangle, type Vec } from '../paper/vector.ts'
import { lampBox } from '../rooms/arches.ts'
import { contact } from '../rooms/room.ts'
import { placeSetting } from './laid-table.ts'
import { upholstered } from './upholstery.ts'

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

/** A bench with a tall padded back against the right wall, facing left: near left corner and length in metres. */
export function banquette(on: Stage, x: number, y: number, length: number, colour: string): Markup {
  const pads = Math.max(2, Math.round(length / 0.7))
  let body = contact(on, rectangle(x - 0.1, y - 0.1, 0.75, length + 0.2), 0.5)
  body += lampBox(on, [x, y, 0], [0.62, length, 0.3], '#4a332a')
  body += upholstered(
    on,
    { x: x + 0.46, y, z: 0.3, w: 0.18, d: length, h: 0.86 },
    mix(colour, '#2a1a1c', 0.2),
    0.03,
  )
  for (let i = pads - 1; i >= 0; i--)
    body += upholstered(
      on,
      {
        x: x + 0.4,
        y: y + (i * length) / pads + 0.01,
        z: 0.46,
        w: 0.12,
        d: length / pads - 0.02,
        h: 0.64,
      },
      colour,
      0.06,
    )
  return (
    body +
    upholstered(
      on,
      { x: x - 0.02, y, z: 0.3, w: 0.5, d: length, h: 0.16 },
      lighten(colour, 0.03),
      0.05,
    )
  )
}

/** A small laid table for two or four with a square top: near left corner and size in metres. */
export function squareTable(
  on: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
  cloth: string,
  laid = true,
): Markup {
  const body =
    contact(on, rectangle(x + 0.05, y, wide, deep), 0.45, 6) +
    lampBox(on, [x + wide / 2 - 0.05, y + deep / 2 - 0.05, 0.03], [0.1, 0.1, 0.68], '#2f2420') +
    lampBox(on, [x + wide / 2 - 0.25, y + deep / 2 - 0.2, 0], [0.5, 0.4, 0.03], '#2f2420') +
    lampBox(on, [x, y, 0.7], [wide, deep, 0.05], cloth)
  if (!laid) return body
  const plates = [0.2, 0.8]
    .map((v) => placeSetting(on, [x + wide * 0.5, y + deep * v, 0.76], 0.95, cloth))
    .join('')
  return body + plates
}

/** A woven plate on a wall to our right or left: middle and radius in metres. */
export function wovenPlate(on: Stage, [x, y, z]: Vec, radius: number, colour: string): Markup {
  const ring = (r: number): string =>
    outline(
      Array.from({ length: 32 }, (_, i) =>
        on.camera.project([x, y + Math.cos(i / 5.093) * r, z + Math.sin(i / 5.093) * r]),
      ),
    )
  return (
    shape(ring(radius * 1.04), '#1c1214', opacity(0.4) + on.sheet.blur(3)) +
    [1, 0.82, 0.64, 0.46, 0.26]
      .map((share, i) => shape(ring(radius * share), i % 2 ? mix(colour, '#3a2420', 0.35) : colour))
      .join('')
  )
}
