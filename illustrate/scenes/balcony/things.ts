import { assemble, part } from '../../furniture/blocks.ts'
import { carpet } from '../../furniture/carpets.ts'
import { pot } from '../../furniture/furnishings.ts'
import { halo, hanging } from '../../furniture/luminaires.ts'
import { broadleaf, trailing, trough } from '../../furniture/planting.ts'
import { areca } from '../../furniture/plants.ts'
import { easyChair } from '../../furniture/seating.ts'
import { turned } from '../../furniture/turned.ts'
import type { Species } from '../../outdoors/species.ts'
import type { Random } from '../../paper/random.ts'
import { circle, type Markup, stroke } from '../../paper/svg.ts'
import { ellipse, lerp, type Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { contact } from '../../rooms/room.ts'
import type { Scheme } from '../../rooms/schemes.ts'

export const plantings: readonly (readonly Species[])[] = [
  ['bougainvillea', 'hedge'],
  ['shrub', 'bougainvillea', 'hedge'],
  ['bougainvillea', 'bougainvillea', 'shrub'],
]

export function things(
  on: Indoors,
  scheme: Scheme,
  chance: Random,
  seed: number,
  kinds: readonly Species[],
): Markup {
  const { room } = on
  const [first, second, third] = scheme.accents
  const middle: Spot = [chance.between(0, 0.25), 0.95]
  const cloth = chance.pick([first, second, scheme.cloth])
  const turn = chance.pick([128, 72, 104])
  const lamp = chance.pick(['rattan', 'globe', 'none'] as const)
  const string = on.mood.night > 0.5 && lamp === 'none'
  return (
    carpet(
      on,
      middle[0] - 1.35,
      middle[1] - 0.75,
      2.7,
      1.75,
      [scheme.cover, second, first],
      chance.pick(['stripes', 'border', 'waves'] as const),
    ) +
    trough(
      on,
      [room.right - 0.42, 0.6, 0],
      [0.4, room.back - 0.7, 0.5],
      scheme.featureColour,
      kinds,
      0.7,
      seed + 9,
    ) +
    (chance.chance(0.5)
      ? areca(on, [room.left + 0.5, room.back - 0.5], 1.5, seed)
      : broadleaf(on, [room.left + 0.5, room.back - 0.45], 1.7, seed, '#e3d4bc')) +
    trailing(on, [room.right - 0.7, 1.7, 2.05], 0.9, seed, third) +
    (lamp === 'none'
      ? ''
      : hanging(on, [middle[0], middle[1] + 0.4, 2.2], lamp === 'rattan' ? 0.5 : 0.24, lamp)) +
    (string ? bulbs(on) : '') +
    easyChair(on, centred([middle[0] - 0.95, middle[1] + 0.1], turn), turn, cloth, scheme.wood) +
    easyChair(on, centred([middle[0] + 0.95, middle[1] + 0.1], -turn), -turn, cloth, scheme.wood) +
    contact(on, ellipse(middle[0] + 0.04, middle[1] - 0.05, 0.36, 0.3), 0.4) +
    turned(on, [...middle, 0], 0.16, 0.07, 0.4, scheme.wood) +
    turned(on, [...middle, 0.4], 0.33, 0.33, 0.035, scheme.stone) +
    tea(on, [middle[0] - 0.08, middle[1]], second) +
    broadleaf(on, [room.right - 0.75, -0.35], 1.15, seed + 5, third)
  )
}

/** Where a chair's frame starts so that its middle is here; 0.8 m square. */
function centred([x, y]: Spot, turn: number): Spot {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * 0.4, Math.sin(angle) * 0.4]
  return [x - c + s, y - s - c]
}

/** A pot of tea and two glasses on a table 0.435 m high. */
function tea(on: Indoors, [x, y]: Spot, colour: string): Markup {
  const glass = (dx: number, dy: number): Markup =>
    turned(on, [x + dx, y + dy, 0.436], 0.026, 0.034, 0.08, '#d9893c')
  const tray = assemble(on, [x - 0.1, y - 0.1], 0, [
    part(0, 0, 0.435, 0.38, 0.22, 0.012, '#c99a4e'),
  ])
  return tray + pot(on, [x, y + 0.05, 0.447], 0.2, colour) + glass(0.16, 0.04) + glass(0.22, -0.04)
}

/** A string of bulbs below the ceiling. */
function bulbs(on: Indoors): Markup {
  const { left, right, back, height } = on.room
  let body = ''
  let last: Spot | undefined
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const sag = Math.abs(((t * 2) % 1) - 0.5) * 2
    const [x, y, depth] = on.camera.project([
      lerp(left, right, t),
      back - 0.1,
      height - 0.3 + 0.26 * (sag ** 2 - 0.3),
    ])
    if (last)
      body += stroke(
        `M${last[0].toFixed(1)} ${last[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
        on.mood.tone('#3a2c26', 0.3),
        1.2,
      )
    body +=
      circle(x, y + 4, 0.14 * on.camera.scale(depth), halo(on, 0.8)) +
      circle(x, y + 4, 0.024 * on.camera.scale(depth), '#fff3d2')
    last = [x, y]
  }
  return body
}
