import { station } from '../../../buildings/transport/metro-station.ts'
import { podium, tower } from '../../../buildings/city/tower.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { lawn, paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { crowd } from '../../../people/figures.ts'
import { carPaints } from '../../../roads/cars.ts'
import { streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import { train } from '../../../roads/train.ts'
import { deckShadow, parapet, viaduct } from '../../../roads/viaduct.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { LINE, liveries } from './railway.ts'
import { standpoints, type Tower } from './standpoints.ts'

/** Where the station stands, metres along the line. */
const STATION = { from: 74, to: 150 }

/** From a garden beside the line: a train crosses on the viaduct, its whole length in sight, towards the station. */
export function across(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.68
  const { towers, ...standpoint } = nth(standpoints, look.standpoint ?? 0)
  const view: View = { ...standpoint, centre: [800, horizon] }
  const light = lightAt(look.hour, look.place, -12, {
    elevation: { dawn: 7, noon: 48, golden: 7, dusk: 3, night: 20 }[look.hour],
    mist: { from: 60, to: 1500, most: 0.8 },
  })
  const on = stage(sheet, view, light)
  const people = crowd(on)
  const { stripe, roof } = nth(liveries, Math.floor(seed / 2) % liveries.length)
  const start = random(seed).between(14, 22)
  const grove = new Grove(on, seed)
  garden(on, grove)
  return sheet.finish(
    sky(on, { seed: 31 + seed }) +
      far(on, seed) +
      ground(on, seed) +
      behind(on, towers, seed) +
      traffic(on, seed) +
      viaduct(on, LINE, STATION.to, 420) +
      station(
        on,
        LINE,
        { ...STATION, seed, roof },
        people,
        train(on, LINE, 1, start + 66, 2, stripe),
      ) +
      viaduct(on, LINE, -70, STATION.from) +
      train(on, LINE, 1, start, 3, stripe) +
      parapet(on, LINE, -70, STATION.from) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 520, 0.3),
    { threshold: 194 },
  )
}

function ground(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const asphalt = sheet.gradientDown(
    [
      [0, mix(colours.road, colours.mist, 0.5)],
      [1, mix(colours.road, colours.shade, 0.4)],
    ],
    camera.horizon,
    sheet.height,
  )
  let dashes = ''
  for (const x of [-14.6, 4.6])
    for (let y = -60; y < 300; y += 9) dashes += camera.ground(rectangle(x - 0.1, y, 0.2, 3.4))
  return (
    lawn(on, sheet.below(camera.horizon + 1), camera.horizon, sheet.height) +
    shape(camera.ground(rectangle(-24, -90, 34.4, 700)), asphalt) +
    shape(dashes, '#f5ead2', opacity(0.75)) +
    shape(camera.ground(rectangle(-7.6, -90, 5.2, 600)), mix(...colours.lawn, 0.7)) +
    shape(
      camera.ground(rectangle(-2.7, -90, 0.4, 600)) +
        camera.ground(rectangle(10.2, -90, 0.4, 600)) +
        camera.ground(rectangle(-24.4, -90, 0.4, 600)),
      colours.paving[0],
    ) +
    shape(
      camera.ground(deckShadow(on, LINE, -90, 300)),
      colours.shadow,
      opacity(colours.shadowStrength * 0.7) + sheet.blur(3),
    ) +
    paving(on, { x: 10.6, y: -60, width: 4.4, depth: 260, joints: [1.4, 1.4], seed })
  )
}

/** Buildings on the other side of the line, farthest first. */
function behind(on: Stage, towers: readonly Tower[], seed: number): Markup {
  const chance = random(seed + 2)
  let body = ''
  for (const [x, y, floors] of towers)
    body += tower(on, {
      centre: [x, y],
      width: 30,
      depth: 26,
      radius: 4,
      turn: chance.between(-20, 20),
      floors,
      z: 4,
      crown: 5,
      slope: chance.between(-0.3, 0.3),
      seed: seed + y,
    })
  for (const y of [160, 108, 56, 4])
    body += podium(on, {
      x: -74,
      y,
      width: 34,
      depth: 44,
      floors: chance.pick([3, 4]),
      floorHeight: 4.2,
      seed: seed + y,
    })
  return body
}

function traffic(on: Stage, seed: number): Markup {
  const { eye } = on.camera
  const chance = random(seed + 6)
  let body = ''
  for (let y = 190; y > 8; y -= chance.between(6, 11)) {
    const left = chance.chance(0.5)
    const kind = chance.chance(0.14) ? 'bus' : chance.chance(0.3) ? 'rickshaw' : 'car'
    const at: Spot = [left ? chance.pick([-11.4, -17.6]) : chance.pick([1.4, 7.4]), y]
    const paint = chance.pick(carPaints)
    // Near us a car's end is drawn as it faces us, which is wrong for one that we see from its side.
    const beside = Math.abs(at[0] - eye[0]) > y - eye[1] && on.camera.depth([...at, 0]) < 40
    if (!beside) body += vehicle(on, kind, at, left, paint)
  }
  return body
}

/** Trees, beds, benches and walkers between us and the line. */
function garden(on: Stage, grove: Grove): void {
  const { chance } = grove
  for (let y = 160; y > -10; y -= 11) {
    grove.plant(
      chance.pick(['gulmohar', 'neem']),
      [17 + chance.between(0, 1.5), y],
      chance.between(5, 6.2),
    )
    grove.add([11.4, y + 4], streetLamp(on, [11.4, y + 4], 7, -1))
  }
  for (let y = 120; y > 4; y -= 1)
    grove.plant(
      chance.chance(0.35) ? 'bougainvillea' : 'hedge',
      [15.6, y],
      chance.between(0.6, 0.95),
    )
  const beds: readonly Spot[] = Array.from({ length: 26 }, (_, i): Spot => [
    22.5 + (i % 9) * 0.85,
    12.6 + i * 0.28,
  ])
  for (const at of beds)
    grove.plant(chance.chance(0.5) ? 'bougainvillea' : 'shrub', at, chance.between(0.7, 1.15))
  for (let i = 0; i < 22; i++)
    grove.person(
      chance.pick(['sari', 'office', 'mother', 'kurta', 'salwar', 'elder', 'man']),
      [chance.between(11.2, 14.6), 14 + 90 * chance.next()],
      chance.chance(0.5),
    )
  for (const y of [26, 44, 62]) grove.add([13.4, y], bench(on, [13.4, y], Math.PI / 2))
  grove.plant('neem', [36.5, 18], 11)
}
