import { apartments, makes } from '../buildings/apartments.ts'
import { gateWalls } from '../buildings/gate-walls.ts'
import { boom, canopies, canopy, GATE, guardHouse } from '../buildings/gatehouse.ts'
import { box } from '../buildings/solids.ts'
import { villa } from '../buildings/villa.ts'
import { bed, lampPost, wallLamp } from '../outdoors/garden-things.ts'
import { lawn } from '../outdoors/ground.ts'
import { Grove } from '../outdoors/grove.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import { stand, type View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt, shadowOf } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { type Markup, opacity, oval, shape, type Svg } from '../paper/svg.ts'
import { ellipse, lift, rectangle, type Spot } from '../paper/vector.ts'
import { carEnd } from '../roads/car-ends.ts'
import type { Facts, Look } from '../scene.ts'

/** Metres to the canopy's front; half the island's width; the outer edge of a carriageway. */
const [FRONT, ISLAND, EDGE] = [25, 1.9, 8.2]

/** Where towers stand clear of the palms: sheet px across (unless mirrored) and metres away. */
const stands: readonly (readonly [px: number, metres: number])[] = [
  [600, 190],
  [1270, 215],
  [340, 235],
  [1460, 250],
  [120, 280],
  [790, 270],
]

/** The entrance of a gated community: canopy, guard house and booms, boundary walls, homes beyond. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.67
  const view: View = {
    eye: [-4.4 * hand, 0, 2.1],
    yaw: 9 * hand,
    focal: 1060,
    centre: [800, horizon],
  }
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -112 : -38) * hand, {
    ...(look.hour === 'noon' ? { elevation: 46 } : {}),
    mist: { from: 60, to: 600, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const accent = nth(
    [
      nth(light.colours.wall, 5),
      light.colours.timber,
      mix('#4f6f6c', nth(light.colours.wall, 4), 0.2),
    ],
    seed % 3,
  )
  const grove = new Grove(on, seed)
  const kind = nth(canopies, Math.floor(seed / 2) % canopies.length)
  beyond(on, grove, facts, hand, seed)
  gateWalls(on, grove, FRONT, hand, accent)
  grove.add([0, FRONT + 2], canopy(on, kind, FRONT, accent))
  furniture(on, grove, hand, accent)
  const noon = look.hour === 'noon'
  const roofShade = shadowOf(
    on.camera,
    light,
    rectangle(-GATE.half, FRONT, 2 * GATE.half, GATE.depth),
    0.8,
    5.8,
  )
  const grass = `M-60 ${horizon}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  return sheet.finish(
    sky(on, { seed: 31 + seed }) +
      skyline(on, { seed: 5 + seed, distance: 2000, heights: [20, 110], spacing: 90 }) +
      mist(on, horizon - 34, 40, 0.5) +
      lawn(on, grass, horizon, sheet.height) +
      drive(on, hand) +
      shape(
        roofShade,
        light.colours.shadow,
        opacity(light.colours.shadowStrength * (noon ? 0.9 : 0.4)) + sheet.blur(2),
      ) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 560, 0.4),
    { threshold: noon ? 206 : 196 },
  )
}

/** The drive: two carriageways, kerbs, cobbles under the canopy, the planted island. */
function drive(on: Stage, hand: number): Markup {
  const { camera, light, sheet } = on
  const [far, middle, near] = light.colours.paving
  const road = sheet.gradientDown(
    [
      [0, mix(light.colours.road, far, 0.7)],
      [0.3, mix(light.colours.road, middle, 0.3)],
      [1, mix(light.colours.road, near, 0.6)],
    ],
    camera.horizon,
    sheet.height,
  )
  const strip = (x: number, width: number, y = 0.5, depth = 200): string =>
    camera.ground(rectangle(x, y, width, depth))
  let cobbles = ''
  for (let y = FRONT - 5; y < FRONT + 12; y += 0.8) cobbles += strip(-EDGE, 2 * EDGE, y, 0.06)
  for (let x = -EDGE; x < EDGE; x += 0.8) cobbles += strip(x, 0.05, FRONT - 5, 17)
  const spill =
    light.colours.litShare > 0.1
      ? oval(...centre(on), 520, 46, light.colours.lamp, opacity(0.34) + sheet.blur(20))
      : ''
  let arrows = ''
  for (const y of [9])
    arrows += camera.ground([
      [-5.2, y],
      [-4.9, y],
      [-4.9, y + 2],
      [-4.4, y + 2],
      [-5.05, y + 3.4],
      [-5.7, y + 2],
      [-5.2, y + 2],
    ])
  let zebra = ''
  for (let x = -EDGE + 0.5; x < EDGE - 0.5; x += 1.1)
    if (Math.abs(x + 0.3) > ISLAND + 0.4) zebra += strip(x, 0.6, FRONT - 8.6, 2.4)
  return (
    shape(strip(-EDGE - 0.3, 2 * EDGE + 0.6), mix(nth(light.colours.wall, 0), far, 0.4)) +
    shape(strip(-EDGE, 2 * EDGE), road) +
    shape(strip(-EDGE, 2 * EDGE, FRONT - 5, 17), mix(far, middle, 0.5)) +
    shape(cobbles, near, opacity(0.32)) +
    shape(arrows + zebra, '#f5ead2', opacity(0.6)) +
    shape(
      strip(-ISLAND - 0.2, 2 * ISLAND + 0.4, 10, 90),
      mix(nth(light.colours.wall, 0), far, 0.4),
    ) +
    bed(on, rectangle(-ISLAND, 10.2, 2 * ISLAND, FRONT - 15.4)) +
    bed(on, rectangle(-ISLAND, FRONT + 12, 2 * ISLAND, 60)) +
    bed(on, ellipse((EDGE + 7) * hand, 15, 5.4, 3, 40)) +
    spill
  )
}

