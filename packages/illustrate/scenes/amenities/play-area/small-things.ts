import { solid } from '../../../buildings/solids.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, oval } from '../../../paper/svg.ts'
import { ellipse, type Spot, type Vec } from '../../../paper/vector.ts'
import { mix } from '../../../paper/colour.ts'
import { rod } from './rods.ts'

/** A see-saw: middle in metres, its turn in radians and how far it tips, -1 to 1. */
export function seesaw(on: Stage, [x, y]: Spot, turn: number, tip: number, colour: string): Markup {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, up = 0): Vec => [x + c * u, y + s * u, 0.62 + tip * u * 0.24 + up]
  const handle = (u: number): Markup =>
    rod(on, at(u), at(u, 0.4), 0.05, '#39484c') +
    rod(
      on,
      [at(u, 0.4)[0] - 0.16, at(u, 0.4)[1], at(u, 0.4)[2]],
      [at(u, 0.4)[0] + 0.16, at(u, 0.4)[1], at(u, 0.4)[2]],
      0.05,
      '#39484c',
    )
  return (
    rod(on, [x, y + 0.25, 0], [x, y, 0.62], 0.12, '#39484c') +
    rod(on, [x, y - 0.25, 0], [x, y, 0.62], 0.12, '#39484c') +
    rod(on, at(-1.7), at(1.7), 0.16, colour) +
    handle(-1.25) +
    handle(1.25)
  )
}

/** A rider on a spring: a rounded board with a seat; foot in metres. */
export function springRider(on: Stage, [x, y]: Spot, colour: string, second: string): Markup {
  const { camera, light } = on
  const [px, py, depth] = camera.project([x, y, 0])
  const k = camera.scale(depth)
  let coil = ''
  for (let i = 0; i < 4; i++)
    coil += oval(
      px,
      py - (0.06 + i * 0.09) * k,
      0.13 * k,
      0.045 * k,
      'none',
      ` stroke="${mix('#39484c', light.colours.sunlight, 0.2)}" stroke-width="${(0.05 * k).toFixed(1)}"`,
    )
  const n = (value: number): string => (value * k).toFixed(1)
  return (
    oval(px, py, 0.3 * k, 0.08 * k, '#1f2a2c', ' opacity=".3"') +
    coil +
    `<path transform="translate(${px.toFixed(1)} ${(py - 0.42 * k).toFixed(1)})" fill="${mix(colour, light.colours.sunlight, 0.2)}" d="M${n(-0.5)} ${n(-0.1)}Q${n(-0.3)} ${n(0.12)} 0 ${n(0.1)}Q${n(0.36)} ${n(0.1)} ${n(0.5)} ${n(-0.3)}Q${n(0.56)} ${n(-0.5)} ${n(0.36)} ${n(-0.46)}Q${n(0.24)} ${n(-0.2)} 0 ${n(-0.16)}Q${n(-0.3)} ${n(-0.16)} ${n(-0.5)} ${n(-0.1)}z"/>` +
    oval(px - 0.06 * k, py - 0.58 * k, 0.2 * k, 0.06 * k, second)
  )
}

/** A round stepping stump: middle, radius and height in metres. */
export const stump = (
  on: Stage,
  [x, y]: Spot,
  radius: number,
  height: number,
  colour: string,
): Markup => solid(on, ellipse(x, y, radius, radius, 28), 0, height, colour)
