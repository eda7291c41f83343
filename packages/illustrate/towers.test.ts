import { expect, test } from 'vitest'
import { makes, spans } from './buildings/apartments/apartment-makes.ts'
import { tiersOf } from './buildings/apartments/apartments.ts'
import { STOREY } from './buildings/apartments/bays.ts'
import { slabs } from './buildings/facade.ts'
import { wallsOf } from './buildings/solids.ts'
import { lightAt } from './paper/light.ts'
import { Sheet } from './paper/sheet.ts'
import { type Stage, stage } from './paper/stage.ts'
import { rectangle, type Spot } from './paper/vector.ts'
import { homePlots } from './scenes/estates/layout-from-above/homes.ts'
import { towerSpots } from './scenes/estates/layout-from-above/towers.ts'
import { placed } from './scenes/estates/residential/tower-places.ts'
import { buildings, towersAt } from './scenes/estates/towers/buildings.ts'

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 9, 12]

function clearing(): Stage {
  const sheet = new Sheet({ width: 800, height: 600 })
  const view = { eye: [0, 0, 1.7], focal: 900, centre: [800, 800] } as const
  return stage(sheet, view, lightAt('golden', 'plains', -40))
}

test('an estate has as many towers as its facts say, none in the way of another', () => {
  for (const make of makes)
    for (const count of counts)
      for (const floors of [4, 14, 30]) {
        const spots = placed(make, floors, count, 900, 1)
        expect(spots).toHaveLength(count)
        const across = spots.map(([x, y]) => x / y)
        expect(across).toEqual(across.toSorted((a, b) => a - b))
        expect(spots.every(([, y]) => y > spans[make])).toBe(true)
      }
})

test('an apartment tower rises exactly as many storeys as its facts say', () => {
  for (const make of makes)
    for (const floors of [2, 4, 5, 9, 14, 24, 30, 45]) {
      const { tiers } = tiersOf({ make, at: [0, 200], turn: 0.5, floors, seed: 1 })
      const tops = tiers.map((tier) => Math.round(tier.z / STOREY) + tier.floors)
      expect(Math.max(...tops)).toBe(floors)
      expect(tiers.every((tier) => tier.floors > 0)).toBe(true)
    }
})

test('glass towers are as many as the facts say, each with every floor', () => {
  const on = clearing()
  for (const count of counts) {
    const at = towersAt(count, 30, 750)
    expect(at).toHaveLength(count)
    expect(new Set(at.map(String)).size).toBe(count)
    expect(at.map(([, y]) => y)).toEqual(at.map(([, y]) => y).toSorted((a, b) => a - b))
  }
  const at = towersAt(7, 12, 750)
  const shapes = (places: readonly Spot[], floors: number): number =>
    buildings(on, places, floors, 1).split('M').length
  const storeys = (places: readonly Spot[]): number => shapes(places, 12) - shapes(places, 2)
  expect(storeys(at)).toBe(at.reduce((sum, place) => sum + storeys([place]), 0))
})

test('a facade has a slab under and over every floor', () => {
  const on = clearing()
  const wall = wallsOf(on, rectangle(-10, 160, 20, 20)).find(({ visible }) => visible)
  if (!wall) throw new Error('no wall in sight')
  for (const count of [1, 7, 30]) {
    const drawn = slabs(on, [wall], { z: 0, each: 3.9, count, refuge: [], seed: 1 })
    // A shade under each slab but the lowest, and the slabs themselves.
    expect(drawn.match(/M/g)).toHaveLength(count + count + 1)
  }
})

test('a township has as many houses as its facts say, and towers besides', () => {
  for (const homes of [0, 1, 12, 24, 60, 120, 177, 200])
    expect(homePlots(homes, () => false)).toHaveLength(homes)
  for (const count of [...counts, 15]) {
    const spots = towerSpots(count)
    expect(spots).toHaveLength(count)
    const apart = spots.flatMap((a, i) =>
      spots.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])),
    )
    expect(Math.min(40, ...apart)).toBe(40)
  }
})
