import { lighten, mix } from '../paper/colour.ts'
import { shaded, throughAir } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { unit, type Vec } from '../paper/vector.ts'
import type { Crowd } from '../people/figures.ts'
import type { Line } from '../roads/viaduct.ts'
import { box, onWall, type Wall } from './solids.ts'

/** Where a station stands on its line, in metres away. */
export interface Station {
  from: number
  to: number
  seed: number
  /** The colour of its roof. */
  roof?: string
}

const HALF = 9.6
const STEPS = 16

/** A point of the roof's arch: share 0 (left) to 1 (right). */
const arch = ({ x, rails }: Line, y: number, share: number, grow = 1): Vec => {
  const angle = Math.PI * (1 - share)
  return [x + Math.cos(angle) * (HALF + 0.4) * grow, y, rails + 3.2 + Math.sin(angle) * 5.4 * grow]
}

const archLine = (line: Line, y: number, grow = 1): Vec[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => arch(line, y, i / STEPS, grow))

/** An elevated station under a barrel roof; `inside` is what stands on its tracks. */
export function station(
  on: Stage,
  line: Line,
  plan: Station,
  people: Crowd,
  inside: Markup,
): Markup {
  return (
    concourse(on, line, plan) +
    hall(on, line, plan) +
    inside +
    platformSide(on, line, plan, people) +
    vault(on, line, plan)
  )
}

/** The glazed floor under the tracks, on pairs of columns. */
function concourse(on: Stage, { x, rails }: Line, { from, to, seed }: Station): Markup {
  const { light } = on
  const chance = random(seed)
  const [low, high] = [rails - 6.2, rails - 0.8]
  const dress = (wall: Wall): Markup => {
    const panes = new Batch()
    const count = Math.round(wall.length / 3)
    for (let i = 0; i < count; i++) {
      const warm = chance.next() < light.colours.litShare + 0.34
      const tone = warm
        ? mix(light.colours.lamp, '#c98a52', chance.between(0, 0.4))
        : mix(light.colours.glass, light.colours.skylight, chance.between(0.05, 0.25))
      panes.add(
        onWall(on, wall, (i + 0.06) / count, (i + 0.94) / count, low + 0.9, high - 0.8),
        throughAir(light, tone, wall.distance * 0.6),
      )
    }
    const band = shape(
      onWall(on, wall, 0, 1, high - 0.7, high - 0.35, 0.1),
      throughAir(light, '#b4553a', wall.distance),
    )
    return panes + band
  }
  let posts = ''
  for (let y = to - 4; y > from; y -= 14)
    for (const side of [-1, 1])
      posts += box(on, [x + side * 6.4 - 0.7, y, 0], [1.4, 1.4, low], '#cfc3b1')
  return (
    posts +
    box(on, [x - HALF, from, low], [2 * HALF, to - from, high - low], '#d9cbb6', { dress }) +
    box(on, [x - HALF - 0.5, from - 0.6, high], [2 * HALF + 1, to - from + 1.2, 0.9], '#e9dec9')
  )
}

/** What is seen under the roof from the near end: lit vault, ribs, and the sky at the far end. */
function hall(on: Stage, line: Line, { from, to }: Station): Markup {
  const { camera, light, sheet } = on
  const floor = line.rails + 0.1
  const mouth = (y: number, grow = 1): string =>
    camera.face([[line.x - HALF, y, floor], ...archLine(line, y, grow), [line.x + HALF, y, floor]])
  const [top, foot] = [
    camera.project(arch(line, from, 0.5))[1],
    camera.project([line.x, from, floor])[1],
  ]
  const night = light.colours.litShare > 0.1 ? 1 : 0.55
  const paint = sheet.gradientDown(
    [
      [0, mix('#8a6a50', light.colours.lamp, 0.5 * night)],
      [0.55, mix('#b58c66', lighten(light.colours.lamp, 0.04), 0.8 * night)],
      [1, mix('#7c6350', light.colours.lamp, 0.35 * night)],
    ],
    top,
    foot,
  )
  let body =
    shape(mouth(from), paint) +
    shape(mouth(to, 0.96), mix(light.colours.mist, light.colours.sun[2], 0.5), opacity(0.8))
  for (let y = to - 8; y > from; y -= 8)
    body += stroke(
      open(on, archLine(line, y, 0.98)),
      '#7a4c36',
      Math.max(0.6, 0.22 * camera.scale(camera.depth([line.x, y, 10]))),
      opacity(0.5),
    )
  return body
}

