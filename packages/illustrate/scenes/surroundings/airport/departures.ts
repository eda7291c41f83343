import { assemble, grounded, part } from '../../../furniture/blocks.ts'
import { trough } from '../../../furniture/plants/planting.ts'
import { turned } from '../../../furniture/turned.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { group, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { ellipse, rectangle, type Spot } from '../../../paper/vector.ts'
import { airliner, TAIL } from '../../../roads/aircraft.ts'
import { clad } from '../../../rooms/cladding.ts'
import { floor } from '../../../rooms/floors.ts'
import { type Indoors, indoors } from '../../../rooms/indoors.ts'
import { facing, level, type Room } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'

const room: Room = { left: -17, right: 17, front: -4, back: 20, height: 10.4 }

const tails = ['#b4553a', '#2f6f70', '#e0a12e'] as const

/** A departures hall under waves of timber; aircraft stand at the gates behind its glass. */
export function departures(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const view: View = { eye: [-3.4, -5, 2.7], focal: 960, centre: [640, sheet.height * 0.6] }
  const on = indoors(sheet, view, look, room, 'back', [9, room.back, 5.4])
  const end = facing(on, [room.left, room.back, 0], 34, room.height + 2)
  const cloth = nth(['#2f6662', '#35586b', '#7a4a34'], Math.floor(seed / 4) % 3)
  const body =
    sheet.wash(on.mood.tone('#5a463a', 0.2)) +
    group(sheet.clip(end), apron(on, seed)) +
    mullions(on) +
    floor(on, 'terrazzo', '#d3c4ae', seed) +
    sheen(on) +
    clad(on, 'left', 'slats', '#a8764e') +
    clad(on, 'right', 'slats', '#a8764e') +
    waves(on) +
    furnished(on, cloth, seed) +
    sunHaze(on, 460, 0.3)
  return sheet.finish(body, { threshold: 202, vignette: 0.26 })
}

/** The apron outside: concrete, aircraft, a bridge to the nearest. */
function apron(on: Indoors, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const { horizon } = camera
  const planes: readonly (readonly [number, number, boolean])[] = [
    [-34, 150, false],
    [52, 120, true],
    [4, 47, false],
  ]
  let body =
    sky(on, { seed: seed + 41, cloud: 0.6, sunSize: 30, top: 0 }) +
    skyline(on, { seed, distance: 2600, heights: [10, 120], spacing: 90 }) +
    mist(on, horizon - 30, 40, 0.5) +
    shape(
      camera.ground(rectangle(-900, 20, 1800, 1600), -4),
      sheet.gradientDown(
        [
          [0, mix(colours.paving[0], colours.mist, 0.5)],
          [1, mix(colours.paving[1], colours.shade, 0.2)],
        ],
        horizon,
        camera.project([0, 24, -4])[1],
      ),
    ) +
    shape(camera.ground(rectangle(-200, 62, 400, 0.6), -4), '#eab53a')
  for (const [i, [x, y, flip]] of planes.entries())
    body +=
      shape(camera.ground(ellipse(x, y, 20, 4), -4), colours.shadow, opacity(0.4)) +
      stand(camera, airliner(on, nth(tails, (i + seed) % 3)), [x, y, -4], TAIL, flip)
  return body
}

function mullions(on: Indoors): Markup {
  let data =
    facing(on, [room.left, room.back, 0], 34, 0.2) +
    facing(on, [room.left, room.back, 4.4], 34, 0.14)
  for (let x = room.left; x <= room.right; x += 3.4)
    data += facing(on, [x - 0.09, room.back, 0], 0.18, room.height + 2)
  return shape(data, on.mood.tone('#3a342f', 0.36))
}

/** The window mirrored in the floor. */
function sheen(on: Indoors): Markup {
  const { camera, light, mood, sheet } = on
  let data = ''
  for (let x = room.left + 0.5; x < room.right - 3; x += 3.4)
    data += camera.ground([
      [x, 19.8],
      [x + 2.4, 19.8],
      [x + 0.6, 3],
      [x - 2.4, 3],
    ])
  return shape(
    data,
    light.colours.sunlight,
    opacity(mood.night === 1 ? 0.16 : 0.42) + sheet.blur(5),
  )
}

/** The ceiling: long waves of timber that run towards the glass, with lamps in their troughs. */
function waves(on: Indoors): Markup {
  const { camera, mood, light } = on
  const z = (x: number): number => room.height + 0.9 + 1.1 * Math.sin(x * 0.74)
  let body = ''
  const step = 0.5
  for (let x = room.left; x < room.right; x += step) {
    const slope = Math.cos((x + step / 2) * 0.74)
    body += shape(
      camera.face([
        [x, room.back, z(x)],
        [x + step + 0.02, room.back, z(x + step)],
        [x + step + 0.02, -3, z(x + step)],
        [x, -3, z(x)],
      ]),
      mood.tone('#b07c50', 0.4 - 0.2 * slope),
    )
  }
  let lamps = ''
  for (let x = -14.85; x < room.right; x += 8.49) lamps += level(on, x, -3, 0.16, 23, z(x) - 0.04)
  return (
    body +
    shape(lamps, light.colours.lamp, opacity(0.3 + 0.6 * mood.night) + on.sheet.blur(7)) +
    shape(lamps, '#fff3d2', opacity(0.5 + 0.5 * mood.night))
  )
}

/** Rows of seats back to back, columns and planting, farthest first. */
function furnished(on: Indoors, colour: string, seed: number): Markup {
  let body = ''
  for (const y of [16, 9.4])
    for (const x of [-11.4, 11.4])
      body += turned(on, [x, y, 0], 0.42, 0.42, room.height + 0.4, '#e6dccb')
  const rows: readonly Spot[] = [
    [-9.6, 15.2],
    [3.4, 15.2],
    [-10.4, 10.6],
    [3, 10.6],
    [-10.8, 6],
    [2.8, 6],
  ]
  for (const [x, y] of rows) {
    if (y < 14)
      body += trough(
        on,
        [x + 6.6, y + 0.2, 0],
        [1.5, 0.6, 0.55],
        '#d8c8b0',
        ['shrub', 'hedge'],
        0.7,
        seed,
      )
    body += seats(on, [x, y], 6, colour)
  }
  return body
}

/** Seats in a row that face the glass, on a steel beam. */
function seats(on: Indoors, [x, y]: Spot, count: number, colour: string): Markup {
  const parts = [part(0, 0.3, 0.3, count, 0.08, 0.08, '#8a8f90')]
  for (const u of [0.5, count - 0.6]) parts.push(part(u, 0.1, 0, 0.1, 0.5, 0.3, '#8a8f90'))
  for (let i = 0; i < count; i++)
    parts.push(
      part(i + 0.06, 0.05, 0.4, 0.88, 0.5, 0.09, colour, 0.03),
      part(i + 0.06, 0, 0.46, 0.88, 0.08, 0.5, colour, 0.04),
    )
  return grounded(on, [x, y], 0, count, 0.6) + assemble(on, [x, y], 0, parts)
}
