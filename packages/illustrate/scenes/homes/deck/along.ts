import { box } from '../../../buildings/solids.ts'
import { outlook } from '../../../outdoors/outlook.ts'
import { glowPaint, sunOnSheet } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { circle, group, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { floor } from '../../../rooms/floors.ts'
import { flipped, type Indoors, indoors } from '../../../rooms/indoors.ts'
import type { Room } from '../../../rooms/room.ts'
import { schemeOf } from '../../../rooms/schemes.ts'
import type { Facts, Look } from '../../../scene.ts'
import { dining, lounge, planting } from './along-things.ts'
import { land, treeTops } from './below.ts'
import { home } from './home.ts'
import { planted, type Planted, planterPlan } from './planted.ts'
import { glassRail } from './rail.ts'
import { upperFloors } from './upper-floors.ts'

const TALL = 6.2

/** A deck seen along its length: the home's tall glass on one side, the railing with the view on the other; half open to the sky, or under the deck above. */
export function along(facts: Facts, look: Look, covered: boolean): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 41 + 11)
  const scheme = schemeOf(seed + 1)
  const room: Room = {
    left: -3.3,
    right: chance.between(3.3, 3.9),
    front: -4,
    back: chance.between(12, 14),
    height: TALL,
  }
  const view: View = {
    eye: covered ? [chance.between(0.6, 1), -3.3, 1.85] : [chance.between(-0.3, 0.1), -2.5, 1.9],
    yaw: chance.between(1, 4),
    focal: 1040,
    centre: [800, sheet.height * 0.5],
  }
  const on = indoors(sheet, view, look, room, 'right', [chance.between(13, 20), 46, 6])
  const beds = planting(room, scheme, covered, seed)
  // At noon the sun stands above the decks over this one.
  const sun = on.light.sun[2] < 0.5 ? sunOnSheet(on) : undefined
  const open = { from: chance.between(1, 1.6), to: chance.between(4.6, 5.4) }
  const out = covered ? room.right - room.left + 0.4 : chance.between(1.6, 2.2)
  const things = covered ? dining(on, scheme, chance, seed) : lounge(on, scheme, chance, seed)
  const body =
    land(on) +
    outlook(on, facts.view ?? 'city', seed + 17, sheet.top) +
    treeTops(on, seed) +
    floor(on, 'planks', chance.pick(['#a87850', '#b58a5e', '#9a8068']), seed) +
    shade(on, beds) +
    home(on, scheme, open, TALL - 0.4) +
    glassRail(on, [room.left, room.back], [room.right, room.back], 0) +
    beds
      .filter(({ to }) => to[1] > room.back - 1)
      .map((bed) => planted(on, bed))
      .join('') +
    glassRail(on, [room.right, room.front], [room.right, room.back], 0) +
    (covered ? columns(on) : '') +
    upperFloors(on, TALL, out, seed) +
    things +
    (sun ? circle(sun[0], sun[1], 460, glowPaint(on, 0.34)) : '')
  return sheet.finish(seed % 2 ? flipped(on, body) : body, { threshold: 200, vignette: 0.16 })
}

/** What the low sun throws on the boards. */
function shade(on: Indoors, beds: readonly Planted[]): Markup {
  const { camera, light, room, sheet } = on
  const data = beds
    .map((bed) => shadowOf(camera, light, planterPlan(bed), light.sun[2] > 0.5 ? 1 : 0.45))
    .join('')
  const deck = camera.ground(
    rectangle(room.left, room.front, room.right - room.left, room.back - room.front),
  )
  return group(
    sheet.clip(deck),
    shape(data, light.colours.shadow, opacity(light.colours.shadowStrength * 0.7) + sheet.blur(2)),
  )
}

function columns(on: Indoors): Markup {
  const { room, light } = on
  return [room.back - 0.5, 6.2]
    .map((y) =>
      box(on, [room.right - 0.2, y, 0], [0.42, 0.42, TALL - 0.4], nth(light.colours.wall, 0)),
    )
    .join('')
}
