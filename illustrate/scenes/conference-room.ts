import { chairs } from '../furniture/banquet-chairs.ts'
import { artwork, pot, rug, sideboard } from '../furniture/furnishings.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import { stand, type View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { circle, group, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { rectangle, unit } from '../paper/vector.ts'
import { lampBox } from '../rooms/arches.ts'
import { contact, level, type Room, shell, sideways } from '../rooms/room.ts'
import { sideWall } from '../rooms/walls.ts'
import { sunbeams, windowWall } from '../rooms/windows.ts'
import type { Facts, Look } from '../scene.ts'

const room: Room = { left: -3.7, right: 3.9, front: -1.6, back: 9, height: 3.1 }

/** The table: metres. */
const TABLE = { x: -0.85, y: 1.9, wide: 1.7, deep: 5.6 }

const moods = [
  { chair: '#35586b', wood: '#8a5c3e', wall: '#5f7470' },
  { chair: '#8c4a36', wood: '#6b4a38', wall: '#8a6a52' },
  { chair: '#4f6b4c', wood: '#a3754c', wall: '#7c6f78' },
] as const

/** A meeting room high over the city: a long table with chairs, a screen on the right, slats and a picture on the left. */
export function draw(_facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const view: View = { eye: [-0.55, -2.7, 1.66], focal: 1130, centre: [700, sheet.height * 0.47] }
  const light = lightAt(look.hour, look.place, -7, { elevation: look.hour === 'noon' ? 40 : 4.2 })
  const on = stage(sheet, view, light)
  const mood = nth(moods, look.seed % moods.length)
  const day = light.colours.litShare < 0.3
  const { frame, opening } = windowWall(on, room, 5)
  const beams = sunbeams(on, room, 5, unit([0.32, -1, -0.38]))
  const veil = sunHaze(on, 420, 0.3)
  const walls =
    sideWall(on, room, room.left, 'slats', '#a8724a') +
    sideWall(on, room, room.right, 'plaster', mood.wall)
  const body =
    sheet.wash('#33292a') +
    group(sheet.clip(opening), outlook(on, look.seed)) +
    shell(on, room, look.seed % 2 ? 'wood' : 'marble') +
    walls +
    artwork(on, room, 3.4, 1.14, 1.9, 1.15, mood.chair) +
    screen(on, mood.chair) +
    frame +
    rug(on, -2.2, 1.3, 4.4, 6.8, [
      mix(mood.chair, '#e8dcc6', 0.7),
      mood.chair,
      mix(mood.chair, '#e8dcc6', 0.5),
      '#d8c4a4',
    ]) +
    (day ? beams.floor : '') +
    areca(on, [3.3, 8.3], 1.8, look.seed) +
    areca(on, [-3.2, 8.2], 1.6, look.seed + 2) +
    sideboard(on, room, 3.2, 2.6, '#7a5238') +
    pot(on, [room.left + 0.24, 3.7, 0.62], 0.36, '#e6d6bc') +
    pot(on, [room.left + 0.24, 4.1, 0.62], 0.26, mood.chair) +
    furniture(on, mood, look.seed)
  return sheet.finish(body + lamps(on, look.seed) + (day ? beams.air : '') + veil, {
    threshold: 202,
    vignette: 0.28,
  })
}

function outlook(on: Stage, seed: number): Markup {
  const { camera } = on
  const haze = (up: number): Markup => mist(on, camera.horizon - up, 46, 0.5)
  return (
    sky(on, {
      seed: seed + 2,
      cloud: 0.4,
      sunSize: 20,
      top: camera.project([0, room.back, room.height + 1])[1],
    }) +
    skyline(on, { seed, distance: 2600, heights: [10, 190], spacing: 54 }) +
    haze(10) +
    skyline(on, { seed: seed + 7, distance: 1400, heights: [-20, 120], spacing: 58 }) +
    haze(0) +
    skyline(on, {
      seed: seed + 15,
      distance: 760,
      heights: [-40, 56],
      spacing: 62,
      windows: true,
    }) +
    mist(on, camera.horizon + 50, 80, 0.5)
  )
}

