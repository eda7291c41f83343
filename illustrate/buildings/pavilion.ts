import { coarse, mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, circle, type Markup, opacity, oval, shape } from '../paper/svg.ts'
import { rectangle, type Vec } from '../paper/vector.ts'
import type { Person } from '../people/figure-drawings.ts'
import type { Crowd } from '../people/figures.ts'
import { box } from './solids.ts'

/** Where the pavilion stands. */
export interface Pavilion {
  /** Near left corner of the ground floor, and its size, in metres. */
  x: number
  y: number
  length: number
  depth: number
  seed: number
}

const STOREY = 4.3

/** Path data of an upright rectangle facing the viewer, `out` metres in front of the wall. */
const pane = (
  { camera }: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): string =>
  camera.face([
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ])

/** A lit glass clubhouse: rooms to look into, timber fins above, two wide roofs on columns. Draw it on the reflection stage too. */
export function pavilion(on: Stage, plan: Pavilion, people: Crowd): Markup {
  const { x, y, length, depth } = plan
  const { light } = on
  const upper = { x: x + 3, length: length * 0.66 }
  return (
    box(on, [x, y, 0], [length, depth, STOREY], light.colours.timber) +
    rooms(on, plan, people) +
    upperFloor(on, upper.x, y + 0.6, upper.length) +
    roof(on, x - 3, y - 4.6, STOREY, length + 5, depth + 6, 0.34) +
    roof(on, upper.x - 1.6, y - 2.2, 8.7, upper.length + 4, 14, 0.3) +
    columns(on, plan) +
    rail(on, x - 2.6, y - 4.2, length + 4.2)
  )
}

/** The glass bays, brightest in the middle, with lamps, sofas, screens and people behind. */
function rooms(on: Stage, { x, y, length, seed }: Pavilion, people: Crowd): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed)
  const count = Math.round(length / 2.3)
  const wide = length / count
  let body = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * wide + 0.08
    const dim = 1 - Math.exp(-((i - count * 0.4) ** 2) / 26)
    const [high, low] = [camera.project([left, y, 4.1])[1], camera.project([left, y, 0.1])[1]]
    const paint = sheet.gradientDown(
      [
        [0, mix('#ffe9bb', '#dca66a', dim)],
        [0.5, mix(light.colours.lamp, '#b57c4c', dim)],
        [1, mix('#d98f52', '#6f4c3c', dim)],
      ],
      high,
      low,
    )
    body += shape(pane(on, left, y - 0.02, 0.1, wide - 0.16, 4), paint)
    body +=
      shape(pane(on, left, y - 0.03, 3.5, wide - 0.16, 0.12), '#fff2d2', opacity(0.5)) +
      shape(pane(on, left, y - 0.03, 2.85, wide - 0.16, 0.06), '#5a3a2a')
    if (i % 4 === 2)
      for (let k = 0; k < 4; k++)
        body += shape(
          pane(on, left + 0.2 + k * 0.45, y - 0.03, 0.1, 0.28, 2.7),
          '#a8683f',
          opacity(0.3),
        )
    if (chance.chance(0.55)) body += sofaSeen(on, left + 0.2, y - 0.03)
    if (chance.chance(0.5)) {
      const who = chance.pick([
        'man',
        'kurta',
        'sari',
        'salwar',
        'office',
      ] as const satisfies readonly Person[])
      body += `<g opacity=".82">${people.standOn(camera, who, [left + chance.between(0.5, wide - 0.5), y - 0.03, 0.1], chance.chance(0.5))}</g>`
    }
    const [px, py, away] = camera.project([left + wide / 2, y, i % 2 ? 3.25 : 2.6])
    body += circle(px, py, (i % 2 ? 0.13 : 0.19) * camera.scale(away), '#fff6dc')
    body += shape(
      camera.face([
        [left, y - 0.035, 1],
        [left + wide * 0.5, y - 0.035, 4.1],
        [left + wide * 0.9, y - 0.035, 4.1],
        [left, y - 0.035, 2.2],
      ]),
      '#cfe0dc',
      opacity(0.1),
    )
  }
  return body
}

