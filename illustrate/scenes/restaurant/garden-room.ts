import { chairs } from '../../furniture/banquet-chairs.ts'
import { centrepiece } from '../../furniture/bouquets.ts'
import { banquette, shadeLamp, squareTable, wovenPlate } from '../../furniture/dining.ts'
import { artwork, pot } from '../../furniture/furnishings.ts'
import { laidTable } from '../../furniture/laid-table.ts'
import { areca } from '../../furniture/plants.ts'
import { glowPaint, mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, group, type Markup, shape, type Svg } from '../../paper/svg.ts'
import { rectangle, unit } from '../../paper/vector.ts'
import { shell } from '../../rooms/room.ts'
import { sideWall } from '../../rooms/walls.ts'
import { sunbeams, windowWall } from '../../rooms/windows.ts'
import type { Look } from '../../scene.ts'
import { arches } from './arches.ts'
import { room } from './dining-room.ts'

/** Cloths, walls and lamps that go together. */
const moods = [
  { bench: '#2f5f5c', wall: '#8a4a34', chair: '#b5653f', lamp: '#c98f4a', form: 'basket' },
  { bench: '#8c3f3a', wall: '#35575a', chair: '#d0a45c', lamp: '#2f4a4c', form: 'dome' },
  { bench: '#6a4a5c', wall: '#a8764e', chair: '#3f6660', lamp: '#e8d5b0', form: 'globe' },
] as const

/** A dining room towards its garden windows: bottle arches on the left, a long banquette on the right, laid tables between. */
export function gardenRoom(look: Look): Svg {
  const sheet = new Sheet(look)
  const view: View = { eye: [-0.7, -3, 1.62], focal: 1120, centre: [700, sheet.height * 0.5] }
  const light = lightAt(look.hour, look.place, -8, { elevation: look.hour === 'noon' ? 40 : 4.4 })
  const on = stage(sheet, view, light)
  const chance = random(look.seed)
  const mood = nth(moods, Math.floor(look.seed / 5) % moods.length)
  const { frame, opening: window } = windowWall(on, room, 5)
  const beams = sunbeams(on, room, 5, unit([0.3, -1, -0.4]))
  const day = light.colours.litShare < 0.3
  const veil = sunHaze(on, 420, 0.3)
  const set = chairs(on, mood.chair, '#6b4630')
  const flowers = ['#f6e4c8', '#ffffff', '#e9a65a', '#c4613d']
  const walls =
    sideWall(on, room, room.left, 'plaster', mood.wall) +
    sideWall(on, room, room.right, 'slats', '#9c6a46') +
    arches(on, look.seed)
  const art = artwork(on, { ...room, left: room.left + 0.001 }, 8.2, 1.2, 1.4, 1.3, '#b9573a')

  const baskets = [7.6, 6.2, 4.6]
    .map((y, i) =>
      wovenPlate(
        on,
        [room.right - 0.02, y, 2.25 + 0.12 * (i % 2)],
        nth([0.62, 0.46, 0.58], i),
        nth(['#d0a45c', mood.bench, '#e6d3ae'], i),
      ),
    )
    .join('')
  let body =
    sheet.wash('#33272a') +
    group(sheet.clip(window), garden(on, look.seed)) +
    shell(on, room, 'wood') +
    walls +
    art +
    baskets +
    frame +
    (day ? beams.floor : '')
  body += areca(on, [-4, 9.6], 1.9, look.seed) + areca(on, [4.1, 9.9], 1.7, look.seed + 3)
  body += banquette(on, 4.05, 1.2, 8, mood.bench)
  for (const y of [8, 6.1, 4.2, 2.3]) {
    body += stand(on.camera, set.side, [2.5, y + 0.35, 0], 0.95)
    body +=
      squareTable(on, 3, y, 0.86, 0.8, '#f1e4cb') +
      centrepiece(on, [3.45, y + 0.4, 0.76], 'lamp', flowers, y)
  }
  for (const [x, y] of [
    [0.6, 8.2],
    [-2.3, 7.2],
    [0.4, 5.2],
    [-2.5, 4],
    [-0.1, 2.1],
  ] as const)
    body += laidTable(on, [x, y], set, {
      radius: 0.62,
      seats: 4,
      cloth: '#f3e7d0',
      runner: mix(mood.bench, '#e8d5b0', 0.35),
      piece: 'low',
      flowers,
      seed: look.seed + x * 10,
    })
  body += pot(on, [-4.2, 1.9, 0], 0.9, '#b5623f')
  for (const [x, y] of [
    [0.4, 8.2],
    [-2.3, 7.2],
    [0.4, 5.2],
    [-2.5, 4],
    [-0.1, 2.3],
  ] as const)
    body += shadeLamp(
      on,
      [x, y, 2.35 + chance.between(-0.05, 0.1)],
      0.62,
      room.height,
      mood.lamp,
      mood.form,
    )
  return sheet.finish(body + (day ? beams.air : '') + veil, { threshold: 202, vignette: 0.3 })
}

/** A garden with lanterns, and the city far behind it. */
function garden(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const kinds = (['neem', 'frangipani', 'gulmohar', 'ashoka'] as const).map((kind, i) =>
    tree(on, kind, { seed: 4 + i, range: 'middle', detail: 2 }),
  )
  const bush = tree(on, 'bougainvillea', { seed: 5, range: 'middle', detail: 1.6 })
  let body =
    sky(on, {
      seed: 4,
      cloud: 0.4,
      sunSize: 20,
      top: camera.project([0, room.back, room.height + 1])[1],
    }) +
    skyline(on, { seed, distance: 1400, heights: [10, 150], spacing: 60 }) +
    mist(on, camera.horizon - 40, 46, 0.5)
  body += shape(
    camera.ground(rectangle(-80, 10.6, 160, 400)),
    sheet.gradientDown(
      [
        [0, light.colours.lawn[0]],
        [1, light.colours.lawn[1]],
      ],
      camera.horizon,
      camera.horizon + 90,
    ),
  )
  for (let y = 52; y > 15; y -= 2.2)
    body += stand(
      camera,
      chance.pick(kinds),
      [chance.between(-0.42, 0.42) * y, y, -0.2],
      chance.between(3.4, 5.6),
      chance.chance(0.5),
    )
  for (let x = -5; x < 5.4; x += 0.7)
    body += stand(camera, bush, [x, 13, 0], chance.between(0.5, 0.85), chance.chance(0.5))
  for (let i = 0; i < 7; i++) {
    const [x, y, depth] = camera.project([
      -4.2 + i * 1.45,
      14,
      2.5 - 0.3 * Math.sin((i / 6) * Math.PI),
    ])
    body +=
      circle(x, y, 0.5 * camera.scale(depth), glowPaint(on, 0.6)) +
      circle(x, y, 0.09 * camera.scale(depth), '#fff3d0')
  }
  return body
}
