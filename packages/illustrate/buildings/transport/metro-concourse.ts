import { lighten, mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import type { Line } from '../../roads/viaduct.ts'
import { type Station, HALF, arch, archLine } from './metro-vault.ts'
import { box, onWall, type Wall } from '../solids.ts'

/** The glazed floor under the tracks, on pairs of columns. */
export function concourse(on: Stage, { x, rails }: Line, { from, to, seed }: Station): Markup {
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
export function hall(on: Stage, line: Line, { from, to }: Station): Markup {
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
