import { artwork, pot, rug, shelves, sideboard } from '../furniture/furnishings.ts'
import { floorLamp, pendant } from '../furniture/lamps.ts'
import { areca, blossom } from '../furniture/plants.ts'
import { drum, roundTable } from '../furniture/round-tables.ts'
import { armchair, sofa } from '../furniture/sofas.ts'
import { sunHaze } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { lightAt } from '../paper/light.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { group, type Markup, opacity, shape, type Svg } from '../paper/svg.ts'
import { ellipse, rectangle, unit } from '../paper/vector.ts'
import { contact, level, type Room, shell } from '../rooms/room.ts'
import { sideWall } from '../rooms/walls.ts'
import { sunbeams, windowWall } from '../rooms/windows.ts'
import type { Facts, Look } from '../scene.ts'
import { further } from './living-room/further.ts'
import { PANES, outlook, balcony } from './living-room/outlook.ts'

/** A living room. Seeds that four divides: towards its window wall, walnut and an armchair on the left, sofa and lit shelves on the right; for other seeds see `further`. */
export function draw(facts: Facts, look: Look): Svg {
  if (look.seed % 4) return further(facts, look)
  const sheet = new Sheet(look)
  const room: Room = { left: -3.6, right: 4, front: -1.6, back: 7.2, height: 3.05 }
  const view: View = { eye: [-0.4, -2.7, 1.36], focal: 1150, centre: [690, sheet.height * 0.5] }
  const light = lightAt(look.hour, look.place, -7, { elevation: look.hour === 'noon' ? 40 : 4.2 })
  const on = stage(sheet, view, light)
  const { colours } = light

  const { frame, opening } = windowWall(on, room, PANES)
  const outside = group(
    sheet.clip(opening),
    outlook(on, room, facts.view ?? 'city', look.seed) + balcony(on, room, look.seed),
  )
  const beams = sunbeams(on, room, PANES, unit([0.34, -1, -0.36]))
  const walls =
    sideWall(on, room, room.left, 'slats', '#a8724a') +
    sideWall(on, room, room.right, 'plaster', '#b08b6e')
  const corners =
    contact(
      on,
      [
        [room.left, room.front],
        [room.left + 0.5, room.front],
        [room.left + 0.22, room.back],
        [room.left, room.back],
      ],
      0.36,
    ) +
    contact(
      on,
      [
        [room.right, room.front],
        [room.right - 0.5, room.front],
        [room.right - 0.2, room.back],
        [room.right, room.back],
      ],
      0.32,
    )

  const table: readonly [number, number] = [0.1, 3.3]
  const things = [
    areca(on, [-2.95, 6.3], 1.7, look.seed),
    floorLamp(on, [3.5, 6.3]),
    sideboard(on, room, 3.3, 2.3, '#8a5a3c'),
    pot(on, [room.left + 0.24, 3.7, 0.62], 0.36, '#e6d6bc') +
      pot(on, [room.left + 0.24, 4.05, 0.62], 0.24, colours.shade),
    sofa(on, 2.55, 2.5, 3.2, '#b09a80', ['#b65f3f', '#35565c']),
    armchair(on, -2.3, 2.35, '#4f716c'),
    roundTable(on, table, 0.62, 0.38, '#6b4a38'),
    blossom(on, [table[0] - 0.12, table[1], 0.38], '#35565c', 6),
    shape(level(on, 0.26, 3.1, 0.32, 0.2, 0.385), '#8c3f32') +
      shape(level(on, 0.28, 3.12, 0.27, 0.17, 0.42), '#efe2cc'),
    contact(on, ellipse(0.86, 2.66, 0.4, 0.36), 0.45) +
      drum(on, [0.82, 2.7, 0], 0.33, 0.27, '#d9cbb4', '#f6ead2'),
    pendant(on, [-0.15, 3.3, 2.1], room),
    pendant(on, [0.15, 3.45, 1.88], room),
    pendant(on, [0.42, 3.2, 2.24], room),
  ]
  const floor =
    shell(on, room, 'marble') +
    shine(on, room) +
    walls +
    artwork(on, room, 3.5, 1.14, 1.9, 1.2, '#b9573a') +
    shelves(on, room, 3.3, 2.5, 0.62, 2.46, 5)
  const veil = sunHaze(on, 430, 0.32)
  const carpet = rug(on, -1.45, 2.1, 3.5, 2.75, ['#d8c4a4', '#b65f3f', '#35565c', '#c7a06a'])
  return sheet.finish(
    sheet.wash('#3a2d2c') +
      outside +
      floor +
      frame +
      corners +
      carpet +
      beams.floor +
      things.join('') +
      beams.air +
      veil,
    { threshold: 202, vignette: 0.28 },
  )
}

/** The window's reflection in the polished floor. */
function shine(on: Stage, room: Room): Markup {
  const { camera, sheet, light } = on
  const foot = camera.project([0, room.back, 0])[1]
  const fade = sheet.fade(
    [
      [0, 0.62],
      [1, 0],
    ],
    foot,
    foot + 270,
  )
  const plan = camera.ground(
    rectangle(room.left + 0.3, room.front, room.right - room.left - 0.6, room.back - room.front),
  )
  return group(
    sheet.clip(plan) + fade,
    shape(
      plan,
      sheet.gradientDown(
        [
          [0, light.colours.sun[2]],
          [1, light.colours.sun[1]],
        ],
        foot,
        foot + 260,
      ),
      opacity(0.7) + sheet.blur(3),
    ),
  )
}
