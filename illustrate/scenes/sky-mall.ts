import { lampBox } from '../engine/arches.ts'
import { stand, type View } from '../engine/camera.ts'
import { mix } from '../engine/colour.ts'
import { crowd } from '../engine/figures.ts'
import { throughAir } from '../engine/light.ts'
import { flipped, type Indoors, indoors } from '../engine/indoors.ts'
import { random } from '../engine/random.ts'
import { down, facing, level, type Room } from '../engine/room.ts'
import { Sheet } from '../engine/sheet.ts'
import { glowPaint, mist, sky, sunOnSheet } from '../engine/sky.ts'
import {
  Batch,
  circle,
  group,
  type Markup,
  opacity,
  outline,
  shape,
  stroke,
  type Svg,
} from '../engine/svg.ts'
import { tree } from '../engine/trees.ts'
import { lerp, rectangle, type Vec } from '../engine/vector.ts'
import type { Facts, Look } from '../scene.ts'
import { edgeOf, GALLERY, side, STOREY } from './sky-mall/galleries.ts'
import { beside, walk } from './sky-mall/walk.ts'
import { type Basin, basinPlan, waterMusic } from './sky-mall/water-music.ts'

/** Where the vault springs, and its rise, in metres. */
const SPRING = 3 * STOREY - 0.4
const RISE = 4.6

/** A mall high in a tower, from its gallery: shops on three storeys under a glass vault, a playing fountain, the sky and the far city at the end. */
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
  const view: View = {
    eye: [edge - chance.between(0.5, 0.62), -5, STOREY + 2.5],
    yaw: chance.between(18, 21),
    focal: 920,
    centre: [800, sheet.height * 0.42],
  }
  const on = indoors(sheet, view, look, room, 'back', [room.left + 6, room.back, 14])
  const people = crowd(on)
  const basin: Basin = {
    middle: [chance.between(-0.6, 0.8), chance.between(22.5, 24.5)],
    half: chance.between(3.8, 4.6),
    long: chance.between(12.5, 14),
  }
  const sunny = look.hour === 'dusk' ? 0.3 : 1
  const shoppers = (level: number, x: number, count: number, from: number): Markup =>
    Array.from(
      { length: count },
      () => [x + chance.between(-1.8, 1.8), chance.between(from, room.back - 3)] as const,
    )
      .sort((a, b) => b[1] - a[1])
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
    onTheFloor(on, basin, seed, shoppers) +
    edgeOf(on, 'left', 2, 0.1, -5.6, seed + 7, false) +
    walk(on, seed) +
    shoppers(1, room.left + GALLERY / 2, 7, 24) +
    edgeOf(on, 'left', 1, 0.3, -5.6, seed + 9, false) +
    beside(on, seed) +
    (sun ? circle(sun[0], sun[1], 460, glowPaint(on, 0.3)) : '')
  return sheet.finish(seed % 2 ? flipped(on, body) : body, { threshold: 202, vignette: 0.24 })
}

