import { lampGlow } from '../../outdoors/sky.ts'
import { mix } from '../../paper/colour.ts'
import { shaded } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, outline, shape, stroke } from '../../paper/svg.ts'
import { lerp, rectangle, type Vec } from '../../paper/vector.ts'
import { box } from '../solids.ts'

/** The canopies there are: a thin slab on columns, a row of portal frames, a pair of lifted wings. */
export type Canopy = 'slab' | 'frames' | 'wings'
/** All canopies, to pick from. */
export const canopies: readonly Canopy[] = ['slab', 'frames', 'wings']

/** Half the width of the gate, and its depth, in metres. */
export const GATE = { half: 11.5, depth: 9 }

/** The canopy over a gate whose front lies across x = 0 at distance y; metres. Back to front, for eyes before it. */
export function canopy(on: Stage, kind: Canopy, y: number, accent: string): Markup {
  const { light } = on
  const white = mix(nth(light.colours.wall, 0), '#ffffff', 0.2)
  const lit = light.colours.litShare > 0.1
  const soffit = mix(light.colours.timber, light.colours.lamp, lit ? 0.5 : 0.12)
  const { half, depth } = GATE
  if (kind === 'slab') {
    const columns = (v: number): Markup =>
      [-half + 1, -2.2, 1.6, half - 1.6]
        .map((x) => box(on, [x, v, 0], [0.6, 0.6, 5.8], accent))
        .join('')
    return (
      columns(y + depth - 1.4) +
      slab(on, -half - 1.5, y, 5.8, 2 * half + 3, depth, 0.7, white, soffit) +
      columns(y + 0.9)
    )
  }
  if (kind === 'frames') {
    let body = ''
    for (let i = 5; i >= 0; i--) {
      const v = y + i * 1.7
      const [grow, thick] = [1 - i * 0.015, 0.55]
      const colour = i % 2 ? accent : white
      for (const x of [-half * grow, half * grow - 0.9])
        body += box(on, [x, v, 0], [0.9, thick, 6.6 - i * 0.12], colour)
      body += box(on, [-half * grow, v, 6.6 - i * 0.12], [2 * half * grow, thick, 0.9], colour, {
        bottom: soffit,
      })
      if (lit) body += glowingEdge(on, half * grow, v, 6.6 - i * 0.12)
    }
    return body
  }
  let body = ''
  for (const x of [-1.5, 1])
    for (const v of [y + 6.5, y + 1.5]) body += box(on, [x, v, 0], [0.5, 0.5, 5], accent)
  for (const side of [-1, 1]) body += wing(on, side, y, white, soffit)
  return body
}

/** A line of light along the inner edge of a portal. */
function glowingEdge({ camera }: Stage, half: number, y: number, top: number): Markup {
  const corners: Vec[] = [
    [-half + 0.9, y, 0.2],
    [-half + 0.9, y, top],
    [half - 0.9, y, top],
    [half - 0.9, y, 0.2],
  ]
  return stroke(
    outline(corners.map(camera.project), false),
    '#ffe9bb',
    0.1 * camera.scale(camera.depth([0, y, 0])),
  )
}

function slab(
  on: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  thick: number,
  colour: string,
  soffit: string,
): Markup {
  const { camera, light } = on
  let boards = ''
  for (let k = 1; k < width; k++) boards += camera.ground(rectangle(x + k, y, 0.05, depth), z)
  let body =
    box(on, [x, y, z], [width, depth, thick], colour, { bottom: soffit }) +
    shape(boards, '#4a3026', opacity(0.3))
  if (light.colours.litShare > 0.1)
    for (let k = 1.5; k < width; k += 2) {
      const [px, py, away] = camera.project([x + k, y + depth * 0.4, z])
      body += circle(px, py, 0.1 * camera.scale(away), '#fff6dc')
    }
  return body
}

