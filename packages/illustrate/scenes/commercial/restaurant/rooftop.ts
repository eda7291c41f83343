import { box } from '../../../buildings/solids.ts'
import { tower } from '../../../buildings/city/tower.ts'
import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { outlook } from '../../../outdoors/outlook.ts'
import { parasol } from '../../../outdoors/gardens/poolside.ts'
import { sunHaze } from '../../../outdoors/sky.ts'
import { stringLights } from '../../../outdoors/gardens/string-lights.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { facing, level } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'
import { rooftopBar } from './rooftop-bar.ts'

const looks = [
  { chair: '#b5653f', cloth: '#f1dfc0', top: '#8a5a3c' },
  { chair: '#2f6662', cloth: '#c4613d', top: '#6b4630' },
  { chair: '#d9a441', cloth: '#f4ead8', top: '#a87a52' },
] as const

/** The deck's far edge, metres away. */
const EDGE = 13

/** A roof terrace over the city: tables on a timber deck, a lit bar under a slatted roof, planting along a glass rail. */
export function rooftop(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const dress = nth(looks, Math.floor(seed / 5) % looks.length)
  const view: View = { eye: [1, -3, 1.95], focal: 1150, centre: [770, sheet.height * 0.55] }
  const light = lightAt(look.hour, look.place, 21, {
    elevation: { dawn: 8, noon: 46, golden: 7, dusk: 3, night: 20 }[look.hour],
    mist: { from: 60, to: 2000, most: 0.8 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const bar = rectangle(-7.6, 4.5, 3.6, 7)
  grove.shadow(shadowOf(on.camera, light, bar, 3))
  furnish(on, grove, dress, seed)
  const body =
    outlook(on, 'city', seed, sheet.top) +
    neighbours(on, seed) +
    deck(on) +
    edge(on) +
    grove.shadows() +
    rooftopBar(on, seed) +
    grove.standing() +
    stringLights(on, [-4.2, 5, 3.1], [8.6, 3.4, 3.5], 0.7, 20) +
    stringLights(on, [-4.2, 8.2, 3.1], [8.8, 8.6, 3.4], 0.7, 20) +
    stringLights(on, [-4.2, 11.4, 3.1], [8.8, 12.6, 3.2], 0.6, 18) +
    sunHaze(on, 460, 0.3)
  return sheet.finish(body, { threshold: 196, vignette: 0.2 })
}

/** Two towers of the city that rise beside the roof. */
const neighbours = (on: Stage, seed: number): Markup =>
  [
    [-52, 150, 20],
    [74, 190, 26],
  ]
    .map(([x = 0, y = 0, floors = 0], i) =>
      tower(on, {
        centre: [x, y],
        width: 30,
        depth: 26,
        radius: 4,
        turn: i ? 24 : -16,
        floors,
        z: -30,
        crown: 5,
        slope: 0.2,
        seed: seed + i,
      }),
    )
    .join('')

function deck(on: Stage): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  let boards = ''
  for (let x = -11; x < 14; x += 0.24) boards += level(on, x, -1.8, 0.03, EDGE + 1.8)
  const plan = level(on, -11, -1.8, 25, EDGE + 1.8)
  return (
    shape(
      plan,
      sheet.gradientDown(
        [
          [0, mix(colours.timber, colours.sunlight, 0.55)],
          [0.3, mix(colours.timber, colours.skylight, 0.3)],
          [1, mix(colours.timber, colours.shade, 0.5)],
        ],
        camera.project([0, EDGE, 0])[1],
        sheet.height,
      ),
    ) + shape(boards, mix(colours.timber, '#20181a', 0.6), opacity(0.5))
  )
}

/** The glass rail. */
function edge(on: Stage): Markup {
  const { light } = on
  let posts = ''
  for (let x = -11; x <= 14; x += 1.6) posts += facing(on, [x, EDGE, 0], 0.06, 1.15)
  return (
    shape(facing(on, [-11, EDGE, 0.1], 25, 1), light.colours.skylight, opacity(0.22)) +
    shape(posts, '#3a342f') +
    shape(facing(on, [-11, EDGE, 1.12], 25, 0.07), mix('#d9c8a8', light.colours.sunlight, 0.4))
  )
}

function furnish(on: Stage, grove: Grove, dress: (typeof looks)[number], seed: number): void {
  const set = chairs(on, dress.chair, '#4a3226')
  for (let x = -5; x < 11.5; x += 2.6) {
    grove.add([x, EDGE - 0.6], (at) => box(at, [x, EDGE - 0.7, 0], [2.3, 0.55, 0.5], '#c9a582'))
    for (let k = 0; k < 5; k++)
      grove.plant(
        k % 3 === 1 ? 'bougainvillea' : 'shrub',
        [x + 0.25 + k * 0.45, EDGE - 0.62],
        grove.chance.between(0.5, 0.85),
        0.42,
      )
  }
  for (const [x, y] of [
    [7.6, 12],
    [8.6, 8.2],
    [6.4, 3.4],
  ] as const) {
    grove.add([x, y], (at) => box(at, [x - 0.45, y - 0.45, 0], [0.9, 0.9, 0.7], '#5a6a64'))
    grove.plant('frangipani', [x, y - 0.01], grove.chance.between(2.6, 3.3), 0.6)
  }
  for (const [x, y, shade] of [
    [5.8, 10.2, true],
    [-2.4, 10.6, false],
    [1.6, 8.2, true],
    [5.6, 5.4, false],
    [-2, 6, false],
    [-1.6, 2.6, false],
    [2.7, 2.3, false],
  ] as const)
    grove.add(
      [x, y],
      (at) =>
        laidTable(at, [x, y], set, {
          radius: 0.6,
          seats: 4,
          top: dress.top,
          piece: 'low',
          flowers: ['#f6e4c8', '#e9a65a', '#ffffff'],
          seed: seed + x * 3,
        }) + (shade ? parasol(at, x, y + 0.05, dress.cloth) : ''),
    )
}
