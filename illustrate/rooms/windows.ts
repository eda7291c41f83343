import { coarse, lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, group, type Markup, opacity, shape } from '../paper/svg.ts'
import { rectangle, type Vec } from '../paper/vector.ts'
import { down, facing, type Room } from './room.ts'

/** The window wall: frames, head, and curtains drawn to both sides. `panes` is their number. */
export function windowWall(
  on: Stage,
  room: Room,
  panes: number,
  sill = 0.04,
): { frame: Markup; opening: string } {
  const { left, right, back, height } = room
  const [from, wide, tall] = [left + 0.25, right - left - 0.5, height - 0.33]
  const opening = facing(on, [from, back, sill], wide, tall)
  let bars =
    facing(on, [from, back, 0], wide, 0.07) + facing(on, [from, back, tall - 0.03], wide, 0.07)
  for (let i = 0; i <= panes; i++)
    bars += facing(on, [from + (i * wide) / panes - 0.025, back, 0], 0.05, tall)
  const head =
    facing(on, [left, back, tall + 0.03], right - left, height - tall - 0.03) +
    facing(on, [left, back, 0], 0.26, height) +
    facing(on, [right - 0.26, back, 0], 0.26, height)
  const folds = new Batch()
  for (const [x, width] of [
    [left + 0.02, 0.78],
    [right - 0.82, 0.8],
  ] as const) {
    const count = Math.round(width / 0.03)
    for (let i = 0; i < count; i++) {
      const fold = 0.5 + 0.5 * Math.sin(i * 0.8 + Math.sin(i * 0.31) * 1.7)
      folds.add(
        facing(
          on,
          [x + (i * width) / count, back - 0.12, 0.01],
          width / count + 0.004,
          tall + 0.03,
        ),
        coarse(mix('#c79c74', '#fff0d4', fold)),
        opacity(0.92),
      )
    }
  }
  return { opening, frame: shape(head, '#a88766') + shape(bars, '#362e2a') + folds }
}

/** Sunlight through the window: bright patches on the floor and faint shafts in the air. `sun` is the way light travels. */
export function sunbeams(
  on: Stage,
  room: Room,
  panes: number,
  sun: Vec,
): { floor: Markup; air: Markup } {
  const { camera, sheet, light } = on
  const { left, right, back, front, height } = room
  const wide = (right - left - 0.5) / panes
  const land = (x: number, z: number): Vec => {
    const t = z / -sun[2]
    return [x + sun[0] * t, back + sun[1] * t, 0]
  }
  let [floor, air] = ['', '']
  for (let i = 0; i < panes; i++) {
    const [a, b] = [left + 0.28 + i * wide + wide * 0.14, left + 0.28 + i * wide + wide * 0.82]
    const [low, high] = [0.07, height - 0.8]
    floor += camera.face([land(a, low), land(b, low), land(b, high), land(a, high)])
    air += camera.face([[a, back, high], [b, back, high], land(b, high), land(a, high)])
  }
  const whole = sheet.clip(camera.ground(rectangle(left, front, right - left, back - front)))
  const { sunlight } = light.colours
  const paint = down(
    on,
    [
      [0, lighten(sunlight, 0.08), 0.8],
      [0.5, sunlight, 0.52],
      [1, sunlight, 0.26],
    ],
    [0, back, 0],
    [0, -0.4, 0],
  )
  const shaft = sheet.gradientDown(
    [
      [0, sunlight, 0.4],
      [0.5, sunlight, 0.15],
      [1, sunlight, 0.02],
    ],
    camera.project([0, back, height])[1],
    sheet.height * 0.92,
  )
  return {
    floor: group(whole, shape(floor, paint, sheet.blur(1.2))),
    air: shape(air, shaft, sheet.blur(20)),
  }
}
