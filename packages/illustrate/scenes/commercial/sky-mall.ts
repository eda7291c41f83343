import { glowPaint, mist, sky, sunOnSheet } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { sunIsDown } from '../../paper/palette.ts'
import { Sheet } from '../../paper/sheet.ts'
import { Batch, circle, group, type Markup, outline, shape, type Svg } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { crowd } from '../../people/figures.ts'
import { flipped, indoors, type Indoors } from '../../rooms/indoors.ts'
import { facing, type Room } from '../../rooms/room.ts'
import { afterSunset } from '../../rooms/scenery.ts'
import type { Facts, Look } from '../../scene.ts'
import { edgeOf, side } from './sky-mall/galleries.ts'
import { floorOf, onTheFloor } from './sky-mall/ground-floor.ts'
import { GALLERY, STOREY } from './sky-mall/measures.ts'
import { RISE, SPRING, vault } from './sky-mall/vault.ts'
import { beside, walk } from './sky-mall/walk.ts'
import type { Basin } from './sky-mall/water-music.ts'

/** Where we stand: on the left gallery, on the floor before the fountain, on a bridge across the hall's near end. `x` (on the gallery from its edge), `y` and `up` in metres; degrees; the horizon as a share of the height. */
const standpoints: readonly {
  at: 'gallery' | 'floor' | 'bridge'
  x: readonly [number, number]
  y: number
  up: number
  yaw: readonly [number, number]
  focal: number
  level: number
}[] = [
  {
    at: 'gallery',
    x: [-0.62, -0.5],
    y: -5,
    up: STOREY + 2.5,
    yaw: [18, 21],
    focal: 920,
    level: 0.42,
  },
  { at: 'floor', x: [2.4, 3.2], y: 0.5, up: 1.9, yaw: [-6, -4], focal: 860, level: 0.71 },
  { at: 'bridge', x: [-1, -0.4], y: -5, up: STOREY + 2.6, yaw: [-3, 3], focal: 1000, level: 0.4 },
]

/** A mall high in a tower, from its gallery, its floor or a bridge: shops on three storeys under a glass vault, a playing fountain, the sky and the far city at the end. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 23 + 9)
  const wide = chance.between(15.5, 17.5)
  const room: Room = {
    left: -wide,
    right: wide,
    front: -3,
    back: chance.between(54, 64),
    height: SPRING + RISE,
  }
  const edge = room.left + GALLERY
  const from = nth(standpoints, seed % standpoints.length)
  const onGallery = from.at === 'gallery'
  const view: View = {
    eye: [chance.between(...from.x) + (onGallery ? edge : 0), from.y, from.up],
    yaw: chance.between(...from.yaw),
    focal: from.focal,
    centre: [800, sheet.height * from.level],
  }
  const set = indoors(sheet, view, look, room, 'back', [room.left + 6, room.back, 14])
  const on = afterSunset(set, look.hour)
  const people = crowd(on)
  const basin: Basin = {
    middle: [chance.between(-0.6, 0.8), chance.between(22.5, 24.5)],
    half: chance.between(3.8, 4.6),
    long: chance.between(12.5, 14),
  }
  const sunny = sunIsDown(look.hour) ? 0.3 : 1
  // From the floor, the galleries hide who walks on them.
  const shoppers = (level: number, x: number, count: number, near: number): Markup =>
    Array.from(
      { length: level > 0 && from.at === 'floor' ? 0 : count },
      () => [x + chance.between(-1.8, 1.8), chance.between(near, room.back - 3)] as const,
    )
      .toSorted((a, b) => b[1] - a[1])
      .map(([u, y]) =>
        people.stand(
          chance.pick(people.names.filter((who) => who !== 'cyclist')),
          [u, y, level * STOREY],
          chance.chance(0.5),
        ),
      )
      .join('')
  const right = room.right - GALLERY / 2
  const sun = sunOnSheet(on)
  // The gallery we stand on is nearer than the floor; from elsewhere the trees on the floor are.
  const left =
    edgeOf(on, 'left', 2, 0.1, -5.6, seed + 7, !onGallery) +
    (onGallery ? walk(on, seed) : '') +
    shoppers(1, room.left + GALLERY / 2, 7, 24) +
    edgeOf(on, 'left', 1, 0.3, -5.6, seed + 9, !onGallery) +
    (onGallery ? beside(on, seed) : '')
  const body =
    sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    outside(on, seed) +
    vault(on) +
    floorOf(on, basin, sunny) +
    side(on, 'right', 0.92 * sunny, -3, seed) +
    side(on, 'left', 0.04, -5.6, seed + 5) +
    shoppers(0, right, 12, 20) +
    shoppers(1, right, 12, 22) +
    edgeOf(on, 'right', 1, sunny, -3, seed) +
    shoppers(2, right, 8, 22) +
    edgeOf(on, 'right', 2, sunny, -3, seed + 3) +
    (onGallery
      ? onTheFloor(on, basin, seed, shoppers) + left
      : left + onTheFloor(on, basin, seed, shoppers)) +
    (sun ? circle(sun[0], sun[1], 460, glowPaint(on, 0.3)) : '')
  return sheet.finish(seed % 2 ? flipped(on, body) : body, { threshold: 202, vignette: 0.24 })
}

/** The end wall of glass, with the sky and a city far below in the haze. */
function outside(on: Indoors, seed: number): Markup {
  const { camera, room, light, sheet } = on
  const chance = random(seed + 2)
  const end = facing(on, [room.left, room.back, 0], room.right - room.left, room.height + 2)
  const wide = sheet.right - sheet.left + 200
  let far = sky(on, {
    seed,
    cloud: 0.5,
    sunSize: 20,
    top: camera.project([0, room.back, room.height + 6])[1],
  })
  far += shape(`M${sheet.left - 80} ${camera.horizon}h${wide}v700h-${wide}z`, light.colours.mist)
  for (const y of [3600, 2500, 1700, 1150, 760]) {
    const row = new Batch()
    for (let x = -y; x < y * 1.4; x += chance.between(30, 90)) {
      const [w, top] = [chance.between(24, 60), -150 + 20 + 112 * chance.next() ** 2.2]
      const box: Vec[] = [
        [x, y, -400],
        [x, y, top],
        [x + w, y, top],
        [x + w, y, -400],
      ]
      row.add(outline(box.map(camera.project)), throughAir(light, light.colours.shade, y))
    }
    far += row + mist(on, camera.horizon + (90 * 900) / y, 70, 0.45)
  }
  let bars = ''
  for (let x = room.left; x <= room.right + 0.1; x += (room.right - room.left) / 12)
    bars += facing(on, [x - 0.07, room.back, 0], 0.14, room.height)
  for (let k = 1; k < 3; k++)
    bars += facing(on, [room.left, room.back, k * STOREY - 0.4], room.right - room.left, 0.5)
  return group(sheet.clip(end), far) + shape(bars, on.mood.tone('#5a4e48', 0.36))
}
