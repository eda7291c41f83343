import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { shadeLamp } from '../../../furniture/lights/shade-lamp.ts'
import { kitchens, schemes } from '../../../furniture/dining/food-counters.ts'
import { foodKiosk } from '../../../furniture/dining/food-kiosk.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { outlook } from '../../../outdoors/outlook.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { group, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'
import { lampBox } from '../../../rooms/arches.ts'
import { clad } from '../../../rooms/cladding.ts'
import { floor } from '../../../rooms/floors.ts'
import { type Indoors, indoors } from '../../../rooms/indoors.ts'
import { facing, level, type Room } from '../../../rooms/room.ts'
import { afterSunset } from '../../../rooms/scenery.ts'
import type { Look } from '../../../scene.ts'

const room: Room = { left: -13, right: 13, front: -3, back: 34, height: 10.5 }

/** The floor of a food court seen from a gallery above it: kiosks under striped canopies, tables about trees, the city behind the end wall. */
export function fromGallery(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const view: View = { eye: [-3.6, -6, 7.6], focal: 1060, centre: [690, sheet.height * 0.19] }
  const on = afterSunset(indoors(sheet, view, look, room, 'back', [4, room.back, 9]), look.hour)
  const scheme = nth(schemes, Math.floor(seed / 5) % schemes.length)
  const end = facing(on, [room.left, room.back, 0], 26, room.height)
  const body =
    sheet.wash(on.mood.tone('#7a5f4e', 0.2)) +
    group(sheet.clip(end), outlook(on, 'city', seed, sheet.top - 60)) +
    bars(on) +
    floor(on, 'stone', '#cdb596', seed) +
    pattern(on, scheme) +
    clad(on, 'right', 'slats', '#a8764e') +
    clad(on, 'left', 'slabs', '#c9a884') +
    roof(on) +
    kitchens(on, { ...room, back: 30, height: 4.7 }, scheme, seed) +
    furnished(on, scheme, seed) +
    rail(on, seed)
  return sheet.finish(body, { threshold: 202, vignette: 0.24 })
}

function bars(on: Indoors): Markup {
  let data =
    facing(on, [room.left, room.back, 0], 26, 0.2) + facing(on, [room.left, room.back, 5], 26, 0.16)
  for (let x = room.left; x <= room.right; x += 2)
    data += facing(on, [x - 0.06, room.back, 0], 0.12, room.height)
  return shape(data, on.mood.tone('#4a3a32', 0.4))
}

/** Beams under the roof. */
function roof(on: Indoors): Markup {
  const { mood } = on
  let body = shape(level(on, room.left, -5.8, 26, 39.8, room.height), mood.tone('#b98f68', 0.34))
  for (let y = room.back - 2; y > 2; y -= 4)
    body += shape(facing(on, [room.left, y, room.height - 0.6], 26, 0.6), mood.tone('#8a5f42', 0.4))
  return body
}

/** Discs and paths of coloured stone in the floor, and the light of the end wall. */
function pattern(on: Indoors, scheme: readonly string[]): Markup {
  const { camera, mood, light, sheet } = on
  const disc = (at: Spot, r: number, colour: string, share: number): Markup =>
    shape(camera.ground(ellipse(...at, r, r, 44)), mood.tone(colour, 0.56), opacity(share))
  return (
    disc([1.5, 8], 5.4, nth(scheme, 0), 0.5) +
    disc([1.5, 8], 4.5, '#ead9bc', 0.9) +
    disc([-4, 20], 5, nth(scheme, 1), 0.5) +
    disc([-4, 20], 4.2, '#ead9bc', 0.9) +
    disc([7, 24], 4.4, nth(scheme, 2), 0.5) +
    disc([7, 24], 3.6, '#ead9bc', 0.9) +
    shape(
      camera.ground([
        [-11, 33],
        [9, 33],
        [5, 10],
        [-15, 10],
      ]),
      light.colours.sunlight,
      opacity(mood.night === 1 ? 0.1 : 0.34) + sheet.blur(16),
    )
  )
}

function furnished(on: Indoors, scheme: readonly string[], seed: number): Markup {
  const { camera, mood } = on
  const chance = random(seed + 5)
  const things: { y: number; body: Markup }[] = []
  const sets = scheme.slice(0, 3).map((colour) => chairs(on, mood.tone(colour, 0.5), '#4a3a32'))
  const stands: readonly (readonly [number, number])[] = [
    [-0.2, 6.6],
    [-5.9, 18.6],
    [5.4, 22.6],
    [7.6, 10.6],
  ]
  for (const [i, at] of stands.entries())
    things.push({
      y: at[1],
      body: foodKiosk(on, at, [3.6, 2.8], nth(scheme, (i + 1) % scheme.length), seed + i),
    })
  const crown = tree(on, 'frangipani', { seed: 5, range: 'near', detail: 3 })
  for (const at of [
    [-6.4, 10.6],
    [3.8, 15.6],
    [10.6, 17.4],
    [-1, 27],
  ] as const)
    things.push({
      y: at[1],
      body:
        lampBox(on, [at[0] - 0.8, at[1] - 0.8, 0], [1.6, 1.6, 0.6], '#d9c4a2') +
        stand(camera, crown, [...at, 0.5], 3.6, chance.chance(0.5)),
    })
  const taken: Spot[] = [
    ...stands.map(([x, y]): Spot => [x + 1.8, y + 1.4]),
    [-6.4, 10.6],
    [3.8, 15.6],
    [10.6, 17.4],
    [-1, 27],
  ]
  for (let y = 30; y > 1.6; y -= 3)
    for (const base of [-8.6, -5, -1.6, 1.8, 5.2, 8.6, 11.6]) {
      const at: Spot = [base + chance.between(-0.4, 0.4), y + chance.between(-0.4, 0.4)]
      if (taken.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < 3.2)) continue
      things.push({
        y: at[1],
        body: laidTable(on, at, chance.pick(sets), {
          radius: 0.64,
          seats: 4,
          top: mood.tone(chance.pick(['#c79a6a', '#e6d2ae']), 0.5),
          piece: 'low',
          flowers: ['#4d6a45', '#7f9a5a', '#f6e4c8'],
          seed: Math.round(y * 7 + base),
        }),
      })
    }
  for (const [x, y] of [
    [-8, 25],
    [2, 20],
    [9, 14],
    [-7.6, 14],
  ] as const)
    things.push({ y, body: shadeLamp(on, [x, y, 5.2], 1.3, room.height, '#c99a58', 'basket') })
  return things
    .toSorted((a, b) => b.y - a.y)
    .map((thing) => thing.body)
    .join('')
}

/** The gallery's rail before us, planted. */
function rail(on: Indoors, seed: number): Markup {
  const { camera, mood } = on
  const chance = random(seed + 8)
  const [y, z] = [-3.4, 4.95]
  const greens = (['shrub', 'bougainvillea', 'hedge'] as const).map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'near', detail: 4 }),
  )
  let plants = ''
  for (let x = -7; x < 2.4; x += 0.26)
    plants += stand(
      camera,
      chance.pick(greens),
      [x, y, z + 0.4],
      chance.between(0.3, 0.52) * (1 - 0.3 * Math.abs(Math.sin(x))),
      chance.chance(0.5),
    )
  return plants + shape(facing(on, [-8, y - 0.1, z - 1], 12, 1.45), mood.tone('#b98a66', 0.3))
}
