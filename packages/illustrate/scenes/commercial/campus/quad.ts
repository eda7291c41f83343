import { arcade } from '../../../buildings/arcade.ts'
import { searchlights } from '../../../buildings/campus/film-studio.ts'
import { toyBlocks } from '../../../buildings/campus/toy-factory.ts'
import { podium } from '../../../buildings/city/tower.ts'
import { lawn, paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { sunIsDown } from '../../../paper/palette.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { ellipse, rectangle, ribbon, type Spot } from '../../../paper/vector.ts'
import { fountain, streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { buildings, doors, type Use } from './places.ts'

/** The middle of the court, metres. */
const MIDDLE: Spot = [4, 54]

/** A court of lawns and crossing paths, seen from an upper floor; buildings on two sides in the sun, a row of trees on the third. */
export function quad(use: Use, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.44
  const view: View = { eye: [6, 0, 15.5], focal: 1040, centre: [860, horizon] }
  const light = lightAt(look.hour, look.place, sunIsDown(look.hour) ? 34 : 124, {
    elevation: { dawn: 17, noon: 52, golden: 18, dusk: 3, night: 20 }[look.hour],
    mist: { from: 70, to: 1900, most: 0.76 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  grow(on, grove, use, seed)
  const beams = use === 'film' && light.colours.litShare > 0.3 ? searchlights(on, seed) : ''
  return sheet.finish(
    sky(on, { seed: 53 + seed }) +
      beams +
      far(on, seed) +
      lawn(on, on.camera.ground(rectangle(-900, 8, 1800, 1500)), horizon, sheet.height) +
      paths(on, seed) +
      buildings[use](on, MIDDLE[0] - doors[use], 98, seed) +
      wing(on, use, seed) +
      grove.shadows() +
      grove.standing(),
    { threshold: 196 },
  )
}

/** The wing on the left. */
function wing(on: Stage, use: Use, seed: number): Markup {
  if (use === 'university')
    return arcade(on, {
      at: [-32, 14],
      along: 'y',
      length: 82,
      bay: 5,
      ground: 5.4,
      upper: 4.6,
      storeys: 1,
      wall: nth(['#b4684a', '#c98a62', '#a8604c'], seed % 3),
      trim: '#f0dfc2',
      seed,
    })
  return podium(on, {
    x: -66,
    y: 16,
    width: 32,
    depth: 78,
    floors: 3,
    floorHeight: 4,
    seed,
    shops: false,
  })
}

function paths(on: Stage, seed: number): Markup {
  const { camera, light } = on
  const stone = mix(light.colours.paving[0], light.colours.paving[1], 0.45)
  const way = (a: Spot, b: Spot, wide: number): string => camera.ground(ribbon([a, b], wide))
  const [x, y] = MIDDLE
  let stripes = ''
  for (let u = -26; u < 34; u += 6) stripes += camera.ground(rectangle(u, 20, 3, 68))
  return (
    shape(stripes, light.colours.lawn[0], opacity(0.16)) +
    paving(on, { x: -31, y: 88, width: 80, depth: 12, joints: [3, 3], seed }) +
    paving(on, { x: -31, y: 10, width: 5, depth: 88, joints: [2.5, 3], seed }) +
    shape(
      way([x - 30, y - 34], [x + 30, y + 34], 3.4) +
        way([x + 30, y - 34], [x - 30, y + 34], 3.4) +
        way([x, 12], [x, 90], 4.4) +
        way([-28, y], [42, y], 3.6) +
        camera.ground(rectangle(36, 10, 5, 80)),
      stone,
    ) +
    shape(camera.ground(ellipse(x, y, 11)), stone) +
    shape(camera.ground(ellipse(x, y, 8.6)), mix(...light.colours.lawn, 0.7))
  )
}

function grow(on: Stage, grove: Grove, use: Use, seed: number): void {
  const { chance } = grove
  const [x, y] = MIDDLE
  const kind =
    use === 'film' ? 'royalPalm' : nth(['neem', 'gulmohar'] as const, Math.floor(seed / 4) % 2)
  for (let v = 24; v < 92; v += 8.4)
    for (const u of [45, 55])
      grove.plant(kind, [u + chance.between(-1, 1), v + (u > 50 ? 4 : 0)], chance.between(8, 10))
  for (const [u, v] of [
    [-19, 30],
    [27, 32],
    [-17, 76],
    [26, 78],
    [-23, 53],
  ] as const)
    grove.plant(
      chance.pick(
        use === 'film' ? ['frangipani', 'royalPalm'] : ['frangipani', 'neem', 'gulmohar'],
      ),
      [u, v],
      chance.between(5.5, 8),
    )
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2
    grove.plant(
      i % 3 ? 'shrub' : 'bougainvillea',
      [x + Math.cos(a) * 8.2, y + Math.sin(a) * 8.2],
      chance.between(0.7, 1.1),
    )
  }
  for (let v = 16; v < 90; v += 1.6) {
    grove.plant('hedge', [-25, v], 0.9)
    grove.plant('hedge', [35, v], 0.9)
  }
  grove.add(
    MIDDLE,
    use === 'toys' ? (there): Markup => toyBlocks(there, x - 5, y) : fountain(on, MIDDLE, 5, seed),
  )
  for (let i = 0; i < 54; i++) {
    const t = chance.between(-1, 1)
    const spot: Spot = chance.pick([
      [x + t * 28, y + t * 32],
      [x - t * 28, y + t * 32],
      [x + chance.between(-1.6, 1.6), y + t * 36],
      [38 + chance.between(-2, 2), y + t * 34],
      [-28 + chance.between(-2, 2), y + t * 36],
    ] as const)
    if (Math.hypot(spot[0] - x, spot[1] - y) > 9 && spot[1] > 30)
      grove.person(
        chance.pick(['office', 'man', 'salwar', 'sari', 'kurta', 'girl']),
        spot,
        chance.chance(0.5),
      )
  }
  for (const [u, v] of [
    [-8, 40],
    [17, 40],
    [-8, 68],
    [17, 68],
  ] as const)
    grove.add([u, v], streetLamp(on, [u, v], 5))
  grove.shadow(shadowOf(on.camera, on.light, rectangle(64, 10, 10, 90), 9))
}
