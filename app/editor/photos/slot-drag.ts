import type { Point } from '#app/editor/form/rows/drag.ts'

const OVER = 'data-over'

/** The slot under a dragged photo; undefined where it cannot go. */
export function placeUnder(handle: Element, { x, y }: Point): Element | undefined {
  const own = handle.closest('.slot')
  const place = document.elementFromPoint(x, y)?.closest('.slot[data-ordered]')
  const isOther = place && place !== own && place.parentElement === own?.parentElement
  return isOther ? place : undefined
}

export function showPlaceOver(handle: Element, at: Point | undefined): void {
  for (const place of document.querySelectorAll(`[${OVER}]`)) place.removeAttribute(OVER)
  if (at) placeUnder(handle, at)?.setAttribute(OVER, '')
}
