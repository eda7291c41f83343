import { pergola } from '../../../outdoors/gardens/garden-things.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'

/** Metres to the house's front and to the far shore before it. */
export const [HOUSE, SHORE] = [44, 34]

/** Old trees, palms and hedges about the house, people on the lawn, a pergola to one side. */
export function park(bank: Grove, left: number, length: number, hand: number, homes: number): void {
  const { chance } = bank
  const middle = left + length * 0.6
  for (let x = -60; x < 60; x += 5.4)
    bank.plant(
      chance.pick(['neem', 'neem', 'gulmohar', 'ashoka']),
      [x + chance.between(0, 4), chance.between(64, 84)],
      chance.between(9, 15),
    )
  for (const [off, y, height] of [
    [-17, 56, 14],
    [19, 57, 13],
    [25, 50, 10],
  ] as const)
    bank.plant('neem', [middle + off * hand, y], height)
  bank.plant('gulmohar', [middle - 19 * hand, 46], 8.5)
  for (const off of [-24, -28.5, -33])
    bank.plant('coconutPalm', [middle + off * hand, 44 + off * 0.1], chance.between(9, 12))
  const front = homes > 0 ? left + length * 1.2 : left
  for (let x = left - 1; x < front; x += 1.3)
    if (Math.abs(x - left - length * 0.48) > 3)
      bank.plant(
        chance.chance(0.35) ? 'bougainvillea' : 'shrub',
        [x, HOUSE - 4.4],
        chance.between(0.6, 1),
      )
  bank.plant('frangipani', [left - 3.4, HOUSE - 3], 4.6)
  bank.add([middle - 30 * hand, 50], (at) => pergola(at, middle - 28 * hand - 5, 50, 10, 4))
  for (let i = 0; i < 14; i++)
    bank.plant(
      'shrub',
      [chance.between(-44, 44), SHORE + chance.between(2.6, 4)],
      chance.between(0.5, 1.1),
    )
  bank.person('sari', [left + length * 0.48 - 3 * hand, 44], true)
  bank.person('kurta', [left + length * 0.48 - 4 * hand, 44.4])
  bank.person('girl', [middle - 12 * hand, 42.6])
  bank.person('boy', [middle - 13.4 * hand, 43], true)
}
