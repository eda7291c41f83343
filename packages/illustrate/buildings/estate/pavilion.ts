import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, oval, shape } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import type { Crowd } from '../../people/figures.ts'
import { LIT_FROM, type Pavilion, STOREY, pane } from './pavilion-plan.ts'
import { rooms, upperFloor } from './pavilion-rooms.ts'
import { box } from '../solids.ts'

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
  const lamps = light.colours.litShare > LIT_FROM
  const soffit = sheet.gradientDown(
    [
      [0, mix('#b57a50', light.colours.timber, 0.4)],
      [
        1,
        lamps ? mix('#dda468', light.colours.lamp, 0.15) : mix('#b57a50', light.colours.shade, 0.2),
      ],
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
  for (let i = 0; i < 26 && light.colours.litShare > LIT_FROM; i++) {
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
