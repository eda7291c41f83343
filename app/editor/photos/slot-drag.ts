import type { Point } from '#app/editor/form/rows/drag.ts'

const OVER = 'data-over'

/** The other place of the same gallery that a photograph is held over; undefined where it can go nowhere. */
export function placeUnder(grip: Element, { x, y }: Point): Element | undefined {
  const own = grip.closest('.slot')
  const place = document.elementFromPoint(x, y)?.closest('.slot[data-ordered]')
  const isOther = place && place !== own && place.parentElement === own?.parentElement
  return isOther ? place : undefined
}

/** Marks the place that a photograph would go to; none once it is let go. */
export function showPlaceOver(grip: Element, at: Point | undefined): void {
  for (const place of document.querySelectorAll(`[${OVER}]`)) place.removeAttribute(OVER)
  if (at) placeUnder(grip, at)?.setAttribute(OVER, '')
}
