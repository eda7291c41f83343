import { type Arcade, arcade } from '../../../buildings/arcade.ts'
import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky } from '../../../outdoors/sky.ts'
import { stringLights } from '../../../outdoors/gardens/string-lights.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { lightAt, shadowOf, standingShadow } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { fountain } from '../../../roads/street.ts'
import { lampBox } from '../../../rooms/arches.ts'
import type { Look } from '../../../scene.ts'

const washes = [
  { wall: '#f2e4cc', trim: '#fdf4e2', cloth: '#b5653f', chair: '#35565c', tree: 'frangipani' },
  { wall: '#d98a5e', trim: '#f6e2c4', cloth: '#f1e4cb', chair: '#d9a441', tree: 'neem' },
  { wall: '#e6bd6c', trim: '#fbf0da', cloth: '#2f6662', chair: '#a8483a', tree: 'gulmohar' },
] as const

/** A courtyard between arcades: tables under a great tree and strings of lamps. */
export function courtyard(look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const wash = nth(washes, Math.floor(seed / 5) % washes.length)
  const view: View = { eye: [0.6, -3, 1.9], focal: 1200, centre: [840, sheet.height * 0.6] }
  const light = lightAt(hour, look.place, 122, {
    elevation: { dawn: 34, noon: 58, golden: 30, dusk: 22, night: 34 }[hour],
    mist: { from: 40, to: 400, most: 0.5 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const wing: Omit<Arcade, 'at' | 'along' | 'length'> = {
    bay: 3.4,
    ground: 4.4,
    upper: 3.4,
    storeys: 1,
    wall: wash.wall,
    trim: wash.trim,
    seed,
  }
  grove.shadow(shadowOf(on.camera, light, rectangle(10, -6, 4, 40), 4.2))
  furnish(on, grove, wash, seed)
  const body =
    sheet.wash(light.colours.paving[1]) +
    sky(on, { seed: seed + 11, cloud: 0.4 }) +
    beyond(on, seed) +
    shape(on.camera.ground(rectangle(-300, 20, 600, 3000)), light.colours.paving[2]) +
    paving(on, { x: -16, y: -2, width: 34, depth: 26, joints: [1.1, 1.1], seed }) +
    arcade(on, { ...wing, at: [-9.4, 18], along: 'x', length: 20.4 }) +
    arcade(on, { ...wing, at: [-9.4, -3.2], along: 'y', length: 21.2 }) +
    arcade(on, { ...wing, storeys: 0, at: [10.6, -3.2], along: 'y', length: 21.2 }) +
    grove.shadows() +
    grove.standing() +
    lamps(on)
  return sheet.finish(body, { threshold: 200, vignette: 0.2 })
}

/** Trees over the roofs. */
function beyond(on: Stage, seed: number): Markup {
  const chance = random(seed + 2)
  const kinds = (['neem', 'ashoka', 'neem'] as const).map((kind, i) =>
    tree(on, kind, { seed: 4 + i, range: 'middle', detail: 1.6 }),
  )
  let body = ''
  for (let x = -14; x < 24; x += 3.4)
    body += stand(
      on.camera,
      chance.pick(kinds),
      [x, 26 + chance.between(0, 5), 0],
      chance.between(9, 12),
      chance.chance(0.5),
    )
  return body
}

function furnish(on: Stage, grove: Grove, wash: (typeof washes)[number], seed: number): void {
  const { camera, light } = on
  const set = chairs(on, wash.chair, '#6b4630')
  const big = tree(on, wash.tree, { seed: 7 + seed, range: 'near', detail: 7 })
  const crown: Spot = [-3.1, 10.6]
  grove.add(
    crown,
    (at) =>
      lampBox(at, [crown[0] - 1.5, crown[1] - 1.2, 0], [3, 2.4, 0.5], wash.trim) +
      stand(at.camera, big, [...crown, 0.4], 7.4),
  )
  grove.shadow(standingShadow(camera, light, crown, 7.4, 2.8, 9))
  const water: Spot = [4.2, 13.4]
  grove.add(water, fountain(on, water, 1.5, seed))
  for (const [x, y] of [
    [-6.2, 14],
    [1, 15.2],
    [7.6, 11.6],
    [1.4, 9.8],
    [-6.6, 7.4],
    [5.4, 7],
    [-3.2, 4.6],
    [2.7, 3],
  ] as const)
    grove.add([x, y], (at) =>
      laidTable(at, [x, y], set, {
        radius: 0.66,
        seats: 4,
        cloth: wash.cloth,
        piece: 'low',
        flowers: ['#f6e4c8', '#ffffff', '#e9a65a', '#c4487a'],
        seed: seed + x * 7,
      }),
    )
  for (const [x, y, tall] of [
    [-8.7, 16.6, 2.2],
    [-8.7, 9.6, 1.9],
    [9.8, 16.4, 2.2],
    [9.6, 9.3, 2],
    [9.6, 5.2, 1.8],
  ] as const) {
    grove.add([x, y], (at) => lampBox(at, [x - 0.35, y - 0.35, 0], [0.7, 0.7, 0.55], '#b5623f'))
    grove.plant('bougainvillea', [x, y - 0.01], tall, 0.45)
  }
  for (let k = 0; k < 7; k++) grove.plant('shrub', [-4.4 + k * 0.42, 9.5], 0.7, 0.45)
}

const lamps = (on: Stage): Markup =>
  stringLights(on, [-9.2, 15, 5.4], [10.4, 15, 4.4], 1, 18) +
  stringLights(on, [-9.2, 8.6, 5.6], [10.4, 11, 4.4], 1.1, 18) +
  stringLights(on, [-9.2, 3.4, 5.8], [10.4, 6, 4.4], 1, 16)
