import { backBar } from '../../../furniture/dining/back-bar.ts'
import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { banquette } from '../../../furniture/dining/banquette.ts'
import { centrepiece } from '../../../furniture/plants/bouquets.ts'
import { laidTable, placeSetting } from '../../../furniture/dining/laid-table.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { pictures } from '../../../furniture/pictures/pictures.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { table } from '../../../furniture/living/seating.ts'
import { garden } from '../../../outdoors/outlook.ts'
import { stringLights } from '../../../outdoors/gardens/string-lights.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Markup, Svg } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { interior } from '../../../rooms/interior.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'

/** Cloths, walls and lamps that go together. */
const moods = [
  { bench: '#2f5f5c', wall: '#b8694a', chair: '#b5653f', lamp: '#c98f4a', form: 'rattan' },
  { bench: '#8c3f3a', wall: '#4f7a76', chair: '#d0a45c', lamp: '#2f4a4c', form: 'cone' },
  { bench: '#6a4a5c', wall: '#c99a62', chair: '#3f6660', lamp: '#e8d5b0', form: 'globe' },
] as const

type Mood = (typeof moods)[number]

const room: Room = { left: -4.6, right: 4.8, front: -4, back: 10.5, height: 3.7 }

const flowers = ['#f6e4c8', '#ffffff', '#e9a65a', '#c4613d']

/** Where the round tables stand, farthest first. */
const tables = [
  [0.6, 8.2],
  [-2.2, 7.2],
  [0.4, 5.2],
  [-2.3, 4],
  [-0.1, 2.1],
] as const

/** A dining room towards its garden windows: lit arches of bottles on the left, a long banquette on the right, laid tables between. */
export function gardenRoom(look: Look): Svg {
  const { seed } = look
  const mood = nth(moods, Math.floor(seed / 5) % moods.length)
  return interior(look, {
    room,
    eye: [-0.7, -1.9, 1.62],
    yaw: 0,
    focal: 1120,
    horizon: 0.47,
    windows: [
      {
        side: 'back',
        from: room.left + 0.5,
        to: room.right - 0.5,
        sill: 0.04,
        head: 3.2,
        panes: 5,
        dressing: 'curtains',
        cloth: '#efdcc0',
      },
    ],
    sun: [-1.6, room.back, 2.3],
    ceiling: { kind: 'tray' },
    floor: { kind: 'planks', colour: '#a9764f' },
    wall: mood.wall,
    dress: (on) => clad(on, 'right', 'slats', '#a8744c'),
    outside: (on) =>
      garden(on, seed + 3, 12, 0) + stringLights(on, [-7, 14, 2.9], [7.6, 15, 2.7], 0.4, 14),
    things: (on, patches) => things(on, mood, seed, patches),
    mirrored: false,
  })
}

function things(on: Indoors, mood: Mood, seed: number, patches: Markup): Markup {
  const chance = random(seed)
  const set = chairs(on, on.mood.tone(mood.chair, 0.5), '#6b4630')
  let body =
    backBar(on, 'left', 1.2, 7.8, { arched: true, wood: '#6b4632', seed, high: 3 }) +
    blossom(on, [room.left + 0.16, 3.2, 0.96], '#35565c', seed) +
    pictures(on, 'right', 6.4, 2.15, 3.4, [mood.wall, mood.bench], seed) +
    patches +
    areca(on, [-3.9, 9.6], 1.9, seed) +
    areca(on, [4, 9.9], 1.7, seed + 3) +
    banquette(on, 'right', 1.2, 8, mood.bench)
  for (const y of [8, 6.1, 4.2, 2.3]) {
    const cloth = on.mood.tone('#f1e4cb', 0.5)
    body += stand(on.camera, set.side, [2.5, y + 0.35, 0], 0.95)
    body += table(on, [3, y], [0.86, 0.8, 0.75], '#f1e4cb', '#3a2a22')
    for (const v of [0.16, 0.64]) body += placeSetting(on, [3.43, y + v, 0.76], 0.95, cloth)
    body += centrepiece(on, [3.45, y + 0.4, 0.76], 'lamp', flowers, y)
  }
  for (const [x, y] of tables)
    body += laidTable(on, [x, y], set, {
      radius: 0.62,
      seats: 4,
      cloth: on.mood.tone('#f3e7d0', 0.5),
      runner: on.mood.tone(mix(mood.bench, '#e8d5b0', 0.35), 0.5),
      piece: 'low',
      flowers,
      seed: seed + x * 10,
    })
  for (const [x, y] of tables)
    body += hanging(
      on,
      [x, y, 2.3 + chance.between(-0.05, 0.1)],
      mood.form === 'globe' ? 0.42 : 0.56,
      mood.form,
      mood.lamp,
    )
  return body
}