const centre = ({ camera }: Stage): [number, number] => {
  const [x, y] = camera.project([0, FRONT + 2, 0])
  return [x, y]
}

function furniture(on: Stage, grove: Grove, hand: number, accent: string): void {
  const { camera } = on
  const { chance } = grove
  grove.add([0, FRONT - 2], guardHouse(on, -1.3, FRONT - 2, accent))
  grove.add([-ISLAND, FRONT - 3.4], boom(on, -ISLAND + 0.3, FRONT - 3.4, -5.8, 62))
  grove.add([ISLAND, FRONT - 3.4], boom(on, ISLAND - 0.3, FRONT - 3.4, 5.8, 0))
  for (const x of [-EDGE - 0.2, EDGE - 0.2])
    grove.add([x, FRONT - 3.4], box(on, [x, FRONT - 3.4, 0], [0.3, 0.3, 1.1], '#2f3438'))
  grove.add(
    [-5, FRONT - 4.9],
    stand(camera, carEnd(on, '#a9483a', 'back'), lift([-5, FRONT - 4.9], 0), 1.5),
  )
  grove.add(
    [5, FRONT + 16],
    stand(camera, carEnd(on, '#f0ebe0', 'front'), lift([5, FRONT + 16], 0), 1.5),
  )
  grove.person('man', [-2.3, FRONT - 4.6], false)
  grove.person('sari', [EDGE + 1, FRONT + 1])
  grove.person('boy', [EDGE + 1.7, FRONT + 1.4])
  grove.person('kurta', [-EDGE - 1.2, FRONT + 3], true)
  for (let y = 11; y < FRONT - 5; y += 0.8)
    for (const x of [-1, 0, 1])
      grove.plant(
        chance.chance(0.3) ? 'bougainvillea' : 'shrub',
        [x * 1.2, y],
        chance.between(0.4, 0.7),
      )
  for (const y of [12.5, 17.5]) grove.plant('royalPalm', [0, y], y < 15 ? 7.4 : 8)
  for (let i = 0; i < 46; i++) {
    const [angle, out] = [chance.next() * 6.3, Math.sqrt(chance.next())]
    const at: Spot = [
      (EDGE + 7) * hand + Math.cos(angle) * out * 5,
      15 + Math.sin(angle) * out * 2.6,
    ]
    grove.plant(chance.chance(0.4) ? 'bougainvillea' : 'shrub', at, chance.between(0.5, 0.95))
  }
  grove.plant('frangipani', [(EDGE + 8) * hand, 16], 4.4)
  for (const side of [-1, 1])
    for (let x = GATE.half + 1; x < 60; x += 1.5)
      grove.plant(
        chance.chance(0.4) ? 'bougainvillea' : 'shrub',
        [side * x, FRONT + 1.2 - (x % 2)],
        chance.between(0.8, 1.4),
      )
  for (const x of [-15, -21, -28, 24, 31])
    grove.plant(x < 0 ? 'royalPalm' : 'gulmohar', [x * hand, FRONT - 0.6], chance.between(8, 9.5))
  grove.plant('neem', [-(EDGE + 5.4) * hand, 14.5], 9)
  for (let y = 9; y < 15; y += 0.9)
    grove.plant(
      y > 12 ? 'bougainvillea' : 'shrub',
      [-(EDGE + 3.4) * hand, y + 2],
      chance.between(0.6, 1),
    )
  for (const y of [10, 19]) {
    const at: Spot = [-(EDGE + 1) * hand, y + 2]
    grove.add(at, lampPost(on, at, 4.4))
  }
  for (const side of [-1, 1])
    for (let x = GATE.half + 6.6; x < 60; x += 6)
      grove.add([side * x, FRONT + 2], wallLamp(on, [side * x, FRONT + 2.6, 2.7]))
}

/** What lies inside: an avenue of palms and, by the facts, towers or villas. */
function beyond(on: Stage, grove: Grove, facts: Facts, hand: number, seed: number): void {
  const { chance } = grove
  for (let y = FRONT + 16; y < 130; y += 11)
    for (const side of [-1, 1]) {
      grove.plant('royalPalm', [side * (EDGE + 2), y], chance.between(9, 11))
      grove.plant(chance.pick(['gulmohar', 'neem', 'frangipani']), [
        side * (EDGE + 12 + chance.between(0, 20)),
        y,
      ])
    }
  for (let y = FRONT + 13; y < 90; y += 1.6) grove.plant('shrub', [0, y], 0.7)
  for (let x = -150; x < 150; x += 6)
    grove.plant('neem', [x, chance.between(170, 200)], chance.between(10, 14))
  const count = Math.min(stands.length, facts.towers ?? 0)
  stands.slice(0, count).forEach(([px, y]) => {
    const at: Spot = [
      (-4.4 + y * Math.tan(Math.atan((px - 800) / 1060) + 9 * (Math.PI / 180))) * hand,
      y,
    ]
    grove.add(
      at,
      apartments(on, {
        make: nth(makes, seed % 3),
        at,
        turn: 0.5 * hand,
        floors: facts.floors ?? 20,
        seed,
      }).body,
    )
  })
  if (count || facts.homes === 0) return
  for (let i = 0; i < 10; i++) {
    const [side, y] = [i % 2 ? 1 : -1, FRONT + 24 + Math.floor(i / 2) * 20]
    const one = villa(on, {
      at: [side * 17, y],
      turn: (-side * Math.PI) / 2,
      width: 15,
      depth: 13,
      plan: i + seed,
      seed: seed + i * 5,
    })
    grove.add([side * 23, y], one.body)
  }
}
