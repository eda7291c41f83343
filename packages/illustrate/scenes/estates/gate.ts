import { makes, spans, towersOf } from '../../buildings/apartments/apartment-makes.ts'
import { apartments } from '../../buildings/apartments/apartments.ts'
import { STOREY } from '../../buildings/apartments/bays.ts'
import { gateWalls } from '../../buildings/estate/gate-walls.ts'
import { canopies, canopy, GATE } from '../../buildings/estate/gatehouse.ts'
import { towerPlaces } from '../../buildings/apartments/tower-places.ts'
import { villa } from '../../buildings/villas/villa.ts'
import { bed, lawnStripes } from '../../outdoors/gardens/garden-things.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { hillsAfar } from '../../outdoors/land/hills-afar.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import { treeBelt } from '../../outdoors/trees/tree-belt.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt, shadowOf } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, oval, shape, type Svg } from '../../paper/svg.ts'
import { ellipse, rectangle, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { FRONT, ISLAND, EDGE, centre, furniture, UNDER_TREE } from './gate/furniture.ts'
import { type GateView, standpoint } from './gate/standpoints.ts'

/** The entrance of a gated community: canopy, guard house and booms, boundary walls, homes beyond. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const design = facts.design ?? seed
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const view = standpoint(look, hand, sheet)
  const light = lightAt(look.hour, look.place, (look.hour === 'noon' ? -112 : -38) * hand, {
    ...(look.hour === 'noon' ? { elevation: 46 } : {}),
    mist: { from: 60, to: 600, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const { horizon } = on.camera
  const accent = nth(
    [
      nth(light.colours.wall, 5),
      light.colours.timber,
      mix('#4f6f6c', nth(light.colours.wall, 4), 0.2),
    ],
    design % 3,
  )
  const grove = new Grove(on, seed)
  const kind = nth(canopies, Math.floor(design / 2) % canopies.length)
  beyond(on, grove, facts, view, seed)
  gateWalls(on, grove, FRONT, hand, accent)
  grove.add([0, FRONT + 2], canopy(on, kind, FRONT, accent))
  furniture(on, grove, hand, accent, seed)
  if (sheet.left < 0) beyondAtSides(grove)
  const noon = look.hour === 'noon'
  const roofShade = shadowOf(
    on.camera,
    light,
    rectangle(-GATE.half, FRONT, 2 * GATE.half, GATE.depth),
    0.8,
    5.8,
  )
  const grass = sheet.below(horizon)
  return sheet.finish(
    sky(on, { seed: 31 + seed }) +
      (look.place === 'plains'
        ? skyline(on, { seed: 5 + seed, distance: 2000, heights: [20, 110], spacing: 90 })
        : hillsAfar(on, seed, hand)) +
      mist(on, horizon - 34, 40, 0.5) +
      lawn(on, grass, horizon, sheet.height) +
      lawnStripes(on, grass, seed) +
      treeBelt(on, { distance: 330, height: 13, seed }) +
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
  const strip = (x: number, width: number, y = -40, depth = 240): string =>
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
    bed(on, ellipse(-UNDER_TREE[0] * hand, UNDER_TREE[1], 2.6, 1.8, 30)) +
    spill
  )
}

/** The trees behind the walls, on over the land that a wide sheet adds. */
function beyondAtSides(grove: Grove): void {
  const { chance } = grove
  for (const side of [-1, 1])
    for (let x = 150; x < 420; x += 6)
      grove.plant('neem', [side * x, chance.between(170, 200)], chance.between(10, 14))
}

/** What lies inside: an avenue of palms and, by the facts, towers or villas. */
function beyond(on: Stage, grove: Grove, facts: Facts, view: GateView, seed: number): void {
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
  const { towers = 0, floors = 20 } = facts
  const tower =
    facts.design === undefined ? { make: nth(makes, seed % 3), seed } : towersOf(facts.design)
  towerPlaces({
    count: towers,
    span: spans[tower.make],
    height: floors * STOREY + 8,
    focal: view.focal,
    rise: on.camera.horizon * 0.56,
    left: -690,
    right: 690,
    middle: 20,
    gap: 90,
    least: 190,
  }).forEach(([x, y]) => {
    const a = (view.yaw * Math.PI) / 180
    const at: Spot = [
      view.eye[0] + x * Math.cos(a) + y * Math.sin(a),
      y * Math.cos(a) - x * Math.sin(a),
    ]
    grove.add(at, apartments(on, { ...tower, at, turn: a > 0 ? 0.5 : -0.5, floors }).body)
  })
  const villas = Math.min(10, facts.homes ?? (towers ? 0 : 10))
  for (let i = 0; i < villas; i++) {
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
