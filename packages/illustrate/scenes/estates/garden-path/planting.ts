import type { Grove } from '../../../outdoors/trees/grove.ts'
import { between, type Spot } from '../../../paper/vector.ts'
import { nth } from '../../../paper/nth.ts'
import type { Garden } from './gardens.ts'

/** Fills a bed: low flowers at its edge, higher shrubs in the middle. */
export function flowers(grove: Grove, [x, y]: Spot, rx: number, ry: number): void {
  const { chance } = grove
  const count = Math.round(rx * ry * 4.4)
  for (let i = 0; i < count; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.9]
    const at: Spot = [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out]
    grove.plant(
      chance.chance(0.42) ? 'bougainvillea' : 'shrub',
      at,
      chance.between(0.35, 0.5) + (1 - out) * 0.7,
    )
  }
  grove.plant('frangipani', [x + rx * 0.2, y + ry * 0.3], chance.between(3.4, 4.4))
}

/** The trees of a garden and those behind it. */
export function trees(grove: Grove, hand: number, near: Garden['trees']): void {
  const { chance } = grove
  for (let x = -90; x < 90; x += 5)
    grove.plant(
      chance.pick(['neem', 'neem', 'ashoka', 'gulmohar']),
      [x + chance.between(0, 4), chance.between(94, 120)],
      chance.between(7, 12),
    )
  for (let i = 0; i < 8; i++)
    grove.plant(
      chance.pick(['neem', 'gulmohar', 'neem']),
      [-hand * chance.between(18, 42), chance.between(46, 80)],
      chance.between(8, 11),
    )
  for (let i = 0; i < 4; i++)
    grove.plant(
      chance.pick(['gulmohar', 'frangipani']),
      [hand * chance.between(22, 42), chance.between(44, 76)],
      chance.between(6, 8.5),
    )
  for (let i = 0; i < 5; i++)
    grove.plant('royalPalm', [hand * (12 + i * 6.4), 48 + i * 3], chance.between(8, 10))
  for (const [kind, x, y, height] of near) grove.plant(kind, [x * hand, y], height)
  for (let x = 18; x < 44; x += 1.1)
    grove.plant('shrub', [x * hand, 41 + Math.sin(x * 0.5)], chance.between(0.5, 1))
}

/** A low edging of shrubs between two spots. */
export function edging(grove: Grove, ends: readonly Spot[]): void {
  const { chance } = grove
  const [from, to] = [nth(ends, 0), nth(ends, 1)]
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.34)
  for (let i = 0; i < count; i++) {
    const [x, y] = between(from, to, i / count)
    grove.plant(
      chance.chance(0.3) ? 'bougainvillea' : 'shrub',
      [x, y + Math.sin(i * 0.55) * 0.35],
      chance.between(0.28, 0.5),
    )
  }
}
