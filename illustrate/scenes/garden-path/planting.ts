import type { Grove } from '../../outdoors/grove.ts'
import type { Spot } from '../../paper/vector.ts'

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

export function trees(grove: Grove, hand: number): void {
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
      [-hand * chance.between(16, 40), chance.between(40, 80)],
      chance.between(8, 11),
    )
  for (let i = 0; i < 4; i++)
    grove.plant(
      chance.pick(['gulmohar', 'frangipani']),
      [hand * chance.between(22, 42), chance.between(40, 76)],
      chance.between(6, 8.5),
    )
  for (let i = 0; i < 5; i++)
    grove.plant('royalPalm', [hand * (12 + i * 6.4), 46 + i * 3], chance.between(8, 10))
  grove.plant('gulmohar', [-15 * hand, 18], 10)
  for (let i = 0; i < 26; i++)
    grove.plant(
      chance.chance(0.3) ? 'bougainvillea' : 'shrub',
      [hand * (-9.4 + i * 0.34), 9.3 + Math.sin(i * 0.55) * 0.35 - i * 0.02],
      chance.between(0.28, 0.5),
    )
  grove.plant('neem', [-24 * hand, 30], 11)
  grove.plant('ashoka', [20 * hand, 29], 9)
  grove.plant('ashoka', [22.4 * hand, 30], 10)
  grove.plant('ashoka', [24.6 * hand, 30.5], 8.6)
  for (let x = 12; x < 40; x += 1.1)
    grove.plant('shrub', [x * hand, 27 + Math.sin(x * 0.5)], chance.between(0.5, 1))
}
