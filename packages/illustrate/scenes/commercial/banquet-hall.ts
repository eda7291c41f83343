import { box } from '../../buildings/solids.ts'
import { chairs, type Chairs } from '../../furniture/dining/banquet-chairs.ts'
import type { Centrepiece } from '../../furniture/plants/bouquets.ts'
import { chandelier } from '../../furniture/lights/chandeliers.ts'
import { laidTable } from '../../furniture/dining/laid-table.ts'
import { conferenceSet, dinnerSet, weddingSet } from '../../furniture/dining/stage-sets.ts'
import { mist, sky, skyline } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { band, type Markup, shape, type Svg } from '../../paper/svg.ts'
import { rectangle, type Vec } from '../../paper/vector.ts'
import { hall, type HallStyle } from '../../rooms/hall.ts'
import { type Indoors, moodOf } from '../../rooms/indoors.ts'
import { contact, level, type Room } from '../../rooms/room.ts'
import { afterSunset } from '../../rooms/scenery.ts'
import type { Facts, Look } from '../../scene.ts'

type Occasion = NonNullable<Facts['occasion']>

const room: Room = { left: -12, right: 12, front: -6, back: 26, height: 9.6 }

/** Where the stage begins, in metres, and its height. */
const STAGE = { y: 21, z: 0.8, from: -7.5, width: 15 }

const styles: readonly HallStyle[] = [
  { wall: '#e2cdb2', panel: '#2f6a6e', floor: '#c7a27e', arched: true, bays: 6 },
  { wall: '#e6d6c2', panel: '#a8513c', floor: '#bb9a78', arched: false, bays: 7 },
  { wall: '#d9cdb4', panel: '#566a48', floor: '#c9ab8c', arched: true, bays: 6 },
  { wall: '#e0cac0', panel: '#7a4458', floor: '#b39080', arched: true, bays: 7 },
]

/** Where we stand: in the aisle, beside the tables, on the gallery at the end. */
const standpoints: readonly {
  eye: Vec
  yaw: number
  focal: number
  centre: readonly [number, number]
}[] = [
  { eye: [-0.9, -5.4, 2.75], yaw: 0, focal: 960, centre: [770, 0.615] },
  { eye: [-8.6, -5.4, 2.5], yaw: 17, focal: 1000, centre: [820, 0.62] },
  { eye: [3.2, -5.6, 6.3], yaw: -5, focal: 1020, centre: [800, 0.4] },
]

/** A triple-height hall towards its stage: arches on the left, tall windows on the right, laid for the occasion. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const { eye, yaw, centre, focal } = nth(standpoints, look.seed % standpoints.length)
  const view: View = { eye, yaw, focal, centre: [centre[0], sheet.height * centre[1]] }
  const light = lightAt(look.hour, look.place, 62 - yaw, {
    elevation: look.hour === 'noon' ? 40 : 8,
  })
  const mood = moodOf(look.hour)
  const on = afterSunset(
    { ...stage(sheet, view, light), room, view, from: 'right', towards: [1, 0, 0], mood },
    look.hour,
  )
  const occasion = facts.occasion ?? 'wedding'
  const chance = random(look.seed)
  const style = nth(styles, Math.floor(look.seed / standpoints.length) % styles.length)
  const outside =
    sky(on, { seed: look.seed, cloud: 0.3, top: 0 }) +
    skyline(on, { seed: 3, distance: 900, heights: [20, 90], spacing: 50 }) +
    band(300, on.camera.horizon - 6, 1500, 20, nth(on.light.colours.leaves.far, 1)) +
    shape(on.camera.ground(rectangle(12, -6, 400, 900), -0.4), on.light.colours.lawn[0]) +
    groves(on, look.seed) +
    mist(on, on.camera.horizon - 40, 60, 0.4)
  const [big, small] = [chance.between(3.4, 4.2), chance.between(1.8, 2.3)]
  const lamps = [20.5, 9.8]
    .map(
      (y) =>
        (y < 15 ? chandelier(on, [0, y, 6.8], big, room.height) : '') +
        [-6.6, 6.6].map((x) => chandelier(on, [x, y + 1.5, 7.2], small, room.height)).join(''),
    )
    .join('')
  const body =
    hall(on, style, outside) +
    daylight(on, style) +
    stageSet(on, occasion, style, look.seed) +
    (occasion === 'conference' ? rows(on, style) : tables(on, occasion, style, look.seed)) +
    lamps
  return sheet.finish(sheet.wash('#2c2024') + body, {
    threshold: look.hour === 'noon' ? 236 : 208,
    vignette: look.hour === 'noon' ? 0.16 : 0.26,
  })
}

/** Trees outside the windows. */
function groves(on: Stage, seed: number): Markup {
  const chance = random(seed)
  const kinds = [
    tree(on, 'neem', { seed: 4, range: 'middle', detail: 2 }),
    tree(on, 'ashoka', { seed: 5, range: 'middle', detail: 1.5 }),
  ]
  return Array.from({ length: 16 }, (_, i) =>
    stand(
      on.camera,
      nth(kinds, i % 3 ? 0 : 1),
      [16 + i * 3.4, 34 + ((i * 17) % 10), -0.4],
      chance.between(4.5, 7.5),
      i % 2 > 0,
    ),
  ).join('')
}

