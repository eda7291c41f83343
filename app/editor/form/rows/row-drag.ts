import type { Point } from './drag.ts'

const CARRIED = 'data-carried'
const BEFORE = 'data-drop-before'
const AFTER = 'data-drop-after'

/** How many positions a row moves when dropped at this height. */
export function placesOn(middles: readonly number[], at: number, y: number): number {
  const others = middles.filter((_, index) => index !== at)
  return others.filter((middle) => middle < y).length - at
}

export function showRowOver(handle: Element, at: Point | undefined): void {
  const { rows, own, index } = rowsAround(handle)
  for (const row of rows) for (const name of [CARRIED, BEFORE, AFTER]) row.removeAttribute(name)
  if (!at) return
  own?.setAttribute(CARRIED, '')
  const by = rowPlacesOn(handle, at)
  if (by !== 0) rows[index + by]?.setAttribute(by < 0 ? BEFORE : AFTER, '')
}

export function rowPlacesOn(handle: Element, { y }: Point): number {
  const { rows, index } = rowsAround(handle)
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  return placesOn(middles, index, y)
}

function rowsAround(handle: Element) {
  const own = handle.closest('li')
  const rows = [...(own?.parentElement?.children ?? [])]
  return { rows, own, index: own ? rows.indexOf(own) : -1 }
}