const open = ({ camera }: Stage, points: readonly Vec[]): string =>
  points
    .map((point, i) => {
      const [x, y] = camera.project(point)
      return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

/** The open side of the platform on our right or left: people, columns, a glass rail. */
function platformSide(
  on: Stage,
  { x, rails }: Line,
  { from, to, seed }: Station,
  people: Crowd,
): Markup {
  const { camera, light } = on
  const chance = random(seed + 2)
  const side = camera.eye[0] > x ? 1 : -1
  const at = x + side * HALF
  const wall = (out: number, low: number, high: number, near = from, far = to): string =>
    camera.face([
      [at + out, near, low],
      [at + out, far, low],
      [at + out, far, high],
      [at + out, near, high],
    ])
  const night = light.colours.litShare > 0.1
  let body = shape(
    wall(-side * 6.4, rails + 2.4, rails + 3.6),
    light.colours.lamp,
    opacity(night ? 0.75 : 0.3),
  )
  for (let y = to - 3; y > from + 2; y -= chance.between(2.4, 6))
    body += people.stand(
      chance.pick(people.names.filter((who) => who !== 'cyclist')),
      [at - side * chance.between(1, 2.6), y, rails + 0.2],
      chance.chance(0.5),
    )
  for (let y = to - 1; y >= from; y -= 8)
    body += shape(
      wall(0, rails + 0.1, rails + 3.4, y, y + 0.5),
      throughAir(light, '#8d5a40', camera.depth([at, y, 0])),
    )
  return (
    body +
    shape(
      wall(side * 0.2, rails, rails + 1.3),
      mix(light.colours.glass, light.colours.skylight, 0.5),
      opacity(0.5),
    ) +
    shape(wall(side * 0.2, rails + 1.25, rails + 1.4), '#f3e6cc')
  )
}

/** The roof's outer skin as far as we see it, its eaves and its near rim. */
function vault(on: Stage, line: Line, { from, to, roof }: Station): Markup {
  const { camera, light } = on
  const skin = roof ?? '#e4d8c4'
  const body = new Batch()
  for (let i = 0; i < STEPS; i++) {
    const angle = Math.PI * (1 - (i + 0.5) / STEPS)
    const normal = unit([Math.cos(angle), 0, Math.sin(angle) * 1.6])
    const middle = arch(line, from, (i + 0.5) / STEPS)
    const seen = (camera.eye[0] - middle[0]) * normal[0] + (camera.eye[2] - middle[2]) * normal[2]
    if (seen <= 0) continue
    for (let y = to; y > from; y -= 8) {
      const [near, far] = [Math.max(from, y - 8), y]
      const quad = [
        arch(line, near, i / STEPS),
        arch(line, far, i / STEPS),
        arch(line, far, (i + 1) / STEPS),
        arch(line, near, (i + 1) / STEPS),
      ]
      const tone = mix(
        shaded(light, skin, normal),
        light.colours.skylight,
        0.3 * normal[2] + (Math.round(y / 8) % 2 ? 0.06 : 0),
      )
      body.add(camera.face(quad), throughAir(light, tone, camera.depth([line.x, y, 0])))
    }
  }
  const rim = camera.face([
    ...archLine(line, from - 0.8, 1.04),
    ...archLine(line, from - 0.8, 0.965).toReversed(),
  ])
  return (
    String(body) +
    shape(
      rim,
      throughAir(
        light,
        mix('#f4ead6', light.colours.sunlight, 0.3),
        camera.depth([line.x, from, 0]),
      ),
    )
  )
}
