import { bench, lampPost, pergola } from '../../../outdoors/gardens/garden-things.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { curve, type Spot } from '../../../paper/vector.ts'

/** What grows along the path `line`, about the nearest tower's place and in the beds. */
export function planting(
  on: Stage,
  grove: Grove,
  line: readonly Spot[],
  hero: Spot,
  hand: number,
): void {
  const { chance } = grove
  const walk = curve(line, 14)
  const beside = (i: number, off: number): Spot => {
    const [a, b] = [nth(walk, Math.max(0, i - 1)), nth(walk, Math.min(walk.length - 1, i + 1))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [
      nth(walk, i)[0] - ((b[1] - a[1]) / length) * off,
      nth(walk, i)[1] + ((b[0] - a[0]) / length) * off,
    ]
  }
  let since = 0
  for (let i = 8; i < walk.length - 6; i++) {
    since += Math.hypot(
      nth(walk, i)[0] - nth(walk, i - 1)[0],
      nth(walk, i)[1] - nth(walk, i - 1)[1],
    )
    if (nth(walk, i)[1] < 20 || since < 1.5) continue
    since = 0
    const outer = chance.chance(0.6) ? 'bougainvillea' : 'shrub'
    grove.plant(outer, beside(i, 3.1 * hand), chance.between(0.7, 1.1))
    if (i % 2) grove.plant('shrub', beside(i, -2.7 * hand), chance.between(0.4, 0.7))
    if (i % 6 === 2 && nth(walk, i)[1] > 30)
      grove.plant('royalPalm', beside(i, -4.4 * hand), chance.between(8, 9.5))
    if (i % 7 === 3) {
      const at = beside(i, 2.3 * hand)
      const [x] = on.camera.project([...at, 0])
      if (Math.abs(x - 800) < 2000) grove.add(at, lampPost(on, at))
    }
  }
  for (let x = -70; x < 80; x += 5) {
    const y = hero[1] * chance.between(0.62, 0.8)
    if (Math.abs(x - hero[0]) < 16) continue
    grove.plant(chance.pick(['neem', 'gulmohar', 'frangipani', 'neem', 'shrub', 'ashoka']), [
      x + chance.between(0, 4),
      y,
    ])
  }
  for (let i = 0; i < 9; i++)
    grove.plant(chance.pick(['neem', 'gulmohar', 'frangipani']), [
      -chance.between(15, 44) * hand,
      chance.between(34, 62),
    ])
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * Math.PI * 2
    const at: Spot = [(-15 + Math.cos(angle) * 7) * hand, 39 + Math.sin(angle) * 4.4]
    grove.plant(i % 4 ? 'shrub' : 'bougainvillea', at, chance.between(0.5, 0.9))
  }
  grove.plant('frangipani', [-15 * hand, 39], 5)
  for (const [x, y] of [
    [17, 30],
    [24, 36],
    [21, 44],
  ] as const)
    grove.plant(x === 24 ? 'gulmohar' : 'frangipani', [x * hand, y])
  for (let i = 0; i < 10; i++)
    grove.plant('shrub', [(16 + i * 1.3) * hand, 26 + Math.sin(i) * 1.6], chance.between(0.6, 1.1))
  for (let i = 0; i < 60; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.9]
    const at: Spot = [13.5 * hand + Math.cos(angle) * out * 7.8, 14 + Math.sin(angle) * out * 2.9]
    grove.plant(
      chance.chance(0.34) ? 'bougainvillea' : 'shrub',
      at,
      chance.between(0.45, 0.8) + Math.max(0, at[1] - 14) * 0.12,
    )
  }
  grove.plant('frangipani', [14.4 * hand, 15.6], 4.2)
  grove.plant('royalPalm', [19 * hand, 22], 8.8)
  grove.plant('royalPalm', [22.4 * hand, 25], 9.8)
  grove.plant('neem', [-16.4 * hand, 19], 11)
  for (let i = 0; i < 12; i++) {
    const height = chance.between(0.6, 1.2)
    const at: Spot = [(-16 + i * 0.85) * hand, 15.5 + Math.sin(i * 0.9) * 0.7 - i * 0.16]
    // The last ones would stand on the path.
    if (i < 8) grove.plant(i % 3 ? 'shrub' : 'bougainvillea', at, height)
  }
  for (let i = 0; i < 40; i++) {
    const angle = Math.PI * (1 + i / 39)
    grove.plant(
      'shrub',
      [hero[0] + Math.cos(angle) * 33, hero[1] - 4 + Math.sin(angle) * 23],
      chance.between(1, 1.7),
    )
    if (i % 4 === 1 && Math.abs(i - 20) > 4)
      grove.plant(
        'royalPalm',
        [hero[0] + Math.cos(angle) * 31, hero[1] - 4 + Math.sin(angle) * 21],
        chance.between(8, 10),
      )
  }
}

/** The pergola, a bench, walkers and those who wait before the nearest tower's place; `doors` where a tower stands there. */
export function life(on: Stage, grove: Grove, hero: Spot, hand: number, doors: boolean): void {
  const { chance } = grove
  // Beside a tower's doors, not before them.
  const left = doors ? 21.5 : 13
  grove.add([(left + 4) * hand, 45], pergola(on, hand > 0 ? left : -left - 9, 45, 9, 4))
  grove.person('office', [(left + 3) * hand, 43.6])
  grove.add([11 * hand, 31], bench(on, [11 * hand, 31], 0.3 * hand))
  grove.person('salwar', [10 * hand, 30], hand > 0)
  grove.person('elder', [-2.2 * hand, 25], hand < 0)
  grove.person('sari', [-0.6 * hand, 26.4], hand < 0)
  grove.person('boy', [13.6 * hand, 36], true)
  grove.person('cyclist', [2.2 * hand, 30.6], hand > 0)
  grove.person('mother', [7 * hand, 40])
  for (let i = 0; i < 9; i++)
    grove.person(
      chance.pick(['office', 'kurta', 'sari', 'man']),
      [hero[0] + chance.between(-16, 16), hero[1] - chance.between(20, 34)],
      chance.chance(0.5),
    )
}
