import { mix } from '../paper/colour.ts'
import { Batch, type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { lerp, lift, rectangle, type Spot, type Vec } from '../paper/vector.ts'
import type { Indoors, Side } from './indoors.ts'
import { level } from './room.ts'

/** How a ceiling is made: plain, with a lit tray, of slats that run away from the viewer, of beams across the room, of pale boards, or of plaster with shallow panels. */
export type Ceiling = 'plain' | 'tray' | 'slats' | 'beams' | 'boards' | 'coffers'

/** Sheet px: the broadest a beam is drawn. */
const BROAD = 150

/** A ceiling, of plaster but for its slats or beams, whose colour may be given. */
export function ceiling(on: Indoors, kind: Ceiling, timber = '#b98a5e'): Markup {
  const colour = kind === 'boards' ? mix(timber, '#f1ece2', 0.5) : '#f1ece2'
  const { camera, mood, room, sheet } = on
  const { left, right, front, back, height } = room
  const wide = right - left
  const near: Vec = [0, Math.max(front, camera.eye[1] + 1.4), height]
  // Where there is headroom, the ceiling darkens all the way up to its edge.
  const paint = (lits: readonly number[]): string =>
    sheet.gradientDown(
      lits.map((lit, i) => [i / (lits.length - 1), mood.tone(colour, lit)] as const),
      camera.project([0, back, height])[1],
      Math.min(sheet.top, camera.project(near)[1]),
    )
  let body = shape(
    camera.ground(rectangle(left, front, wide, back - front), height),
    paint(on.from === 'back' ? [0.76, 0.52, 0.4, 0.28] : [0.6, 0.52, 0.44, 0.32]),
  )
  const tray = rectangle(left + 0.75, front, wide - 1.5, back - 0.8 - front)
  if (kind === 'tray') {
    body +=
      shape(camera.ground(tray, height), glowing(on, 0.95)) +
      shape(
        camera.ground(tray, height),
        on.light.colours.lamp,
        opacity(0.2 + 0.5 * mood.night) + sheet.blur(9),
      )
    body += shape(
      camera.face(
        tray.map(([x, y]) =>
          lift([lerp(x, (left + right) / 2, 0.05), y === back - 0.8 ? y - 0.16 : y], height + 0.14),
        ),
      ),
      paint([0.64, 0.5, 0.4, 0.28]),
    )
  }
  const tall = sheet.height - sheet.top > sheet.width * 1.2
  if (kind === 'coffers' || (kind === 'plain' && tall)) body += coffers(on, height, 0.45)
  if (kind === 'tray' && tall) body += coffers(on, height + 0.14, 1.15)
  if (kind === 'boards' || (kind === 'beams' && tall)) body += joints(on)
  if (kind === 'slats') body += slats(on, timber)
  if (kind === 'beams') body += joists(on, timber)
  return body
}

/** Shallow panels in rows. Where a tall sheet shows much ceiling, bare plaster would look like fog. Its height, and how far they keep from the walls, in metres. */
function coffers(on: Indoors, z: number, clear: number): Markup {
  const { camera, mood, room } = on
  const [wide, deep, rib] = [room.right - room.left - 2 * clear, 0.09, 0.34]
  const count = Math.max(2, Math.round(wide / 1.7))
  const each = wide / count
  const long = 1.35
  let [fields, far, sides] = ['', '', '']
  for (let y = room.back - clear - 0.5 - long; y > room.front; y -= long + rib)
    for (let i = 0; i < count; i++) {
      const [a, b] = [
        room.left + clear + i * each + rib / 2,
        room.left + clear + (i + 1) * each - rib / 2,
      ]
      fields += camera.ground(rectangle(a, y, b - a, long), z)
      // Of the reveals one sees those that face the viewer: the far one and the one across.
      const upright = (from: Spot, to: Spot): string =>
        camera.face([lift(from, z), lift(to, z), lift(to, z + deep), lift(from, z + deep)])
      far += upright([a, y + long], [b, y + long])
      if (camera.eye[0] < b) sides += upright([b, y], [b, y + long])
      if (camera.eye[0] > a) sides += upright([a, y], [a, y + long])
    }
  return (
    shape(fields, mood.shade, opacity(0.05)) +
    shape(sides, mood.shade, opacity(0.09)) +
    shape(far, mood.glow, opacity(on.from === 'back' ? 0.1 : 0.2)) +
    stroke(fields, mood.shade, 1.2, opacity(0.14))
  )
}

/** The joints between boards that run away from the viewer, and the odd end of one. */
function joints({ camera, mood, room }: Indoors): Markup {
  const { left, right, front, back, height } = room
  let [long, ends] = ['', '']
  for (let i = 1, x = left + 0.16; x < right; i++, x += 0.16) {
    long += camera.line([
      [x, front, height],
      [x, back, height],
    ])
    for (let y = back - ((i * 0.83) % 2.6); y > front; y -= 2.6)
      ends += camera.line([
        [x, y, height],
        [x + 0.16, y, height],
      ])
  }
  return stroke(long, mood.shade, 1.1, opacity(0.3)) + stroke(ends, mood.shade, 1, opacity(0.24))
}

function slats(on: Indoors, timber: string): Markup {
  const { camera, mood, room } = on
  const { left, right, front, back, height } = room
  const body = new Batch()
  // Wide rooms have wider slats, which stay apart at the far end.
  const pitch = Math.max(0.24, (right - left) / 36)
  for (let x = left + 0.5; x < right - 0.5; x += pitch) {
    body.add(
      camera.ground(rectangle(x, front, pitch / 3, back - 0.5 - front), height - 0.09),
      mood.tone(timber, 0.46),
    )
    body.add(
      camera.face([
        [x, front, height - 0.09],
        [x, back - 0.5, height - 0.09],
        [x, back - 0.5, height],
        [x, front, height],
      ]),
      mood.tone(timber, 0.28),
    )
  }
  return String(body)
}

function joists(on: Indoors, timber: string): Markup {
  const { camera, mood, room } = on
  const { left, right, front, back, height } = room
  let body = ''
  for (let y = back - 0.45; y > front; y -= 1.15) {
    const foot = height - 0.24
    const [low, high] = [y, y + 0.16].map((at) => camera.project([camera.eye[0], at, foot])[1])
    // Beams right over the lens would be dark bands across the headroom.
    if (low === undefined || high === undefined || high - low > BROAD) break
    body +=
      shape(camera.ground(rectangle(left, y, right - left, 0.16), foot), mood.tone(timber, 0.4)) +
      shape(
        camera.face([
          [left, y, foot],
          [right, y, foot],
          [right, y, height],
          [left, y, height],
        ]),
        mood.tone(timber, on.from === 'back' ? 0.3 : 0.52),
      )
  }
  return body
}

const glowing = (on: Indoors, lit: number): string => on.mood.tone('#fff0d2', lit)

/** Recessed lamps in the ceiling, in rows: how many across and away. */
export function downlights(on: Indoors, across: number, away: number): Markup {
  const { room, camera, light, mood, sheet } = on
  let [rings, halos] = ['', '']
  for (let i = 0; i < across; i++)
    for (let k = 0; k < away; k++) {
      const at: Spot = [
        lerp(room.left, room.right, (i + 0.5) / across),
        lerp(room.front + 2.2, room.back - 0.6, (k + 0.5) / away),
      ]
      const disc = (r: number): string =>
        camera.ground(rectangle(at[0] - r, at[1] - r, 2 * r, 2 * r), room.height - 0.002)
      rings += disc(0.07)
      halos += disc(0.2)
    }
  return (
    shape(halos, light.colours.lamp, opacity(0.35 * mood.night + 0.1) + sheet.blur(6)) +
    shape(rings, '#fff3d6')
  )
}

/** Soft shade along the edges where the walls meet the floor and ceiling. */
export function corners(on: Indoors, sides: readonly Side[] = ['left', 'right', 'back']): Markup {
  const { room, mood, sheet } = on
  let edges = ''
  if (sides.includes('left'))
    edges += level(on, room.left, room.front, 0.28, room.back - room.front)
  if (sides.includes('right'))
    edges += level(on, room.right - 0.28, room.front, 0.28, room.back - room.front)
  if (sides.includes('back'))
    edges += level(on, room.left, room.back - 0.22, room.right - room.left, 0.22)
  return shape(edges, mood.shade, opacity(0.34) + sheet.blur(9))
}
