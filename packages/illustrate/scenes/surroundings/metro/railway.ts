import { station } from '../../../buildings/transport/metro-station.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Crowd } from '../../../people/figures.ts'
import { carPaints } from '../../../roads/cars.ts'
import { vehicle } from '../../../roads/traffic.ts'
import { train } from '../../../roads/train.ts'
import { type Line, parapet, viaduct } from '../../../roads/viaduct.ts'

export const LINE: Line = { x: -5, rails: 12 }

/** Where the station stands, metres away. */
export const STATION = { from: 50, to: 126 }

/** The colours of a line and its station's roof. */
export const liveries = [
  { stripe: '#2f7f86', roof: '#e4d8c4' },
  { stripe: '#c4613d', roof: '#dccab0' },
  { stripe: '#7a4a78', roof: '#e6dfd2' },
] as const

export function railway(on: Stage, people: Crowd, seed: number): Markup {
  const { camera } = on
  const chance = random(seed)
  const { stripe, roof } = nth(liveries, seed % liveries.length)
  const { from, to } = STATION
  const start = chance.between(17, 27)
  const hedge = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n, range: 'middle', detail: 1.6 }),
  )
  let street = ''
  for (let y = 300; y > 36; y -= chance.between(6, 12)) {
    const left = chance.chance(0.5)
    const x = left ? chance.pick([-11.4, -17.6]) : chance.pick([1.4, 7.4])
    street += vehicle(
      on,
      chance.chance(0.14) ? 'bus' : chance.chance(0.36) ? 'rickshaw' : 'car',
      [x, y],
      left,
      chance.pick([...carPaints, '#3f7a4c']),
    )
    street += stand(
      camera,
      nth(hedge, Math.round(y) % 2),
      [-5 + chance.between(-1.4, 1.4), y, 0],
      1.2,
      chance.chance(0.5),
    )
  }
  for (let y = 36; y > 12; y -= 1.5)
    street += stand(
      camera,
      nth(hedge, Math.round(y) % 2),
      [-5 + chance.between(-1.6, 1.6), y, 0],
      1.1,
      y % 2 > 0,
    )
  return (
    viaduct(on, LINE, to, 520) +
    parapet(on, LINE, to, 520) +
    station(on, LINE, { from, to, seed, roof }, people, train(on, LINE, 1, start + 22, 5, stripe)) +
    street +
    train(on, LINE, 1, start, 1, stripe) +
    viaduct(on, LINE, 6, from) +
    parapet(on, LINE, 6, from)
  )
}
