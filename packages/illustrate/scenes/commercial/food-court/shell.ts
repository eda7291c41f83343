import { mist, sky, skyline } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { down, facing, level, type Room, sideways } from '../../../rooms/room.ts'

export const room: Room = { left: -13, right: 12, front: -6, back: 27, height: 7.4 }

/** Floor, roof with its skylight, the glass end wall and the right wall. */
export function shellOf(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const { left, right, front, back, height } = room
  const { colours } = light
  const end = facing(on, [left, back, 0], right - left, height)
  const chance = random(seed)
  const kinds = [
    tree(on, 'neem', { seed: 4, range: 'middle', detail: 2 }),
    tree(on, 'gulmohar', { seed: 6, range: 'middle', detail: 2 }),
  ]
  const outside =
    sky(on, { seed, cloud: 0.4, top: camera.project([0, back, height])[1] - 40 }) +
    skyline(on, { seed, distance: 700, heights: [10, 90], spacing: 54 }) +
    mist(on, camera.horizon - 40, 44, 0.5) +
    shape(
      camera.ground(rectangle(-90, back, 180, 300)),
      sheet.gradientDown(
        [
          [0, colours.lawn[0]],
          [1, colours.lawn[1]],
        ],
        camera.horizon,
        camera.horizon + 70,
      ),
    ) +
    Array.from({ length: 13 }, (_, i) =>
      stand(
        camera,
        nth(kinds, i % 3 ? 0 : 1),
        [-26 + i * 4.4, 44 - (i % 4) * 2, 0],
        chance.between(5, 8),
        i % 2 > 0,
      ),
    ).join('')
  let bars =
    facing(on, [left, back, 0], right - left, 0.12) +
    facing(on, [left, back, 4.6], right - left, 0.16)
  for (let x = left; x <= right; x += 2.5) bars += facing(on, [x - 0.05, back, 0], 0.1, height)
  const floor = down(
    on,
    [
      [0, mix('#e9d3b0', colours.skylight, 0.5)],
      [0.25, '#cdb292'],
      [1, '#77645c'],
    ],
    [0, back, 0],
    [0, front + 2, 0],
  )
  const roof = down(
    on,
    [
      [0, '#d9bd98'],
      [0.4, '#a88a6e'],
      [1, '#5f4e48'],
    ],
    [0, back, height],
    [0, front + 3, height],
  )
  let joints = ''
  for (let x = left; x < right; x += 1.25) joints += level(on, x, front, 0.02, back - front)
  for (let y = front; y < back; y += 1.25) joints += level(on, left, y, right - left, 0.02)
  const opening: [number, number] = [-5, 9]
  const glassRoof = level(on, opening[0], front, opening[1], back - front - 1, height)
  const night = colours.litShare > 0.3
  const skyPaint = down(
    on,
    [
      [
        0,
        mix(nth(colours.sky, colours.sky.length - (night ? 3 : 2))[1], '#ffffff', night ? 0 : 0.3),
      ],
      [1, mix(nth(colours.sky, night ? 0 : 2)[1], '#ffffff', night ? 0 : 0.15)],
    ],
    [0, back, height],
    [0, front + 4, height],
  )
  let [beams, glazing] = ['', '']
  for (let x = opening[0]; x <= opening[0] + opening[1]; x += 1.5)
    glazing += level(on, x, front, 0.07, back - front - 1, height)
  for (let y = back - 1; y > front; y -= 3.4)
    beams +=
      shape(
        facing(on, [left, y, height - 0.42], right - left, 0.42),
        mix('#b07c52', '#2a1c18', 0.1 + 0.012 * (back - y)),
      ) + shape(level(on, left, y, right - left, 0.3, height - 0.42), '#6e4a34')
  const right0 = sheet.gradientAcross(
    [
      [0, '#d6bd9c'],
      [1, '#6f5a50'],
    ],
    camera.project([right, back, 0])[0],
    sheet.width,
  )
  let slats = ''
  for (let y = front; y < back; y += 0.5) slats += sideways(on, [right, y, 0], 0.16, height)
  const sunlit = camera.ground([
    [-5, 26],
    [4, 26],
    [2.6, 0],
    [-6.4, 0],
  ])
  return (
    group(sheet.clip(end), outside) +
    shape(bars, '#4a3a32') +
    shape(level(on, left, front, right - left, back - front), floor) +
    shape(joints, '#6b5548', opacity(0.3)) +
    shape(
      sunlit,
      down(
        on,
        [
          [0, lighten(colours.sunlight, 0.08), 0.75],
          [1, colours.sunlight, 0.1],
        ],
        [0, back, 0],
        [0, 1, 0],
      ),
      opacity(colours.litShare > 0.3 ? 0.3 : 0.8) + sheet.blur(4),
    ) +
    shape(sideways(on, [right, front, 0], back - front, height), right0) +
    shape(slats, '#8a5f40', opacity(0.55)) +
    shape(level(on, left, front, right - left, back - front, height), roof) +
    shape(glassRoof, skyPaint) +
    shape(glazing, '#6e5a4c', opacity(0.8)) +
    beams
  )
}
