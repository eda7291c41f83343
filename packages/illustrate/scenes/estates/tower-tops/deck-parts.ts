import { mix } from '../../../paper/colour.ts'
import { shaded } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, type Markup, opacity, outline, shape, stroke } from '../../../paper/svg.ts'
import { dot, ellipse, lift, type Vec } from '../../../paper/vector.ts'
import { lampsLit } from '../../../roads/street.ts'
import type { Helideck } from './top.ts'

/** A sloping net round the deck on short brackets. */
export function net(on: Stage, { centre, radius, z }: Helideck): Markup {
  const { camera, light } = on
  const at = (angle: number, r: number, high: number): Vec => [
    centre[0] + Math.cos(angle) * r,
    centre[1] + Math.sin(angle) * r,
    high,
  ]
  const [reach, rise] = [1.9, 0.1]
  let [brackets, cells] = ['', '']
  for (let i = 0; i < 48; i++) {
    const [a, b] = [(i / 48) * Math.PI * 2, ((i + 1) / 48) * Math.PI * 2]
    brackets += camera.line([at(a, radius, z - 0.5), at(a, radius + reach, z + rise)])
    cells += camera.face([
      at(a, radius, z - 0.3),
      at(b, radius, z - 0.3),
      at(b, radius + reach, z + rise),
      at(a, radius + reach, z + rise),
    ])
  }
  const loop = (r: number, high: number): string =>
    camera.ground(ellipse(...centre, r, r, 72), high)
  const tone = mix(mix('#7f8f90', light.colours.shade, 0.35), light.colours.sunlight, 0.15)
  return (
    shape(cells, mix('#b9c2bc', light.colours.sunlight, 0.3), opacity(0.26)) +
    stroke(brackets, tone, 1.1) +
    stroke(loop(radius + reach, z + rise), mix(tone, light.colours.sunlight, 0.5), 1.6) +
    stroke(loop(radius + reach * 0.5, z - 0.1), tone, 0.6, opacity(0.8))
  )
}

/** The lamps on the rim, lit but at noon. */
export function lamps(on: Stage, { centre, radius, z }: Helideck): Markup {
  const { camera, light, sheet } = on
  const glow = sheet.glow([
    [0, '#fff6dc', 0.9],
    [0.25, light.colours.lamp, 0.5],
    [1, light.colours.lamp, 0],
  ])
  let body = ''
  for (const spot of ellipse(...centre, radius - 0.3, radius - 0.3, 20)) {
    const [x, y, depth] = camera.project(lift(spot, z + 0.12))
    const k = camera.scale(depth)
    if (lampsLit(on)) body += circle(x, y, (0.4 + 1.6 * light.colours.litShare) * k, glow)
    body += circle(x, y, 0.14 * k, '#fff6dc')
  }
  return body
}

/** Struts from a core up to the deck's rim, those the eye can see: radius of the core at height `low`. */
export function struts(
  on: Stage,
  { centre, radius, z }: Helideck,
  core: number,
  low: number,
): Markup {
  const { camera, light } = on
  const body: { depth: number; draw: Markup }[] = []
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2
    const normal: Vec = [Math.cos(angle), Math.sin(angle), 0]
    const at = (r: number, high: number): Vec => [
      centre[0] + normal[0] * r,
      centre[1] + normal[1] * r,
      high,
    ]
    const lit = dot(normal, light.sun) > 0 ? ([0, 0, 1] as const) : normal
    const points = [at(core, low), at(radius - 0.9, z - 1)].map(camera.project)
    body.push({
      depth: nth(points, 1)[2],
      draw: stroke(
        outline(points, false),
        shaded(light, '#8d9a98', lit),
        0.34 * camera.scale(nth(points, 1)[2]),
      ),
    })
  }
  return body
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ draw }) => draw)
    .join('')
}

/** A wind sock on a pole: foot in metres. */
export function windSock(on: Stage, foot: Vec, hand: number): Markup {
  const { camera, light } = on
  const [x, y, depth] = camera.project(foot)
  const k = camera.scale(depth)
  const top = y - 5.4 * k
  const n = (value: number): string => value.toFixed(1)
  let body = stroke(
    `M${n(x)} ${n(y)}V${n(top)}`,
    mix('#5c6a6c', light.colours.sunlight, 0.3),
    0.16 * k,
  )
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i / 5, (i + 1) / 5]
    const at = (u: number, side: number): string =>
      `${n(x + hand * u * 3.2 * k)} ${n(top + (0.5 + u * u * 0.7 + side * (0.46 - 0.22 * u)) * k)}`
    const colour = i % 2 ? '#fbf3e2' : '#d8552c'
    body += shape(
      `M${at(a, -1)}L${at(b, -1)}L${at(b, 1)}L${at(a, 1)}z`,
      mix(colour, light.colours.sunlight, 0.25),
    )
    body += shape(
      `M${at(a, 0.2)}L${at(b, 0.2)}L${at(b, 1)}L${at(a, 1)}z`,
      mix(colour, light.colours.shade, 0.5),
    )
  }
  return body
}