/** A wide screen with a simple chart on the right wall. */
function screen(on: Stage, accent: string): Markup {
  const x = room.right - 0.03
  const bars = [0.5, 0.9, 0.7, 1.1, 0.95].map((height, i) =>
    shape(
      sideways(on, [x - 0.01, 3.5 + i * 0.42, 1.2], 0.24, height * 0.8),
      i === 3 ? '#f2a71b' : mix(accent, '#cfe0dc', 0.45),
    ),
  )
  return (
    shape(sideways(on, [x, 3, 0.98], 3, 1.5), '#160f0f', opacity(0.4) + on.sheet.blur(4)) +
    shape(sideways(on, [x, 3.05, 1], 2.9, 1.44), '#12181c') +
    shape(sideways(on, [x - 0.005, 3.11, 1.05], 2.78, 1.34), mix('#1f3f4a', accent, 0.2)) +
    bars.join('') +
    shape(sideways(on, [x - 0.01, 3.3, 1.17], 2.4, 0.02), '#e8e4d4')
  )
}

/** Chairs, the table on two slab legs, and what lies on it. */
function furniture(on: Stage, mood: (typeof moods)[number], seed: number): Markup {
  const { camera } = on
  const chance = random(seed)
  const set = chairs(on, mood.chair, '#5a4a40')
  const { x, y, wide, deep } = TABLE
  let body =
    contact(on, rectangle(x - 0.5, y - 0.2, wide + 1, deep + 0.2), 0.3, 14) +
    stand(camera, set.front, [0, y + deep + 0.35, 0], 1)
  const rows = [0.5, 1.62, 2.74, 3.86, 4.98]
  for (const row of rows.toReversed()) {
    body +=
      contact(on, rectangle(x - 0.7, y + row - 0.2, 0.6, 0.5), 0.35, 5) +
      contact(on, rectangle(x + wide + 0.1, y + row - 0.2, 0.6, 0.5), 0.35, 5)
    body +=
      stand(camera, set.side, [x - 0.36, y + row, 0], 1) +
      stand(camera, set.side, [x + wide + 0.36, y + row, 0], 1, true)
  }
  body += lampBox(
    on,
    [x + 0.3, y + deep - 0.7, 0],
    [wide - 0.6, 0.12, 0.68],
    mix(mood.wood, '#1f1518', 0.3),
  )
  body +=
    lampBox(on, [x + 0.45, y + 0.9, 0], [wide - 0.9, 0.12, 0.68], mix(mood.wood, '#1f1518', 0.2)) +
    lampBox(on, [x, y, 0.68], [wide, deep, 0.07], mood.wood)
  for (const row of rows)
    for (const u of [0.14, wide - 0.46]) {
      const turn = chance.between(-0.04, 0.04)
      body +=
        shape(level(on, x + u + turn, y + row - 0.14, 0.32, 0.24, 0.756), '#fbf3e2') +
        shape(level(on, x + u + 0.05 + turn, y + row - 0.1, 0.2, 0.02, 0.757), '#b9a88e')
    }
  return (
    body +
    blossom(on, [0, y + 2.3, 0.75], mood.chair, seed) +
    pot(on, [0.1, y + 3.7, 0.75], 0.2, '#e6d6bc') +
    stand(camera, set.behind, [0, y - 0.4, 0], 1)
  )
}

/** A long lit bar, or a row of discs, over the table. */
function lamps(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const glow = sheet.glow([
    [0, '#fff0cc', 0.7],
    [0.3, light.colours.lamp, 0.28],
    [1, light.colours.lamp, 0],
  ])
  if (seed % 2) {
    const [a, b] = [TABLE.y + 0.6, TABLE.y + TABLE.deep - 0.6]
    const cords = [a + 0.3, b - 0.3]
      .map((y) => lampBox(on, [-0.01, y, 2.25], [0.02, 0.02, 0.9], '#33261f'))
      .join('')
    const [px, py, depth] = camera.project([0, a + 1.2, 2.2])
    return (
      cords +
      circle(px, py, 1.3 * camera.scale(depth), glow) +
      lampBox(on, [-0.09, a, 2.2], [0.18, b - a, 0.08], '#c98f4a') +
      shape(camera.ground(rectangle(-0.08, a, 0.16, b - a), 2.2), '#fff2cf')
    )
  }
  return [6.4, 4.7, 3]
    .map((y) => {
      const [px, py, depth] = camera.project([0, y, 2.2])
      return (
        lampBox(on, [-0.01, y, 2.2], [0.02, 0.02, 0.95], '#33261f') +
        circle(px, py, 0.9 * camera.scale(depth), glow) +
        circle(px, py, 0.17 * camera.scale(depth), '#fff3d4')
      )
    })
    .join('')
}