const sofaSeen = (on: Stage, x: number, y: number): Markup =>
  shape(
    pane(on, x, y, 0.22, 1.7, 0.26) +
      pane(on, x, y, 0.3, 0.22, 0.42) +
      pane(on, x + 1.48, y, 0.3, 0.22, 0.42) +
      pane(on, x + 0.1, y, 0.45, 1.5, 0.46),
    '#5a3a2c',
    opacity(0.55),
  )

/** Recessed glass behind timber fins. */
function upperFloor(on: Stage, x: number, y: number, length: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(31)
  let body = box(
    on,
    [x, y, 5],
    [length, 10, 3.7],
    mix(light.colours.timber, light.colours.shade, 0.25),
  )
  const count = 12
  for (let i = 0; i < count; i++) {
    const left = x + 0.3 + (i * (length - 0.6)) / count
    const [high, low] = [camera.project([left, y, 8.4])[1], camera.project([left, y, 5.2])[1]]
    body += shape(
      pane(on, left, y - 0.02, 5.2, (length - 0.6) / count - 0.12, 3.3),
      sheet.gradientDown(
        [
          [0, '#5f7f8b'],
          [1, i % 4 === 1 ? light.colours.lamp : '#c9a884'],
        ],
        high,
        low,
      ),
    )
  }
  const fins = new Batch()
  for (let i = 0; i < 84; i++) {
    if (i % 21 > 13 && i % 21 < 20) continue
    const left = x + (i * length) / 84
    const edge: Vec[] = [
      [left, y - 0.5, 5],
      [left, y - 0.05, 5],
      [left, y - 0.05, 8.6],
      [left, y - 0.5, 8.6],
    ]
    fins.add(camera.face(edge), mix(light.colours.timber, light.colours.sunlight, 0.6))
    fins.add(
      pane(on, left, y - 0.5, 5, 0.09, 3.6),
      coarse(mix('#8a5c3e', '#a8714c', chance.next())),
    )
  }
  return body + fins
}

/** A thin roof with a deep boarded soffit, lit from below. */
function roof(
  on: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  thick: number,
): Markup {
  const { camera, sheet, light } = on
  const [near, far] = [camera.project([x, y, z])[1], camera.project([x, y + 4, z])[1]]
  const soffit = sheet.gradientDown(
    [
      [0, mix('#b57a50', light.colours.timber, 0.4)],
      [1, mix('#dda468', light.colours.lamp, 0.15)],
    ],
    near,
    far,
  )
  let boards = ''
  for (let i = 1; i < width * 2; i++) boards += camera.ground(rectangle(x + i / 2, y, 0.03, 4), z)
  const edge = mix(nth(light.colours.wall, 0), '#fff3da', 0.5)
  return (
    box(on, [x, y, z], [width, depth, thick], edge, {
      bottom: soffit,
      side: (wall) => (wall.normal[1] < -0.5 ? edge : undefined),
    }) + shape(boards, '#5b3b2c', opacity(0.36))
  )
}

function columns(on: Stage, { x, y, length }: Pavilion): Markup {
  const { camera, light } = on
  let body = ''
  for (let i = 0; i < 8; i++)
    body += box(
      on,
      [x - 2 + (i * (length + 2.4)) / 7, y - 4, 0],
      [0.22, 0.22, STOREY],
      nth(light.colours.wall, 1),
      {
        side: (wall) =>
          mix(nth(light.colours.wall, 1), light.colours.timber, wall.normal[0] < 0 ? 0.05 : 0.3),
      },
    )
  for (let i = 0; i < 26; i++) {
    const [px, py, away] = camera.project([
      x - 1 + (i * (length + 1.6)) / 25,
      y - 2.4,
      STOREY - 0.02,
    ])
    body += oval(px, py, 0.09 * camera.scale(away), 0.03 * camera.scale(away), '#fff3d0')
  }
  return body
}

const rail = (on: Stage, x: number, y: number, length: number): Markup =>
  shape(pane(on, x, y, 4.64, length, 0.96), '#ffffff', opacity(0.13)) +
  shape(pane(on, x, y, 5.57, length, 0.05), '#f7e6c8', opacity(0.8))
