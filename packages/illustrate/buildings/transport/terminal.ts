import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import type { Spot, Vec } from '../../paper/vector.ts'
import { facing } from '../../rooms/room.ts'

/** The front of the terminal, metres away. */
export const FRONT = 300

/** The glazed hall under a row of arched roofs that swell towards the middle. */
export function terminal(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const [left, bays, wide] = [-46, 8, 40]
  const swell = chance.pick([0.35, 0.5, 0.62])
  const lit = light.colours.litShare > 0.1
  const air = (colour: string, y = FRONT): string => throughAir(light, colour, y)
  const [top, foot] = [camera.project([0, FRONT, 26])[1], camera.project([0, FRONT, 0])[1]]
  const glass = sheet.gradientDown(
    [
      [0, air(mix(light.colours.glass, light.colours.skylight, 0.5))],
      [0.5, air(mix(light.colours.lamp, light.colours.glass, lit ? 0.25 : 0.7))],
      [1, air(mix(light.colours.lamp, '#fff1cf', lit ? 0.3 : 0))],
    ],
    top,
    foot,
  )
  const height = (i: number): number => 17 + 9 * Math.exp(-(((i + 0.5) / bays - swell) ** 2) / 0.07)
  let body = shape(facing(on, [left, FRONT + 20, 0], bays * wide, 12), air('#d8c8b0'))
  for (let i = 0; i < bays; i++) {
    const x = left + i * wide
    const arc = (y: number, lift: number, grow = 0): Vec[] =>
      Array.from({ length: 17 }, (_, k) => [
        x - grow + (k / 16) * (wide + 2 * grow),
        y,
        height(i) * (0.72 + 0.28 * Math.sin((k / 16) * Math.PI)) + lift,
      ])
    body += shape(
      camera.face([[x, FRONT, 0], [x + wide, FRONT, 0], ...arc(FRONT, 0).toReversed()]),
      glass,
    )
    for (let k = 1; k < 8; k++)
      body += shape(
        facing(
          on,
          [x + k * 5 - 0.15, FRONT - 0.2, 0],
          0.3,
          height(i) * (0.72 + 0.28 * Math.sin((k / 8) * Math.PI)),
        ),
        air('#6b5a4c'),
        opacity(0.6),
      )
    body += shape(
      facing(on, [x, FRONT - 0.3, 5.6], wide, 0.7) + facing(on, [x, FRONT - 0.3, 11], wide, 0.4),
      air('#e8dcc8'),
    )
    body += shape(
      camera.face([...arc(FRONT + 3, 1.4, 2), ...arc(FRONT - 14, -0.4, 2).toReversed()]),
      air(mix('#8a5f42', light.colours.lamp, lit ? 0.35 : 0.1)),
    )
    body += shape(
      camera.face([...arc(FRONT - 14, 1.2, 2), ...arc(FRONT - 14, -0.5, 2).toReversed()]),
      air(mix('#f6ecda', light.colours.sunlight, 0.35)),
    )
    body += shape(facing(on, [x - 0.5, FRONT - 13, 0], 1, height(i) * 0.72), air('#efe4d0'))
  }
  return body
}

/** The control tower: a tapering stem and a glazed cab. */
export function control(on: Stage, x: number): Markup {
  const { camera, light } = on
  const y = FRONT - 20
  const air = (colour: string): string => throughAir(light, colour, y)
  const stem = camera.face([
    [x - 4.5, y, 0],
    [x + 4.5, y, 0],
    [x + 2.6, y, 30],
    [x + 3.4, y, 50],
    [x - 3.4, y, 50],
    [x - 2.6, y, 30],
  ])
  const shade = camera.face([
    [x + 0.6, y, 0],
    [x + 4.5, y, 0],
    [x + 2.6, y, 30],
    [x + 3.4, y, 50],
    [x + 0.6, y, 50],
  ])
  const cab = camera.face([
    [x - 5.6, y, 51.5],
    [x + 5.6, y, 51.5],
    [x + 7.4, y, 57],
    [x - 7.4, y, 57],
  ])
  const [mx, my] = camera.project([x, y, 61])
  return (
    shape(stem, air('#efe4d0')) +
    shape(shade, air(mix('#efe4d0', light.colours.shade, 0.5))) +
    shape(facing(on, [x - 6, y, 49.6], 12, 2), air('#d9c8ac')) +
    shape(
      cab,
      air(mix(light.colours.glass, light.colours.lamp, light.colours.litShare > 0.1 ? 0.6 : 0.1)),
    ) +
    [-3.4, 0, 3.4]
      .map((u) => shape(facing(on, [x + u - 0.15, y, 51.5], 0.3, 5.5), air('#5a4a40')))
      .join('') +
    shape(facing(on, [x - 8, y, 57], 16, 1.1), air(mix('#f6ecda', light.colours.sunlight, 0.4))) +
    stroke(`M${mx.toFixed(1)} ${my.toFixed(1)}v-26`, air('#6b5a4c'), 1.4) +
    circle(mx, my - 26, 2, '#e2543a')
  )
}

/** A windsock on its mast: foot in metres. */
export function windsock({ camera }: Stage, at: Spot): Markup {
  const [x, y, depth] = camera.project([...at, 0])
  const k = camera.scale(depth)
  const cone = (from: number, to: number, colour: string): Markup =>
    shape(
      `M${(x + from * k).toFixed(1)} ${(y - (7 - from * 0.16) * k).toFixed(1)}L${(x + to * k).toFixed(1)} ${(y - (7 - to * 0.16) * k).toFixed(1)}V${(y - (6 - to * 0.02) * k).toFixed(1)}L${(x + from * k).toFixed(1)} ${(y - (5.8 + from * 0.04) * k).toFixed(1)}z`,
      colour,
    )
  return (
    stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(-7.1 * k).toFixed(1)}`, '#e9e2d2', 0.16 * k) +
    ['#d9622f', '#f6ecda', '#d9622f', '#f6ecda', '#d9622f']
      .map((colour, i) => cone(i * 0.75, (i + 1) * 0.75, colour))
      .join('')
  )
}
