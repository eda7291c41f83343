import { mist, sky, skyline } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees.ts'
import { stand } from '../../paper/camera.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { facing, level, type Room } from '../../rooms/room.ts'

export const PANES = 4

/** What the window looks out on from a high floor: the ground is 40 m below. */
export function outlook(on: Stage, room: Room, view: 'city' | 'park', seed: number): Markup {
  const { camera, sheet } = on
  const chance = random(seed)
  const haze = (up: number, tall: number): Markup => mist(on, camera.horizon - up, tall, 0.5)
  let body = sky(on, {
    seed: 4,
    cloud: 0.4,
    sunSize: 22,
    top: camera.project([0, room.back, room.height + 1])[1],
  })
  body += skyline(on, { seed: 3, distance: 2600, heights: [20, 210], spacing: 54 }) + haze(12, 44)
  if (view === 'city')
    body +=
      skyline(on, { seed: 7, distance: 1500, heights: [0, 150], spacing: 58 }) +
      haze(10, 40) +
      skyline(on, { seed: 15, distance: 820, heights: [-10, 96], spacing: 64, windows: true }) +
      haze(-6, 40)
  const trees = [
    tree(on, 'neem', { seed: 4, range: 'far' }),
    tree(on, 'gulmohar', { seed: 3, range: 'far' }),
    tree(on, 'ashoka', { seed: 3, range: 'far' }),
  ]
  const rows = view === 'park' ? [300, 220, 150, 110] : [150, 110]
  for (const y of rows) {
    body += shape(
      camera.face([
        [-400, y + 40, -16],
        [400, y + 40, -16],
        [400, y - 30, -16],
        [-400, y - 30, -16],
      ]),
      on.light.colours.lawn[0],
      opacity(0.8),
    )
    for (let x = -y * 0.6; x < y * 0.6; x += 5.4)
      body += stand(
        camera,
        chance.pick(trees),
        [x + chance.between(0, 4), y + chance.between(0, 8), -14],
        chance.between(9, 13),
        chance.chance(0.5),
      )
  }
  return body + mist(on, sheet.height * 0.5 + 40, 50, 0.22)
}

export function balcony(on: Stage, room: Room, seed: number): Markup {
  const chance = random(seed + 3)
  const { left, right, back } = room
  const wide = right - left
  const flowers = [3, 5].map((n) => tree(on, 'bougainvillea', { seed: n, range: 'middle' }))
  let body = shape(level(on, left, back, wide, 2.1), on.light.colours.paving[1])
  body += shape(facing(on, [left, back + 1.8, 0], wide, 0.28), '#6b4c3a')
  for (let x = left; x < right; x += 0.34)
    body += stand(
      on.camera,
      chance.pick(flowers),
      [x, back + 1.85, 0.22],
      chance.between(0.3, 0.46),
      chance.chance(0.5),
    )
  body +=
    shape(facing(on, [left, back + 2, 0.05], wide, 1.02), '#ffffff', opacity(0.1)) +
    shape(facing(on, [left, back + 2, 1.06], wide, 0.05), '#4a423e')
  for (let i = 0; i < 7; i++)
    body += shape(facing(on, [left + i * 1.27, back + 2, 0], 0.03, 1.08), '#4a423e')
  return body
}
