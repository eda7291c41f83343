import { lampGlow } from '../../../outdoors/sky.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { band, circle, fixed, type Markup, opacity, oval, stroke } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import { floodlit } from './ground.ts'

/** A mast with four lamps that look towards `aim` (-1 left, 1 right), lit at dusk: foot and height in metres. */
export function floodlight(on: Stage, at: Spot, height: number, aim: -1 | 1): Markup {
  const { camera, light } = on
  const [x, y, depth] = camera.project(lift(at, 0))
  if (depth < 3) return ''
  const k = camera.scale(depth)
  const top = y - height * k
  const steel = throughAir(light, mix('#39484c', light.colours.shade, 0.25), depth)
  const lit = floodlit(on)
  let lamps = ''
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    lamps += band(
      x + (aim * 0.1 - 0.78 + i * 0.84) * k,
      top + (j * 0.5 - 0.5) * k,
      0.72 * k,
      0.4 * k,
      lit ? '#fffbe8' : mix('#cfd6d2', light.colours.skylight, 0.4),
    )
  return (
    stroke(`M${fixed(x)} ${fixed(y)}V${fixed(top)}`, steel, Math.max(1.4, 0.2 * k)) +
    band(x + (aim * 0.1 - 0.9) * k, top - 0.62 * k, 1.8 * k, 1.14 * k, steel) +
    lamps +
    (lit
      ? circle(x + aim * 0.2 * k, top, 7 * k, lampGlow(on, 0.55)) +
        circle(x, top, 2.4 * k, lampGlow(on, 0.8)) +
        oval(x + aim * 3 * k, y, 9 * k, 1.6 * k, lampGlow(on, 0.2), opacity(0.7))
      : '')
  )
}
