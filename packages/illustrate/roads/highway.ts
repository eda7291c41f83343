import { box } from '../buildings/solids.ts'
import { mix } from '../paper/colour.ts'
import { dimmed, throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { curve, lift, ribbon, type Spot } from '../paper/vector.ts'

/** A dual carriageway of three lanes each way along a line that runs away from us; returns it and the spots of its lanes. */
export interface Highway {
  body: Markup
  /** The point `across` metres right of the middle, at a share 0 (near) to 1 (far) of the line. */
  at: (share: number, across: number) => Spot
}

const LANE = 3.75

/** Draws the carriageways, their lane lines, kerbs, planted median and guard rails; the line in metres, nearest first. */
export function highway(on: Stage, line: readonly Spot[]): Highway {
  const { camera, light, sheet } = on
  const { colours } = light
  const path = curve(line, 26)
  const moved = (across: number): Spot[] =>
    path.map((point, i) => {
      const [a, b] = [nth(path, Math.max(0, i - 1)), nth(path, Math.min(path.length - 1, i + 1))]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [
        point[0] + ((b[1] - a[1]) / length) * across,
        point[1] - ((b[0] - a[0]) / length) * across,
      ]
    })
  const strip = (across: number, width: number, paint: string, extra = ''): Markup =>
    shape(camera.ground(ribbon(moved(across), width)), paint, extra)
  const asphalt = sheet.gradientDown(
    [
      [0, mix(colours.road, colours.mist, 0.75)],
      [0.12, mix(colours.road, colours.mist, 0.25)],
      [0.5, mix(colours.road, colours.shade, 0.3)],
      [1, mix(colours.road, '#23262c', 0.5)],
    ],
    camera.horizon,
    sheet.height,
  )
  const verge = sheet.gradientDown(
    [
      [0, mix(colours.lawn[0], colours.mist, 0.5)],
      [0.4, mix(...colours.lawn, 0.6)],
      [1, colours.lawn[1]],
    ],
    camera.horizon,
    sheet.height,
  )
  const side = 3 * LANE + 3
  let body =
    strip(0, 2 * side + 16, verge) +
    strip(0, 2 * side + 4, mix(colours.paving[1], colours.road, 0.3)) +
    strip(0, 2 * side + 1, asphalt)
  for (const hand of [-1, 1]) {
    for (const edge of [2.6, 2.6 + 3 * LANE])
      body += strip(hand * edge, 0.22, dimmed(light, '#f7ecd4'), opacity(0.85))
    for (const lane of [1, 2]) body += dashes(on, moved(hand * (2.6 + lane * LANE)))
  }
  const kerb = dimmed(light, '#efe2c8')
  body += strip(0, 3.6, verge) + strip(-1.9, 0.35, kerb) + strip(1.9, 0.35, kerb)
  const at = (share: number, across: number): Spot => {
    const lane = moved(across)
    return nth(lane, Math.min(lane.length - 1, Math.round(share * (lane.length - 1))))
  }
  return { body: body + rails(on, moved(-side - 1.2)) + rails(on, moved(side + 1.2)), at }
}

function dashes({ camera, light }: Stage, line: readonly Spot[]): Markup {
  let [data, gone] = ['', 0]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let next = gone; next < length; next += 14) {
      const point = (metres: number): Spot => [
        a[0] + ((b[0] - a[0]) * metres) / length,
        a[1] + ((b[1] - a[1]) * metres) / length,
      ]
      data += camera.ground(ribbon([point(next), point(next + 5)], 0.2))
      gone = next + 14
    }
    gone -= length
  }
  return shape(data, mix('#f7ecd4', light.colours.mist, 0.2), opacity(0.8))
}

/** A steel guard rail on posts. */
function rails(on: Stage, line: readonly Spot[]): Markup {
  const { camera, light } = on
  let posts = ''
  for (const spot of line) {
    const depth = camera.depth(lift(spot, 0))
    if (depth > 4 && depth < 160) posts += camera.line([lift(spot, 0), lift(spot, 0.75)])
  }
  let body = stroke(posts, mix('#6b6f70', light.colours.shade, 0.3), 1.4)
  for (let i = line.length - 1; i > 0; i--) {
    const [a, b] = [nth(line, i - 1), nth(line, i)]
    const depth = camera.depth([...b, 0.7])
    if (depth < 2) continue
    body += shape(
      camera.face([
        [...a, 0.56],
        [...b, 0.56],
        [...b, 0.84],
        [...a, 0.84],
      ]),
      throughAir(light, mix(dimmed(light, '#d9d6cc'), light.colours.sunlight, 0.25), depth),
    )
  }
  return body
}

/** A blank blue-green direction board on a gantry over the road: middle of its foot line, half its span and its height in metres. */
export function gantry(on: Stage, [x, y]: Spot, half: number, height = 7.2): Markup {
  const steel = '#aeb4b2'
  const board = (from: number, wide: number): Markup =>
    box(on, [x + from, y - 0.3, height - 1.9], [wide, 0.2, 2.6], '#1f5a52') +
    box(on, [x + from + 0.25, y - 0.32, height - 1.65], [wide - 0.5, 0.02, 0.1], '#e8e4d4')
  return (
    box(on, [x - half, y, 0], [0.5, 0.5, height], steel) +
    box(on, [x + half, y, 0], [0.5, 0.5, height], steel) +
    box(on, [x - half, y, height - 0.5], [2 * half, 0.5, 0.5], steel) +
    board(3.4, 6.2) +
    board(-10, 5.4)
  )
}
