import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { lerp, lift } from '../../paper/vector.ts'
import { onWall, type Wall } from '../solids.ts'
import type { VillaPart } from './villa-plans.ts'

/** Openings of a wall by code, left to right: g glass to the floor, w window, t timber screen, s slot, . wall. `lamps` is chance of its own: which are lit is the hour's. */
export function openings(
  on: Stage,
  wall: Wall,
  part: VillaPart,
  code: string,
  lamps: Random,
): Markup {
  let body = ''
  const count = code.length
  for (let i = 0; i < count; i++) {
    const letter = nth(code, i)
    const at = (share: number): number => (i + share) / count
    const { z, h } = part
    if (letter === 'g') body += window(on, wall, at(0.06), at(0.94), z + 0.12, z + h - 0.45, lamps)
    if (letter === 'w') body += window(on, wall, at(0.2), at(0.8), z + 0.95, z + h - 0.6, lamps)
    if (letter === 's') body += window(on, wall, at(0.36), at(0.64), z + 0.3, z + h - 0.4, lamps)
    if (letter === 't') body += screen(on, wall, at(0.08), at(0.92), z + 0.15, z + h - 0.25)
  }
  return body
}

function window(
  on: Stage,
  wall: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
  lamps: Random,
): Markup {
  const { camera, light, sheet } = on
  const air = (colour: string, share = 1): string =>
    throughAir(light, colour, wall.distance * share)
  const top = camera.project(lift(wall.middle, high))[1]
  const foot = camera.project(lift(wall.middle, low))[1]
  const lit = lamps.chance((light.colours.litShare - 0.04) * 2)
  const [isCurtained, isLeft] = [lamps.chance(0.6), lamps.chance(0.5)]
  const glassTop = mix(light.colours.glass, nth(light.colours.sky, 2)[1], 0.6)
  const paint = lit
    ? sheet.gradientDown(
        [
          [0, air('#ffe9bb', 0.4)],
          [0.55, air(light.colours.lamp, 0.4)],
          [1, air('#cf8a50', 0.4)],
        ],
        top,
        foot,
      )
    : sheet.gradientDown(
        [
          [0, air(glassTop)],
          [1, air(mix(light.colours.glass, '#10222c', 0.55))],
        ],
        top,
        foot,
      )
  const edge = 0.09 / wall.length
  let body = shape(
    onWall(on, wall, from - edge, to + edge, low - 0.09, high + 0.09),
    air('#2b2c2e'),
  )
  body += shape(onWall(on, wall, from, to, low, high), paint)
  const width = (to - from) * wall.length
  if (lit && isCurtained) {
    const [a, b] = isLeft ? [0, 0.28] : [0.72, 1]
    body += shape(
      onWall(on, wall, lerp(from, to, a), lerp(from, to, b), low, high),
      air('#fff2d8', 0.4),
      opacity(0.5),
    )
  }
  let bars = ''
  const panes = Math.max(1, Math.round(width / 1.5))
  for (let i = 1; i < panes; i++)
    bars += onWall(
      on,
      wall,
      lerp(from, to, i / panes) - edge / 3,
      lerp(from, to, i / panes) + edge / 3,
      low,
      high,
    )
  return (
    body +
    shape(bars, air('#2b2c2e')) +
    shape(onWall(on, wall, from, to, high - 0.25, high), '#101a22', opacity(0.3))
  )
}

function screen(
  on: Stage,
  wall: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
): Markup {
  const { light } = on
  const tone = throughAir(light, shaded(light, light.colours.timber, wall.normal), wall.distance)
  const glow = light.colours.litShare > 0.3 ? mix(light.colours.lamp, '#9a5e38', 0.35) : '#2a2422'
  let slats = ''
  const count = Math.max(3, Math.round(((to - from) * wall.length) / 0.24))
  for (let i = 0; i < count; i++)
    slats += onWall(
      on,
      wall,
      lerp(from, to, i / count),
      lerp(from, to, (i + 0.55) / count),
      low,
      high,
      0.08,
    )
  return (
    shape(onWall(on, wall, from, to, low, high), throughAir(light, glow, wall.distance)) +
    shape(slats, tone)
  )
}