/** Light that the windows throw across the floor. */
function daylight(on: Stage, style: HallStyle): Markup {
  const { light, camera, sheet } = on
  const bay = (room.back - room.front) / style.bays
  let data = ''
  for (let i = 0; i < style.bays; i++) {
    const y = room.front + i * bay + bay * 0.15
    data += camera.ground([
      [11.6, y],
      [11.6, y + bay * 0.7],
      [1, y + bay * 0.7 - 5.6],
      [1, y - 5.6],
    ])
  }
  return shape(
    data,
    sheet.gradientAcross(
      [
        [0, '#fff0cf', 0],
        [
          1,
          mix(light.colours.sunlight, '#fff6e2', 0.5),
          light.colours.litShare > 0.3 ? 0.12 : 0.75,
        ],
      ],
      camera.project([0, 6, 0])[0],
      sheet.width,
    ),
    sheet.blur(3),
  )
}

/** The aisle, the platform and what stands on it. */
function stageSet(on: Indoors, occasion: Occasion, style: HallStyle, seed: number): Markup {
  const { y, z, from, width } = STAGE
  const carpet = on.mood.tone(
    occasion === 'wedding' ? '#a8413a' : mix(style.panel, '#e8d5b0', 0.25),
    0.5,
  )
  const step = (d: number, high: number): Markup =>
    box(on, [from - d, y - d, 0], [width + 2 * d, 4.6, high], '#e4cfae', {
      side: () => mix('#c9ab84', '#ffd68f', 0.25),
      top: '#f3e2c2',
    })
  const aisle =
    contact(on, rectangle(-1.5, room.front, 3, y - room.front), 0.3, 3) +
    shape(level(on, -1.35, room.front, 2.7, y - room.front), carpet) +
    shape(
      level(on, -1.2, room.front, 0.08, y - room.front) +
        level(on, 1.12, room.front, 0.08, y - room.front),
      '#e6c07a',
    )
  const platform = aisle + step(0.7, z / 2) + step(0, z)
  if (occasion === 'wedding') return platform + weddingSet(on, seed)
  if (occasion === 'conference') return platform + conferenceSet(on)
  return platform + dinnerSet(on, style, seed)
}

function rows(on: Indoors, style: HallStyle): Markup {
  const seat: Chairs = chairs(on, on.mood.tone(mix(style.panel, '#c9b08c', 0.2), 0.5))
  let body = ''
  for (let y = 18.5; y > -1.5; y -= 1.35)
    for (let i = 0; i < 13; i++)
      for (const side of [-1, 1])
        body += stand(on.camera, seat.behind, [side * (2 + i * 0.66), y, 0], 0.95)
  return body
}

function tables(on: Indoors, occasion: Occasion, style: HallStyle, seed: number): Markup {
  const wed = occasion === 'wedding'
  const set = chairs(on, on.mood.tone(wed ? '#efe0c6' : mix(style.panel, '#d8c09a', 0.15), 0.5))
  const flowers = wed
    ? ['#f2a71b', '#fff1d8', '#e8862c', '#c4487a']
    : ['#f6e4c8', '#ffffff', '#e9a65a', '#b5563c']
  const chance = random(seed + 6)
  const piece: Centrepiece = wed ? 'tall' : chance.pick(['low', 'tall'] as const)
  let body = ''
  for (const y of [17.6, 13.4, 9.2, 5, 0.8])
    for (const x of [-9.6, 9.6, -5, 5])
      body += laidTable(on, [x + Math.sign(x) * 0.1, y], set, {
        cloth: on.mood.tone(wed ? '#f7ead2' : '#efe3cf', 0.54),
        runner: wed ? '#e9c27a' : mix(style.panel, '#d8c09a', 0.1),
        piece,
        flowers,
        radius: 0.95,
        seed: seed + y * 3 + x,
      })
  return body
}