/** A roof that rises outwards from the middle island. */
function wing(on: Stage, side: number, y: number, colour: string, soffit: string): Markup {
  const { camera, light } = on
  const { half, depth } = GATE
  const [inner, outer] = [side * 0.2, side * (half + 2.5)]
  const [low, high] = [4.9, 7.6]
  const face = (points: readonly Vec[], paint: string): Markup => shape(camera.face(points), paint)
  const under: Vec[] = [
    [inner, y, low],
    [outer, y, high],
    [outer, y + depth, high],
    [inner, y + depth, low],
  ]
  let boards = ''
  for (let k = 1; k < 14; k++) {
    const [x, z] = [lerp(inner, outer, k / 14), lerp(low, high, k / 14)]
    boards += camera.face([
      [x, y, z],
      [x + 0.06, y, z],
      [x + 0.06, y + depth, z],
      [x, y + depth, z],
    ])
  }
  const front: Vec[] = [
    [inner, y, low],
    [outer, y, high],
    [outer, y, high + 0.4],
    [inner, y, low + 0.75],
  ]
  const top = camera.eye[2] > high
  return (
    face(under, top ? shaded(light, colour, [0, 0, 1]) : soffit) +
    shape(boards, '#4a3026', opacity(top ? 0.12 : 0.3)) +
    face(front, shaded(light, colour, [0, -1, 0]))
  )
}

/** The guards' glazed cabin on the island: its near left corner in metres. */
export function guardHouse(on: Stage, x: number, y: number, accent: string): Markup {
  const { camera, light, sheet } = on
  const [top, foot] = [camera.project([x, y, 2.7])[1], camera.project([x, y, 0.9])[1]]
  const lit = light.colours.litShare > 0.1
  const pane = sheet.gradientDown(
    lit
      ? [
          [0, '#ffedc4'],
          [1, mix(light.colours.lamp, '#c98a52', 0.4)],
        ]
      : [
          [0, mix(light.colours.glass, nth(light.colours.sky, 2)[1], 0.6)],
          [1, light.colours.glass],
        ],
    top,
    foot,
  )
  const glass = box(on, [x, y, 0.95], [2.6, 3, 1.75], light.colours.glass, { side: () => pane })
  let bars = ''
  for (const u of [0, 0.84, 1.68, 2.52])
    bars += box(on, [x + u, y - 0.02, 0.95], [0.08, 0.05, 1.75], '#2b2c2e')
  return (
    box(on, [x, y, 0], [2.6, 3, 0.95], accent) +
    glass +
    bars +
    box(on, [x - 0.5, y - 0.6, 2.7], [3.6, 4.2, 0.3], nth(light.colours.wall, 0)) +
    (lit ? circle(...at(on, [x + 1.3, y, 2.2]), 120, lampGlow(on, 0.4)) : '')
  )
}

const at = ({ camera }: Stage, point: Vec): [number, number] => {
  const [x, y] = camera.project(point)
  return [x, y]
}

/** A striped boom, `length` metres to the right (negative: left) of its post, raised by so many degrees. */
export function boom(on: Stage, x: number, y: number, length: number, raised: number): Markup {
  const { camera, light } = on
  const [c, s] = [Math.cos((raised * Math.PI) / 180), Math.sin((raised * Math.PI) / 180)]
  const px = (share: number): [number, number] =>
    at(on, [x + length * share * c, y, 1.05 + Math.abs(length) * share * s])
  const width = 0.13 * camera.scale(camera.depth([x, y, 1]))
  let body = ''
  for (let i = 0; i < 10; i++) {
    const [a, b] = [px(i / 10), px((i + 1) / 10)]
    const data = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    body += stroke(data, i % 2 ? '#F2A71B' : '#fbf4e4', width)
  }
  return (
    box(on, [x - 0.2, y - 0.2, 0], [0.4, 0.4, 1.2], mix('#2b2c2e', light.colours.shade, 0.2)) + body
  )
}
