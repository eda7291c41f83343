import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { shadeLamp } from '../../../furniture/lights/shade-lamp.ts'
import { schemes } from '../../../furniture/dining/food-counters.ts'
import { placeSetting } from '../../../furniture/dining/laid-table.ts'
import { garden } from '../../../outdoors/outlook.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { group, type Markup, opacity, shape, stroke, type Svg } from '../../../paper/svg.ts'
import { rectangle, type Vec } from '../../../paper/vector.ts'
import { archFacing, lampBox } from '../../../rooms/arches.ts'
import { floor } from '../../../rooms/floors.ts'
import { type Indoors, indoors } from '../../../rooms/indoors.ts'
import { contact, facing, type Room } from '../../../rooms/room.ts'
import { afterSunset } from '../../../rooms/scenery.ts'
import type { Look } from '../../../scene.ts'
import { BAY, sideBays, SPRING } from './market-bays.ts'

const room: Room = { left: -8, right: 8, front: -4, back: 30, height: 9.4 }

const bricks = ['#b0684a', '#c49a78', '#9a5a4a'] as const

/** A long hall under a brick vault: kitchens in its side arches, long shared tables down the middle, a great window at the end. */
export function marketHall(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const view: View = { eye: [-1.9, -4.4, 2.3], focal: 1000, centre: [700, sheet.height * 0.6] }
  const on = afterSunset(indoors(sheet, view, look, room, 'back', [2.4, room.back, 5]), look.hour)
  const scheme = nth(schemes, Math.floor(seed / 5) % schemes.length)
  const brick = nth(bricks, Math.floor(seed / 5) % bricks.length)
  const window = archFacing(on, [-5.6, room.back, 0.4], 11.2, 8.2)
  const body =
    sheet.wash(on.mood.tone(brick, 0.2)) +
    group(
      sheet.clip(facing(on, [room.left, room.back, 0], 16, room.height)),
      garden(on, seed + 3, 38, 0),
    ) +
    endWall(on, brick, window) +
    floor(on, 'stone', '#cbb394', seed) +
    light(on) +
    vault(on, brick) +
    sideBays(on, brick, scheme, seed) +
    furnished(on, scheme, seed)
  return sheet.finish(body, { threshold: 200, vignette: 0.26 })
}

/** The wall round the great window, and the window's bars. */
function endWall(on: Indoors, brick: string, window: string): Markup {
  const { camera, mood } = on
  let bars = facing(on, [-5.6, room.back - 0.1, 3.2], 11.2, 0.2)
  for (let x = -3.6; x < 5; x += 1.8) bars += facing(on, [x, room.back - 0.1, 0.4], 0.1, 8)
  return (
    shape(
      facing(on, [room.left, room.back, 0], 16, room.height + 1) + window,
      mood.tone(brick, 0.3),
      ' fill-rule="evenodd"',
    ) +
    group(on.sheet.clip(window), shape(bars, mood.tone('#3a302c', 0.4))) +
    stroke(window, mood.tone('#e6d2b0', 0.5), 0.3 * camera.scale(camera.depth([0, room.back, 0])))
  )
}

/** The end window's light on the floor. */
function light(on: Indoors): Markup {
  const { camera, light: sun, mood, sheet } = on
  let data = ''
  for (const x of [-4.4, -2.2, 0, 2.2])
    data += camera.ground([
      [x, 29.6],
      [x + 1.7, 29.6],
      [x + 0.6, 8],
      [x - 2.2, 8],
    ])
  return shape(data, sun.colours.sunlight, opacity(mood.night === 1 ? 0.12 : 0.5) + sheet.blur(4))
}

/** The barrel of brick and its ribs. */
function vault(on: Indoors, brick: string): Markup {
  const { camera, mood } = on
  const at = (t: number, y: number, z = 0): Vec => [
    -room.right * Math.cos(Math.PI * t),
    y,
    SPRING + z + (room.height - SPRING) * Math.sin(Math.PI * t),
  ]
  const cells = Array.from({ length: 20 }, (_, i) => i / 20)
  let [body, courses] = ['', '']
  for (const t of cells) {
    const glow = 0.2 + 0.22 * Math.sin(Math.PI * t) + 0.1 * mood.night
    body += shape(
      camera.face([at(t, room.back), at(t, -3), at(t + 0.052, -3), at(t + 0.052, room.back)]),
      mood.tone(brick, glow),
    )
    courses += camera.line([at(t, room.back), at(t, -3)])
  }
  let ribs = ''
  for (let y = room.back; y > -2; y -= BAY) {
    const arc = (z: number, back: number): Vec[] =>
      Array.from({ length: 25 }, (_, i) => at(i / 24, y + back, z))
    ribs +=
      shape(
        camera.face([...arc(-0.02, 0.5), ...arc(-0.02, 0).toReversed()]),
        mood.tone(mix(brick, '#e6d0aa', 0.35), 0.3),
      ) +
      shape(
        camera.face([...arc(0, 0), ...arc(-0.42, 0).toReversed()]),
        mood.tone(mix(brick, '#e6d0aa', 0.55), 0.5),
      )
  }
  return body + stroke(courses, mood.shade, 1, opacity(0.3)) + ribs
}

/** Long tables, chairs, trees in tubs and lamps, farthest first. */
function furnished(on: Indoors, scheme: readonly string[], seed: number): Markup {
  const { camera, mood } = on
  const sets = [nth(scheme, 0), nth(scheme, 2)].map((colour) =>
    chairs(on, mood.tone(colour, 0.5), '#4a3a32'),
  )
  const crown = tree(on, 'frangipani', { seed: 5, range: 'near', detail: 3 })
  const wood = mood.tone('#a8744a', 0.5)
  let body = ''
  for (let y = 22; y > -1; y -= 5.4) {
    body +=
      lampBox(on, [-0.5, y + 3.6, 0], [1, 1, 0.7], '#5a6a64') +
      stand(camera, crown, [0, y + 4, 0.6], 2.9, y % 2 > 1)
    for (const [i, x] of [-2.9, 2.9].entries()) {
      const set = nth(sets, (i + Math.round(y)) & 1)
      const seats = [2.9, 2.1, 1.3, 0.5]
      body += contact(on, rectangle(x - 1, y, 2, 3.6), 0.4, 7)
      const side = (hand: -1 | 1): Markup =>
        seats
          .map((v) => stand(camera, set.side, [x + hand * 0.85, y + v, 0], 0.95, hand > 0))
          .join('')
      body +=
        side(x > camera.eye[0] ? 1 : -1) +
        lampBox(on, [x - 0.1, y + 0.3, 0], [0.2, 2.8, 0.7], '#3a2a24') +
        lampBox(on, [x - 0.5, y, 0.7], [1, 3.4, 0.06], wood) +
        seats
          .flatMap((v) =>
            [-0.28, 0.28].map((u) => placeSetting(on, [x + u, y + v, 0.77], 0.8, wood)),
          )
          .join('') +
        side(x > camera.eye[0] ? -1 : 1)
    }
    for (const x of [-2.9, 2.9])
      body += shadeLamp(
        on,
        [x, y + 1.7, 3.5],
        0.9,
        8.6,
        seed % 2 ? '#c99a58' : nth(scheme, 1),
        seed % 2 ? 'basket' : 'dome',
      )
  }
  return body
}
