import { sorted } from '#app/lib/lists.ts'

import { readPath, type ListingPath } from './preview-messages.ts'
import { scrollInFrame } from './scroll-in-frame.ts'

const POINTED = 'data-pointed'

/**
 * Outlines where a value stands, on every place of the page's part, and nothing else; answers the one that was
 * pressed, else the largest of them.
 */
export function outline(
  part: Element,
  at: ListingPath | undefined,
  pressed?: Element,
): Element | undefined {
  for (const element of part.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED)
  const pointed = at ? placesOf(part, at) : []
  for (const element of pointed) element.setAttribute(POINTED, '')
  if (pressed && pointed.includes(pressed)) return pressed
  return sorted(pointed, (one, other) => sizeOf(other) - sizeOf(one))[0]
}

/** Has a place in sight, in what is opened for it; one that is stays where it is. */
export function bringInSight(element: Element): void {
  for (
    let box = element.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  )
    box.open = true
  const { top, bottom } = element.getBoundingClientRect()
  const room = window.innerHeight - coveredFoot()
  const isSeen = top >= 0 && bottom <= room
  // Of what is higher than the room for it the beginning is shown.
  if (!isSeen) scrollInFrame(element, { block: bottom - top > room / 2 ? 'start' : 'center' })
}

/** How many pixels of the frame's foot the editor has laid something over. */
let covered = 0

/** Says how much of the frame's foot is covered; the page can be scrolled so far that its end is above that. */
export function coverFoot(foot: number): void {
  covered = foot
  document.documentElement.style.setProperty('--covered', `${foot}px`)
}

/** The pixels at the foot of the frame that nobody sees. */
export function coveredFoot(): number {
  return covered
}

/** Gives the focus to what was pressed, or to where the value stands that is outlined. */
export function returnTo(part: Element, pressed: Element | undefined): void {
  const place = pressed?.isConnected === true ? pressed : part.querySelector(`[${POINTED}]`)
  const stop = place?.closest('[data-edits]') ?? place?.querySelector('[data-edits]')
  window.focus()
  if (stop instanceof HTMLElement || stop instanceof SVGElement) stop.focus({ preventScroll: true })
}

/** Where the value itself is, else what it is a part of, else what is a part of it. */
function placesOf(part: Element, at: ListingPath): Element[] {
  const marks = [...part.querySelectorAll('[data-at]')].map((element) => ({
    element,
    path: readPath(element.getAttribute('data-at')) ?? [],
  }))
  const around = sorted(
    marks.filter(({ path }) => isBelow(at, path)),
    (one, other) => other.path.length - one.path.length,
  )
  const nearest = around[0]?.path.length
  if (nearest !== undefined)
    return around.flatMap(({ element, path }) => (path.length === nearest ? [element] : []))
  return marks.filter(({ path }) => isBelow(path, at)).map(({ element }) => element)
}

function isBelow(path: ListingPath, above: ListingPath): boolean {
  return above.every((step, index) => step === path[index])
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
