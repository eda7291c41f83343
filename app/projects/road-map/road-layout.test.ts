import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PlacedRoad } from './placed-roads.ts'
import { abreast, layOut, type RoadLayout } from './road-layout.ts'

/** Cells of names and bends, as in roads-across.css: band, side of the line, column. */
function cellsOf(layout: RoadLayout, column: number, band: number): string[] {
  const name = [`${band} above ${column}`, `${band} above ${column + 1}`]
  const stops = layout.stops.flatMap(({ isAbove }, index) => {
    const side = `${band} ${isAbove ? 'above' : 'below'}`
    return [`${side} ${column + 1 + index}`, `${side} ${column + 2 + index}`]
  })
  if (!layout.branches) return [...name, ...stops]
  const fork = column + 1 + layout.stopColumns
  const bend = Array.from(
    { length: layout.branches.above },
    (_, index) => `${band + index} below ${fork}`,
  )
  return [...name, ...stops, ...bend, ...cellsBelow(layout.branches.roads, fork, band)]
}

function cellsBelow(roads: readonly RoadLayout[], column: number, band: number): string[] {
  const [road, ...rest] = roads
  if (!road) return []
  return [...cellsOf(road, column, band), ...cellsBelow(rest, column, band + road.bands)]
}

const group = fc.array(fc.constant({ name: 'Stop', place: '' }), { minLength: 1, maxLength: 3 })
const groups = fc.array(group, { minLength: 1, maxLength: 4 })
const roads = (depth: number): fc.Arbitrary<PlacedRoad[]> =>
  fc.array(
    fc.record({
      name: fc.constant('Road'),
      groups,
      branches: depth === 0 ? fc.constant([]) : roads(depth - 1),
    }),
    { minLength: depth === 2 ? 1 : 0, maxLength: 3 },
  )

test('names overlap neither each other nor bends, and all have room', () => {
  fc.assert(
    fc.property(roads(2), (all) => {
      const layouts = all.map(layOut)
      const cells = cellsBelow(layouts, 0, 0)
      expect(new Set(cells).size).toBe(cells.length)
      const { columns, bands } = abreast(layouts)
      for (const cell of cells) {
        const [band, , column] = cell.split(' ').map(Number)
        expect(band).toBeLessThan(bands)
        expect(column).toBeLessThan(columns)
      }
    }),
  )
})

test('ties the stops of a group to each other only', () => {
  const stop = { name: 'Stop', place: '' }
  const layout = layOut({
    name: 'Road',
    groups: [[stop], [stop, stop, stop], [stop]],
    branches: [],
  })
  expect(layout.stops.map(({ isTied }) => isTied)).toEqual([false, true, true, false, false])
})
