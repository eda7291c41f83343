import { sunLounger } from '../../../furniture/living/loungers.ts'
import { halo, hanging } from '../../../furniture/lights/luminaires.ts'
import { broadleaf } from '../../../furniture/plants/planting.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { turned } from '../../../furniture/turned.ts'
import { type Basin, poolBasin } from '../../../outdoors/water/pool-basin.ts'
import { nth } from '../../../paper/nth.ts'
import { reflection } from '../../../paper/stage.ts'
import { circle, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { opening } from '../../../rooms/arches.ts'
import { ceiling, corners } from '../../../rooms/ceilings.ts'
import { clad } from '../../../rooms/cladding.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { floor } from '../../../rooms/floors.ts'
import { glazing } from '../../../rooms/glazing.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { down, level } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'
import { candle, towelStack } from './parts.ts'
import { finished, planted, type Setting, setting } from './setting.ts'

const LEVEL = -0.1

/** A hall with a warm pool: niches with lamps along one wall, loungers along the other, the garden at its end. */
export function poolHall(look: Look): Svg {
  const set = setting(look, (chance) => {
    const room = {
      left: -5.2,
      right: chance.between(5, 5.6),
      front: -5,
      back: chance.between(12, 14),
      height: chance.between(4.2, 4.8),
    }
    return {
      room,
      view: { eye: [chance.between(1.1, 1.7), -4, 1.85], yaw: chance.between(-7, -3), focal: 1060 },
      level: 0.46,
      from: 'back',
      sun: [chance.between(-2, 0.5), room.back, 2.4],
    }
  })
  const { on, view, chance, scheme, seed } = set
  const { room } = on
  const stone = chance.pick(['#a08c74', '#8f7f6c', '#b59a7c', '#7f8a80'])
  const arched = chance.chance(0.5)
  const window: Window = {
    side: 'back',
    from: room.left + 0.6,
    to: room.right - 0.6,
    sill: 0.05,
    head: room.height - 0.5,
    panes: 5,
    dressing: 'none',
    frame: '#4a4038',
  }
  const wood = chance.chance(0.5)
  const walls = (at: Indoors): Markup =>
    ceiling(at, 'slats', wood ? '#b98a5c' : '#cdb894') +
    clad(at, 'right', wood ? 'slats' : 'boards', scheme.wood) +
    clad(at, 'back', 'plaster', stone) +
    planted(at, window, seed) +
    glazing(at, window) +
    clad(at, 'left', 'slabs', stone, { seed }) +
    niches(at, arched)
  const mirror: Indoors = { ...on, ...reflection(on, view, LEVEL) }
  const basin = { x: -3.7, y: -3.6, width: 5.1, length: room.back + 0.6, level: LEVEL }
  const ground = chance.pick(['stone', 'terrazzo'] as const)
  const body =
    on.sheet.wash(on.mood.tone('#6a5648', 0.2)) +
    walls(on) +
    floor(on, ground, chance.pick(['#cdbda4', '#b9a890', '#a89a86']), seed) +
    corners(on) +
    sheen(on) +
    poolBasin(on, basin, walls(mirror), seed) +
    coping(on, basin, ground === 'stone' ? '#c9b79c' : '#d8cab4') +
    steam(on, basin.y + basin.length) +
    things(set)
  return finished(set, body)
}

/** Niches in the left wall, each lit from its foot, a vase or candles in it. */
function niches(on: Indoors, arched: boolean): Markup {
  const { room, mood, light, sheet, camera } = on
  let [glow, body] = ['', '']
  const step = 2.3
  for (let y = room.back - 2.3; y > room.front + 0.5; y -= step) {
    const hole = opening(on, [room.left + 0.01, y, 0.55], 1.2, 2.5, arched)
    glow += opening(on, [room.left + 0.01, y - 0.15, 0.4], 1.5, 2.9, arched)
    const paint = down(
      on,
      [
        [0, mood.tone('#b9744a', 0.42)],
        [0.6, mood.tone('#e6a860', 0.58 + 0.1 * mood.night)],
        [1, mood.tone('#ffdf9c', 0.8 + 0.15 * mood.night)],
      ],
      [room.left, y + 0.6, 3],
      [room.left, y + 0.6, 0.5],
    )
    body += shape(hole, paint)
    if (camera.upright > 0)
      body +=
        turned(on, [room.left - 0.05, y + 0.6, 0.55], 0.16, 0.2, 0.5, '#8a4a34') +
        candle(on, [room.left + 0.02, y + 0.25, 0.55], 0.12)
  }
  return shape(glow, light.colours.lamp, opacity(0.22 + 0.5 * mood.night) + sheet.blur(14)) + body
}

/** The stone round the pool, in the light of the room. */
function coping(on: Indoors, { x, y, width, length }: Basin, colour: string): Markup {
  const strips = [
    level(on, x - 0.55, y, 0.55, length + 0.5),
    level(on, x + width, y, 0.55, length + 0.5),
    level(on, x - 0.55, y + length, width + 1.1, 0.5),
  ].join('')
  const paint = down(
    on,
    [
      [0, on.mood.tone(colour, 0.9)],
      [0.4, on.mood.tone(colour, 0.6)],
      [1, on.mood.tone(colour, 0.34)],
    ],
    [0, y + length, 0],
    [0, -2, 0],
  )
  return shape(strips, paint)
}

/** The window's light on the floor towards us. */
function sheen(on: Indoors): Markup {
  const { room, camera, light } = on
  const paint = down(
    on,
    [
      [0, light.colours.sunlight, 0.5 - 0.3 * on.mood.night],
      [1, light.colours.sunlight, 0],
    ],
    [0, room.back, 0],
    [0, 2, 0],
  )
  return shape(
    camera.ground([
      [room.left, 1],
      [room.right, 1],
      [room.right, room.back],
      [room.left, room.back],
    ]),
    paint,
  )
}

/** A breath of steam over the far end of the water. */
function steam(on: Indoors, y: number): Markup {
  const [x, py] = on.camera.project([-1, y - 3, 0.3])
  const paint = on.sheet.glow([
    [0, '#fff4e2', 0.34],
    [1, '#fff4e2', 0],
  ])
  return `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="420" ry="60" fill="${paint}"/>`
}

function things({ on, chance, scheme, seed }: Setting): Markup {
  const { room, camera, light } = on
  const [first, second] = scheme.accents
  const towel = chance.pick([first, second])
  const drop = chance.pick(['globe', 'rattan'] as const)
  const rows = [room.back - 2.2, room.back - 5, room.back - 7.8, room.back - 10.6]
  const lamp = (y: number): Markup => {
    const [x, py, depth] = camera.project([room.right - 0.15, y, 2.2])
    const k = camera.scale(depth)
    return circle(x, py, 1.2 * k, halo(on)) + circle(x, py, 0.13 * k, light.colours.lamp)
  }
  return (
    areca(on, [room.left + 0.7, room.back - 0.7], 2.3, seed) +
    [room.back - 2.6, room.back - 6, room.back - 9.4]
      .map((y) => hanging(on, [-1.15, y, 3], 0.5, drop))
      .join('') +
    broadleaf(on, [room.right - 0.8, room.back - 0.8], 2.1, seed + 1, '#e3d4bc') +
    rows.map((y) => lamp(y + 1.2)).join('') +
    rows
      .map(
        (y, i) =>
          sunLounger(on, [2.7, y + 0.74], -90, scheme.wood, '#f4eadb', towel) +
          (y > -0.5
            ? turned(on, [3.6, y - 0.5, 0], 0.16, 0.2, 0.4, scheme.wood) +
              towelStack(on, [3.44, y - 0.6, 0.4], ['#f6efe2', nth(scheme.accents, i % 3)])
            : ''),
      )
      .join('')
  )
}
