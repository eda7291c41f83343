import type { DayColumn, PlacedVisit } from './day-columns.ts'

/** Quarter hours from midnight that every day shows. */
const [FIRST, LAST] = [9 * 4, 18 * 4]

/** Empty where the visit above continues. */
export type GridCell = { lane: string; placed?: PlacedVisit; isEdge: boolean }
export type GridRow = { quarter: number; cells: GridCell[] }

export function dayGrid(columns: readonly DayColumn[]): GridRow[] {
  const all = columns.flatMap(({ lanes }) => lanes.flat())
  const first = Math.min(FIRST, ...all.map(({ from }) => from - (from % 4)))
  const last = Math.max(LAST, ...all.map(({ to }) => Math.ceil(to / 4) * 4))
  return Array.from({ length: last - first }, (_, index) => {
    const quarter = first + index
    return { quarter, cells: columns.flatMap((column) => cellsOf(column, quarter)) }
  })
}

function cellsOf({ id, lanes }: DayColumn, quarter: number): GridCell[] {
  return lanes.flatMap((lane, index) => {
    const placed = lane.find(({ from, to }) => from <= quarter && quarter < to)
    const cell = { lane: `${id}-${index}`, isEdge: index === 0 }
    if (!placed) return [cell]
    return placed.from === quarter ? [{ ...cell, placed }] : []
  })
}
