import { mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { DARK, opening } from './arches.ts'
import { floor } from './floors.ts'
import { ceiling } from './hall-ceiling.ts'
import { extent, type Indoors, panel, wallPaint } from './indoors.ts'
import { sideways } from './room.ts'

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
export function hall(on: Indoors, style: HallStyle, outside: Markup): Markup {
  const walls = (['back', 'left', 'right'] as const).map((side) => {
    const [from, to] = extent(on, side)
    return shape(
      panel(on, side, from, 0, to - from, on.room.height),
      wallPaint(on, side, style.wall),
    )
  })
  return (
    floor(on, 'stone', style.floor) + walls.join('') + sideWalls(on, style, outside) + ceiling(on)
  )
}

function sideWalls(on: Indoors, style: HallStyle, outside: Markup): Markup {
  const { camera, mood, sheet } = on
  const { left, right, front, back, height } = on.room
  const bay = (back - front) / style.bays
  let body = ''
  let [panes, bars, frames] = ['', '', '']
  for (let i = style.bays - 1; i >= 0; i--) {
    const y = front + i * bay
    if (y + bay < camera.eye[1] + 1) continue
    const near = 1 - i / style.bays
    const tone = mood.tone(style.panel, 0.46 - 0.26 * near)
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
      mood.tone('#d9a860', 0.4 - 0.2 * near),
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
    shape(frames, mood.tone('#d9a860', 0.3)) +
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
