import { box } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { type Indoors, panel } from '../../../rooms/indoors.ts'
import { planted } from './planted.ts'
import { glassRail } from './rail.ts'

/** The tower above a deck: its glass wall and further decks, each two storeys above the one below and reaching `out` metres over it. */
export function upperFloors(on: Indoors, each: number, out: number, seed: number): Markup {
  const { room, light, mood } = on
  const wall = nth(light.colours.wall, 0)
  const deep = room.back - room.front
  let body = ''
  for (let i = 4; i >= 1; i--) {
    const z = each * i
    body += shape(
      panel(on, 'left', room.front, z, deep, each),
      mix(mood.tone('#4b6470', 0.42), nth(light.colours.sky, 1)[1], 0.35),
    )
    let bars = ''
    for (let y = room.back; y > room.front; y -= 1.6)
      bars += panel(on, 'left', y - 0.04, z, 0.08, each)
    body += shape(
      bars + panel(on, 'left', room.front, z + 3, deep, 0.35),
      mood.tone('#3d3833', 0.4),
    )
  }
  for (let i = 4; i >= 1; i--) {
    const z = each * i
    const shift = i % 2 ? 0 : 3
    body +=
      (i === 1
        ? ''
        : planted(on, {
            from: [room.left + out - 0.3, room.front + 2],
            to: [room.left + out - 0.3, room.back + shift - 1],
            z,
            width: 0.4,
            height: 0.5,
            colour: wall,
            kinds: ['bougainvillea', 'shrub'],
            rise: 0.8,
            seed: seed + i,
          })) +
      glassRail(
        on,
        [room.left + out - 0.05, room.front],
        [room.left + out - 0.05, room.back + shift],
        z,
      ) +
      slab(on, z, out, shift)
  }
  return body
}

/** A deck's slab from below: soffit of boards with a row of lamps, and its pale edge. */
function slab(on: Indoors, z: number, out: number, shift: number): Markup {
  const { room, light, camera, mood, sheet } = on
  const deep = room.back - room.front + shift
  const low = z - 0.4
  const soffit = camera.ground(rectangle(room.left, room.front, out, deep), low)
  let [boards, lamps] = ['', '']
  for (let x = 0.2; x < out; x += 0.3)
    boards += camera.ground(rectangle(room.left + x, room.front, 0.025, deep), low)
  for (let y = room.front + 1; y < room.back + shift; y += 2.2)
    lamps += camera.ground(rectangle(room.left + out * 0.5 - 0.09, y, 0.18, 0.18), low - 0.005)
  return (
    box(on, [room.left, room.front, low], [out, deep, 0.4], nth(light.colours.wall, 0), {
      bottom: mood.tone('#b07a4c', 0.42 + 0.12 * mood.night),
    }) +
    shape(boards, mood.tone('#7a5236', 0.3), opacity(0.6)) +
    shape(soffit, light.colours.lamp, opacity(0.05 + 0.16 * mood.night)) +
    (mood.night > 0.3 ? shape(lamps, light.colours.lamp, opacity(0.8) + sheet.blur(7)) : '') +
    shape(lamps, '#fff4da')
  )
}