/** The end wall of glass, with the sky and a city far below in the haze. */
function outside(on: Indoors, seed: number): Markup {
  const { camera, room, light, sheet } = on
  const chance = random(seed + 2)
  const end = facing(on, [room.left, room.back, 0], room.right - room.left, room.height + 2)
  let far = sky(on, {
    seed,
    cloud: 0.5,
    sunSize: 20,
    top: camera.project([0, room.back, room.height + 6])[1],
  })
  far += shape(`M-80 ${camera.horizon}h1800v700h-1800z`, light.colours.mist)
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

/** The glass vault: panes that show the sky, ribs and purlins. */
function vault(on: Indoors): Markup {
  const { camera, room, light, mood, sheet } = on
  const [left, right] = [room.left + GALLERY - 1.5, room.right - GALLERY + 1.5]
  const at = (t: number, y: number): Vec => [
    lerp(left, right, 0.5 - 0.5 * Math.cos(Math.PI * t)),
    y,
    SPRING + RISE * Math.sin(Math.PI * t),
  ]
  const ribs = Array.from({ length: 14 }, (_, i) => lerp(room.back, -2.5, i / 13))
  const { sky: tones } = light.colours
  const night = mood.night === 1
  const paint = sheet.gradientDown(
    [
      [0, mix(tones[0]![1], '#ffffff', night ? 0 : 0.12)],
      [0.6, mix(tones[1]![1], '#ffffff', night ? 0.04 : 0.2)],
      [1, mix(tones[3]![1], '#ffffff', 0.2)],
    ],
    0,
    camera.project([0, room.back, room.height])[1],
  )
  const cells = Array.from({ length: 24 }, (_, i) => i / 24)
  let glass = ''
  for (const t of cells)
    glass += camera.face([
      at(t, room.back),
      at(t, -2.5),
      at(t + 1 / 24, -2.5),
      at(t + 1 / 24, room.back),
    ])
  const beam = (x: number): string =>
    camera.face([
      [x, -3, SPRING - 0.7],
      [x, room.back, SPRING - 0.7],
      [x, room.back, SPRING + 0.3],
      [x, -3, SPRING + 0.3],
    ])
  let bones = ''
  for (const y of ribs) {
    const k = camera.scale(Math.max(1.5, camera.depth([0, y, SPRING])))
    const line = outline(camera.polygon(Array.from({ length: 25 }, (_, i) => at(i / 24, y))), false)
    bones +=
      stroke(line, mood.tone('#6a5546', 0.3), 0.34 * k) +
      stroke(line, mood.tone('#e0c8a0', 0.6), 0.12 * k)
  }
  let purlins = ''
  for (const t of cells.filter((_, i) => i % 2))
    purlins += outline(camera.polygon([at(t, room.back), at(t, -2.5)]), false)
  const soffits = [
    [room.left, left],
    [right, room.right],
  ]
    .map(([a, b]) =>
      shape(
        camera.face([
          [a!, -3, SPRING],
          [b!, -3, SPRING],
          [b!, room.back, SPRING],
          [a!, room.back, SPRING],
        ]),
        mood.tone('#cdb391', 0.36),
      ),
    )
    .join('')
  return (
    shape(glass, paint) +
    stroke(purlins, mood.tone('#8a7460', 0.4), 1.4, opacity(0.8)) +
    bones +
    soffits +
    shape(beam(left), mood.tone('#c9b08c', 0.3)) +
    shape(beam(right), mix(mood.tone('#e6d2ae', 0.7), light.colours.sunlight, 0.3))
  )
}

/** The stone floor far below the gallery, with the light that falls through the vault. */
function floorOf(on: Indoors, basin: Basin, sunny: number): Markup {
  const { camera, room, mood, light, sheet } = on
  const plan = level(on, room.left, -3, room.right - room.left, room.back + 3)
  const paint = down(
    on,
    [
      [0, mood.tone('#e6d4b8', 0.86)],
      [0.2, mood.tone('#dcc8aa', 0.62)],
      [1, mood.tone('#c3ab8e', 0.36)],
    ],
    [0, room.back, 0],
    [0, 6, 0],
  )
  let [joints, patches] = ['', '']
  for (let x = room.left; x < room.right; x += 1.8) joints += level(on, x, -3, 0.03, room.back + 3)
  for (let y = -3; y < room.back; y += 1.8)
    joints += level(on, room.left, y, room.right - room.left, 0.03)
  for (let y = 2; y < room.back - 3; y += 4.9)
    patches += camera.ground([
      [-6, y],
      [10, y - 5],
      [10, y - 1.2],
      [-6, y + 3.8],
    ])
  const ringed =
    camera.ground(basinPlan(basin, 3)) + camera.ground([...basinPlan(basin, 2.6)].reverse())
  return group(
    sheet.clip(plan),
    shape(plan, paint) +
      shape(joints, mood.shade, opacity(0.18)) +
      shape(ringed, mood.tone('#9a6a48', 0.5), ' fill-rule="evenodd"') +
      shape(patches, light.colours.sunlight, opacity(0.5 * sunny) + sheet.blur(3)),
  )
}

/** Trees in tubs, benches, the fountain and walkers round it, far to near. */
function onTheFloor(
  on: Indoors,
  basin: Basin,
  seed: number,
  shoppers: (level: number, x: number, count: number, from: number) => Markup,
): Markup {
  const { camera, room } = on
  const chance = random(seed + 31)
  const [x, y] = basin.middle
  const kinds = chance.pick([
    ['frangipani', 'royalPalm'],
    ['royalPalm', 'frangipani'],
    ['gulmohar', 'royalPalm'],
  ] as const)
  const trees = kinds.map((kind, i) => tree(on, kind, { seed: seed + i, range: 'near', detail: 4 }))
  const low = tree(on, 'bougainvillea', { seed: 4, range: 'near', detail: 1 })
  const tub = (u: number, v: number, i: number): Markup =>
    shape(
      camera.ground(rectangle(u - 1.3, v - 1.7, 2.6, 2.6)),
      on.mood.shade,
      opacity(0.3) + on.sheet.blur(6),
    ) +
    lampBox(on, [u - 1.1, v - 1.1, 0], [2.2, 2.2, 0.6], '#c9a47c') +
    stand(camera, trees[i % 2]!, [u, v, 0.6], chance.between(5, 6.6), i % 3 > 0) +
    [-0.6, 0, 0.6].map((s) => stand(camera, low, [u + s, v - 0.7, 0.6], 0.7, s > 0)).join('')
  const rows = [1, 0.34, -0.34, -1].map((share) => y + share * (basin.long + 1.6))
  const out = basin.half + 2.4
  return (
    shoppers(0, x, 8, y + basin.long + 3) +
    tub(x + out, rows[0]!, 0) +
    tub(x - out, rows[0]!, 1) +
    shoppers(0, x + out + 1.4, 9, 22) +
    shoppers(0, x - out - 1, 6, 26) +
    tub(x + out, rows[1]!, 1) +
    waterMusic(on, basin, seed) +
    tub(x - out, rows[1]!, 0) +
    tub(room.right - GALLERY - 2, y - basin.long + 5, 1) +
    tub(x + out, rows[2]!, 0) +
    tub(x + out - 1, rows[3]!, 1) +
    tub(x - out, rows[2]!, 1)
  )
}
