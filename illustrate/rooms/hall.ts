import { mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { DARK, opening } from './arches.ts'
import { ceiling } from './hall-ceiling.ts'
import { down, facing, level, type Room, sideways } from './room.ts'

/** How a tall hall is finished. */
export interface HallStyle {
  wall: string
  /** Cloth or timber of the panels on the left wall. */
  panel: string
  floor: string
  /** Round heads to panels and windows. */
  arched: boolean
  /** Bays along each side wall. */
  bays: number
}

/** Floor, coffered ceiling, panelled left wall, windows on the right with `outside` behind them, and a plain back wall. */
export function hall(on: Stage, room: Room, style: HallStyle, outside: Markup): Markup {
  const { left, right, front, back, height } = room
  const [wide, deep] = [right - left, back - front]
  let joints = ''
  for (let x = left; x < right; x += 2) joints += level(on, x, front, 0.025, deep)
  for (let y = front; y < back; y += 2) joints += level(on, left, y, wide, 0.025)
  const floor = down(
    on,
    [
      [0, mix(style.floor, '#ffe9c4', 0.55)],
      [0.2, mix(style.floor, '#ffe0b0', 0.2)],
      [1, mix(style.floor, DARK, 0.5)],
    ],
    [0, back, 0],
    [0, front + 2, 0],
  )
  const wall = down(
    on,
    [
      [0, mix(style.wall, DARK, 0.25)],
      [0.5, style.wall],
      [1, mix(style.wall, '#ffdfa8', 0.35)],
    ],
    [0, back, height],
    [0, back, 0],
  )
  return (
    shape(level(on, left, front, wide, deep), floor) +
    shape(joints, mix(style.floor, DARK, 0.55), opacity(0.3)) +
    shape(facing(on, [left, back, 0], wide, height), wall) +
    sideWalls(on, room, style, outside) +
    ceiling(on, room)
  )
}

function sideWalls(on: Stage, room: Room, style: HallStyle, outside: Markup): Markup {
  const { camera, sheet } = on
  const { left, right, front, back, height } = room
  const bay = (back - front) / style.bays
  const fall = (x: number): string =>
    sheet.gradientAcross(
      [
        [0, mix(style.wall, DARK, 0.62)],
        [0.7, mix(style.wall, DARK, 0.22)],
        [1, mix(style.wall, DARK, 0.06)],
      ],
      Math.min(sheet.width + 100, Math.max(-100, camera.project([x, front + 0.1, 0])[0])),
      camera.project([x, back, 0])[0],
    )
  let body =
    shape(sideways(on, [left, front, 0], back - front, height), fall(left)) +
    shape(sideways(on, [right, front, 0], back - front, height), fall(right))
  let [panes, bars, frames] = ['', '', '']
  for (let i = style.bays - 1; i >= 0; i--) {
    const y = front + i * bay
    if (y + bay < camera.eye[1] + 1) continue
    const near = 1 - i / style.bays
    const tone = mix(style.panel, DARK, 0.16 + 0.4 * near)
    const lit = sheet.gradientDown(
      [
        [0, mix(tone, DARK, 0.25)],
        [0.55, mix(tone, '#ffd08a', 0.12)],
        [1, mix(tone, '#ffd08a', 0.72)],
      ],
      camera.project([left, y + bay / 2, height])[1],
      camera.project([left, y + bay / 2, 0])[1],
    )
    body += shape(
      opening(on, [left, y + bay * 0.1, 0.5], bay * 0.8, height - 1.7, style.arched),
      mix('#d9a860', DARK, 0.3 + 0.3 * near),
    )
    body += shape(
      opening(on, [left, y + bay * 0.13, 0.56], bay * 0.74, height - 1.85, style.arched),
      lit,
    )
    body += lattice(
      on,
      left + 0.02,
      y + bay * 0.13,
      bay * 0.74,
      height - 1.3,
      sheet.clip(opening(on, [left, y + bay * 0.17, 0.8], bay * 0.66, height - 2.3, style.arched)),
      mix(tone, '#ffd9a0', 0.34),
    )
    const [sx, sy, depth] = camera.project([left + 0.1, y, 3.1])
    if (depth > 1) body += sconce(on, sx, sy, camera.scale(depth))
    frames += opening(on, [right, y + bay * 0.12, 0.5], bay * 0.76, height - 1.7, style.arched)
    panes += opening(on, [right, y + bay * 0.15, 0.56], bay * 0.7, height - 1.85, style.arched)
    bars +=
      sideways(on, [right, y + bay * 0.49, 0.56], bay * 0.02, height - 2) +
      sideways(on, [right, y + bay * 0.15, 3.2], bay * 0.7, 0.09) +
      sideways(on, [right, y + bay * 0.15, 5.6], bay * 0.7, 0.09)
  }
  return (
    body +
    shape(frames, mix('#d9a860', DARK, 0.5)) +
    `<g${sheet.clip(panes)}>${outside}</g>` +
    shape(bars, '#3a2a26')
  )
}

/** A screen of diamonds on a side wall, kept inside `clip`. */
function lattice(
  { camera }: Stage,
  x: number,
  y: number,
  depth: number,
  height: number,
  clip: string,
  colour: string,
): Markup {
  let lines = ''
  const line = (a: Vec, b: Vec): void => void (lines += camera.line([a, b]))
  for (let z = -depth; z < height; z += 0.55) {
    line([x, y, 0.5 + z], [x, y + depth, 0.5 + z + depth])
    line([x, y, 0.5 + z + depth], [x, y + depth, 0.5 + z])
  }
  return `<g${clip}>${stroke(lines, colour, 1.1, opacity(0.5))}</g>`
}

function sconce({ sheet, light }: Stage, x: number, y: number, k: number): Markup {
  const glow = sheet.glow([
    [0, '#fff0cc', 0.9],
    [0.2, light.colours.lamp, 0.5],
    [1, light.colours.lamp, 0],
  ])
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(0.8 * k).toFixed(1)}" ry="${(1.7 * k).toFixed(1)}" fill="${glow}"/><rect x="${(x - 0.07 * k).toFixed(1)}" y="${(y - 0.35 * k).toFixed(1)}" width="${(0.14 * k).toFixed(1)}" height="${(0.7 * k).toFixed(1)}" rx="${(0.06 * k).toFixed(1)}" fill="#fff3d6"/>`
}
