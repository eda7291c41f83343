import { control } from '../../../buildings/transport/terminal.ts'
import { paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf, throughAir } from '../../../paper/light.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { carPaints } from '../../../roads/cars.ts'
import { streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import type { Look } from '../../../scene.ts'
import { climbing } from './airliners.ts'
import { BAY, canopy, EAVES, GLASS, glassFront } from './terminal-front.ts'

/** The kerb before a terminal: its glass front and vaulted canopy on the left, cars setting down, palms on the right. */
export function kerbside(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.68
  const view: View = { eye: [8.4, 0, 2.9], focal: 960, centre: [1090, horizon] }
  const light = lightAt(look.hour, look.place, 34, {
    elevation: { dawn: 8, noon: 46, golden: 8, dusk: 3, night: 20 }[look.hour],
    mist: { from: 60, to: 900, most: 0.8 },
  })
  const on = stage(sheet, view, light)
  // With sky added above, the bay overhead would fill it.
  const first = look.headroom ? 1 : 0
  const grove = new Grove(on, seed)
  grove.shadow(shadowOf(on.camera, light, rectangle(GLASS, 0, EAVES - GLASS, 216), 1, 11))
  street(on, grove)
  const body =
    sky(on, { seed: 41 + seed, sunSize: 36, cloud: 0.7 }) +
    skyline(on, { seed, distance: 2600, heights: [20, 170], spacing: 90 }) +
    mist(on, horizon - 40, 48, 0.5) +
    climbing(on, seed) +
    control(on, 92) +
    ground(on, seed) +
    grove.shadows() +
    glassFront(on, seed, first) +
    canopy(on, first) +
    grove.standing() +
    sunHaze(on, 520, 0.36)
  return sheet.finish(body, { threshold: 196 })
}

function ground(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const asphalt = sheet.gradientDown(
    [
      [0, mix(colours.road, colours.mist, 0.6)],
      [0.3, colours.road],
      [1, mix(colours.road, '#23262c', 0.4)],
    ],
    camera.horizon,
    sheet.height,
  )
  let dashes = ''
  for (const x of [8.6, 12.2, 22.6])
    for (let y = 5; y < 200; y += 7) dashes += camera.ground(rectangle(x, y, 0.14, 3))
  let zebra = ''
  for (let x = 5.6; x < 15.6; x += 1.3) zebra += camera.ground(rectangle(x, 17.6, 0.7, 4))
  const kerbs = [4.9, 15.9, 18.9].map((x) => camera.ground(rectangle(x, 2, 0.34, 300))).join('')
  return (
    shape(camera.ground(rectangle(-600, 2, 1400, 900)), mix(colours.lawn[0], colours.mist, 0.35)) +
    shape(camera.ground(rectangle(5, 2, 11, 400)), asphalt) +
    shape(camera.ground(rectangle(19, 2, 8, 400)), asphalt) +
    shape(camera.ground(rectangle(16, 2, 3, 400)), mix(...colours.lawn, 0.7)) +
    shape(dashes, '#f5ead2', opacity(0.75)) +
    shape(zebra, '#f5ead2', opacity(0.8)) +
    paving(on, { x: GLASS, y: 2, width: 5 - GLASS, depth: 220, joints: [1.5, 1.5], seed }) +
    shape(kerbs, colours.paving[0])
  )
}

/** Cars at the kerb and on the road, walkers, palms and lamps. */
function street(on: Stage, grove: Grove): void {
  const { chance } = grove
  for (let y = 27; y < 150; y += chance.between(6.5, 12))
    grove.add(
      [6.4, y],
      vehicle(on, chance.chance(0.12) ? 'bus' : 'car', [6.4, y], true, chance.pick(carPaints)),
    )
  for (let y = 28; y < 170; y += chance.between(16, 34))
    grove.add([14, y], vehicle(on, 'car', [14, y], true, chance.pick(carPaints)))
  for (let y = 34; y < 190; y += chance.between(18, 40))
    grove.add([24.4, y], vehicle(on, 'car', [24.4, y], false, chance.pick(carPaints)))
  for (let i = 0; i < 34; i++) {
    const y = 28 + 110 * chance.next() ** 1.5
    grove.person(
      chance.pick(['man', 'office', 'sari', 'kurta', 'salwar', 'mother', 'elder', 'girl']),
      [chance.between(-6, 3.6), y],
      chance.chance(0.5),
    )
  }
  for (let y = 15; y < 210; y += 13) {
    grove.plant('royalPalm', [17.5, y], chance.between(8.5, 10.5))
    grove.add([27.6, y + 6], streetLamp(on, [27.6, y + 6], 9, -1))
  }
  for (let y = 9; y < 170; y += y < 60 ? 0.9 : 2.2)
    grove.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [17.4 + chance.between(-0.8, 0.8), y],
      chance.between(0.6, 1),
    )
  for (let y = 26; y < 230; y += 8)
    grove.plant(chance.pick(['neem', 'gulmohar', 'neem']), [33 + chance.between(0, 12), y])
  for (let y = BAY * 1.5; y < 216; y += BAY) grove.add([2.6, y], (there) => column(there, y))
}

/** A pair of leaning struts on one foot. */
function column(on: Stage, y: number): Markup {
  const { camera, light } = on
  const strut = (to: number): string =>
    camera.face([
      [2.4, y - 0.25, 0],
      [2.9, y + 0.25, 0],
      [2.8, y + to + 0.3, 11.4],
      [2.4, y + to - 0.3, 11.4],
    ])
  const white = throughAir(
    light,
    mix('#efe6d6', light.colours.sunlight, 0.3),
    camera.depth([2.6, y, 3]),
  )
  return shape(strut(5.4), mix(white, light.colours.shade, 0.25)) + shape(strut(-5.4), white)
}
